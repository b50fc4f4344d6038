"""Options that several commands share: findings, seats, rules, languages, numbers and papers."""
