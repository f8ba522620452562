import os

import requests
import requests_toolbelt
from lib.form import paths, texts, url
from requests_toolbelt import MultipartEncoder

files = {name: (os.path.basename(path), open(path, "rb"), "application/pdf") for name, path in paths.items()}
encoder = MultipartEncoder(fields={**texts, **files})
requests.post(url, data=encoder, headers={"Content-Type": encoder.content_type})
print(f"requests-toolbelt {requests_toolbelt.__version__}, Requests {requests.__version__}")
