close = x
