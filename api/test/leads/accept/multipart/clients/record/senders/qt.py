# QHttpMultiPart: the program writes the part headers, Qt the rest.
import os
import sys

from lib.form import paths, texts, url
from PyQt5.QtCore import QCoreApplication, QFile, QT_VERSION_STR, QUrl
from PyQt5.QtNetwork import QHttpMultiPart, QHttpPart, QNetworkAccessManager, QNetworkRequest

application = QCoreApplication(sys.argv)
form = QHttpMultiPart(QHttpMultiPart.FormDataType)
for name, value in texts.items():
    part = QHttpPart()
    part.setHeader(QNetworkRequest.ContentDispositionHeader, f'form-data; name="{name}"')
    part.setBody(value.encode())
    form.append(part)
for name, path in paths.items():
    part = QHttpPart()
    part.setHeader(QNetworkRequest.ContentTypeHeader, "application/pdf")
    part.setRawHeader(b"Content-Disposition", f'form-data; name="{name}"; filename="{os.path.basename(path)}"'.encode())
    file = QFile(path)
    file.open(QFile.ReadOnly)
    part.setBodyDevice(file)
    form.append(part)
manager = QNetworkAccessManager()
manager.finished.connect(application.quit)
answer = manager.post(QNetworkRequest(QUrl(url)), form)
application.exec_()
print(f"Qt {QT_VERSION_STR} QHttpMultiPart")
