"""Turn order as small steps, each with the numbers of the rules it keeps."""
