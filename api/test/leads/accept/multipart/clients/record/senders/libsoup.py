import os

import gi

gi.require_version("Soup", "3.0")
from gi.repository import GLib, Soup  # noqa: E402
from lib.form import paths, texts, url  # noqa: E402

form = Soup.Multipart.new("multipart/form-data")
for name, value in texts.items():
    form.append_form_string(name, value)
for name, path in paths.items():
    form.append_form_file(name, os.path.basename(path), "application/pdf", GLib.Bytes.new(open(path, "rb").read()))
Soup.Session().send_and_read(Soup.Message.new_from_multipart(url, form), None)
print(f"libsoup {Soup.get_major_version()}.{Soup.get_minor_version()}.{Soup.get_micro_version()}")
