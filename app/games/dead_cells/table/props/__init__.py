"""What every scene between two fights is laid out of: plates, signs, answers, the prisoners beside it."""
