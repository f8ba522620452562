# The WebKit of 2016: a browser as old as those that some visitors still have. It gives a file only to a real click.
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from lib.form import paths, texts, url  # noqa: E402
from PyQt5.QtCore import Qt, QTimer, QUrl  # noqa: E402
from PyQt5.QtTest import QTest  # noqa: E402
from PyQt5.QtWebKit import qWebKitVersion  # noqa: E402
from PyQt5.QtWebKitWidgets import QWebPage, QWebView  # noqa: E402
from PyQt5.QtWidgets import QApplication  # noqa: E402


class Page(QWebPage):
    def chooseFile(self, frame, suggested):
        return next(iter(paths.values()))


application = QApplication(sys.argv)
view = QWebView()
view.setPage(Page())
view.resize(800, 800)
view.show()
controls = "".join(
    f'<p><textarea name="{name}"></textarea>' if "\n" in value else f'<p><input name="{name}">'
    for name, value in texts.items()
) + "".join(f'<p><input type="file" name="{name}">' for name in paths)
html = f'<meta charset="utf-8"><form method="post" enctype="multipart/form-data" action="{url}">{controls}</form>'
frame = view.page().mainFrame()


def send():
    view.loadFinished.disconnect(send)
    for name, value in texts.items():
        frame.findFirstElement(f"[name={name}]").evaluateJavaScript(f"this.value = {value!r}")
    for name in paths:
        middle = frame.findFirstElement(f"[name={name}]").geometry().center()
        QTest.mouseClick(view, Qt.LeftButton, Qt.NoModifier, middle)
    view.loadFinished.connect(application.quit)
    QTimer.singleShot(300, lambda: frame.findFirstElement("form").evaluateJavaScript("this.submit()"))


view.loadFinished.connect(send)
view.setHtml(html, QUrl(url))
application.exec_()
print(f"QtWebKit {qWebKitVersion()}", flush=True)
os._exit(0)
