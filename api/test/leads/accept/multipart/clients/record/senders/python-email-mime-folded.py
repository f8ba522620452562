# As python-email-mime, with the line ends and the folded headers of letters.
import os
import platform
import urllib.request
from email.mime.application import MIMEApplication
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from email.policy import SMTP

from lib.form import paths, texts, url

form = MIMEMultipart("form-data")
for name, value in texts.items():
    part = MIMEText(value)
    part.add_header("Content-Disposition", "form-data", name=name)
    form.attach(part)
for name, path in paths.items():
    part = MIMEApplication(open(path, "rb").read(), "pdf")
    part.add_header("Content-Disposition", "form-data", name=name, filename=os.path.basename(path))
    form.attach(part)
body = form.as_bytes(policy=SMTP).split(b"\r\n\r\n", 1)[1]
request = urllib.request.Request(url, body, {"Content-Type": form["Content-Type"]})
urllib.request.urlopen(request).read()
print(f"Python {platform.python_version()} email.mime and urllib.request")
