"""Text of strangers: normalised on the way in, made safe for each way out."""
