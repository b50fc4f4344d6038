"""What a printed map would suffer from: lettering, colours, seams and credits."""
