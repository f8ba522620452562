# As python-email-mime, by somebody who knows that forms need no base64 for text.
import os
import platform
import urllib.request
from email.charset import Charset
from email.mime.application import MIMEApplication
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from email.policy import HTTP

from lib.form import paths, texts, url

plain = Charset("utf-8")
plain.body_encoding = None

form = MIMEMultipart("form-data")
for name, value in texts.items():
    part = MIMEText(value, "plain", plain)
    part.add_header("Content-Disposition", "form-data", name=name)
    form.attach(part)
for name, path in paths.items():
    part = MIMEApplication(open(path, "rb").read(), "pdf")
    part.add_header("Content-Disposition", "form-data", name=name, filename=os.path.basename(path))
    form.attach(part)
body = form.as_bytes(policy=HTTP).split(b"\r\n\r\n", 1)[1]
request = urllib.request.Request(url, body, {"Content-Type": form["Content-Type"]})
urllib.request.urlopen(request).read()
print(f"Python {platform.python_version()} email.mime and urllib.request")
