"""`URL name=value … cv=@/path`: the call that every sender gets."""
import sys

url = sys.argv[1]
_pairs = [pair.split("=", 1) for pair in sys.argv[2:]]
texts = {name: value for name, value in _pairs if not value.startswith("@")}
paths = {name: value[1:] for name, value in _pairs if value.startswith("@")}
