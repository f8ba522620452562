import pycurl
from lib.form import paths, texts, url

handle = pycurl.Curl()
handle.setopt(pycurl.URL, url)
files = [(name, (pycurl.FORM_FILE, path.encode())) for name, path in paths.items()]
handle.setopt(pycurl.HTTPPOST, [(name, value.encode()) for name, value in texts.items()] + files)
handle.setopt(pycurl.WRITEFUNCTION, lambda data: None)
handle.perform()
print(pycurl.version.split(" ")[0], pycurl.version.split(" ")[1])
