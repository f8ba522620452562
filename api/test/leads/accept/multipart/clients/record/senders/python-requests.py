import requests
import urllib3
from lib.form import paths, texts, url

# Without a file, `files` makes it multipart all the same when each text has no name.
if paths:
    requests.post(url, data=texts, files={name: open(path, "rb") for name, path in paths.items()})
else:
    requests.post(url, files={name: (None, value) for name, value in texts.items()})
print(f"Requests {requests.__version__}, urllib3 {urllib3.__version__}")
