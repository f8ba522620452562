import httpx
from lib.form import paths, texts, url

if paths:
    httpx.post(url, data=texts, files={name: open(path, "rb") for name, path in paths.items()})
else:
    httpx.post(url, files={name: (None, value) for name, value in texts.items()})
print(f"HTTPX {httpx.__version__}")
