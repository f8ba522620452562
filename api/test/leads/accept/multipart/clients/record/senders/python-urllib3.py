import os

import urllib3
from lib.form import paths, texts, url

files = {name: (os.path.basename(path), open(path, "rb").read()) for name, path in paths.items()}
urllib3.PoolManager().request("POST", url, fields={**texts, **files})
print(f"urllib3 {urllib3.__version__}")
