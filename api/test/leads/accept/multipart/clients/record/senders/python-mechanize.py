# A browser of its own: it loads the page and fills its form in.
import mechanize
from lib.form import paths, texts, url

browser = mechanize.Browser()
browser.set_handle_robots(False)
controls = "".join(
    f'<textarea name="{name}"></textarea>' if "\n" in value else f'<input name="{name}">' for name, value in texts.items()
) + "".join(f'<input type="file" name="{name}">' for name in paths)
page = f'<meta charset="utf-8"><form method="post" enctype="multipart/form-data" action="{url}">{controls}</form>'
headers = [("Content-Type", "text/html; charset=utf-8")]
browser.set_response(mechanize.make_response(page.encode(), headers, url, 200, "OK"))
browser.select_form(nr=0)
for name, value in texts.items():
    browser[name] = value
for name, path in paths.items():
    browser.form.add_file(open(path, "rb"), "application/pdf", path.rsplit("/", 1)[1], name=name)
browser.submit()
print(f"mechanize {'.'.join(str(part) for part in mechanize.__version__[:3])}")
