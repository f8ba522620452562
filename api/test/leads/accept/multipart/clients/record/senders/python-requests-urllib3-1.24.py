# Before urllib3 1.25 names outside ASCII, and names with quotes, went as RFC 2231 says and in no other way.
import requests
import urllib3
from lib.form import paths, texts, url
from urllib3.fields import RequestField, format_header_param_rfc2231

RequestField._render_part = lambda self, name, value: format_header_param_rfc2231(name, value)
if paths:
    requests.post(url, data=texts, files={name: open(path, "rb") for name, path in paths.items()})
else:
    requests.post(url, files={name: (None, value) for name, value in texts.items()})
print(f"Requests {requests.__version__}, urllib3 {urllib3.__version__} with the names of 1.24 and earlier")
