import asyncio

import aiohttp
from lib.form import paths, texts, url


async def main():
    form = aiohttp.FormData()
    form._is_multipart = True  # As `aiohttp.MultipartWriter("form-data")` for a form that has no file.
    for name, value in texts.items():
        form.add_field(name, value)
    for name, path in paths.items():
        form.add_field(name, open(path, "rb"))
    async with aiohttp.ClientSession() as session:
        await session.post(url, data=form)


asyncio.run(main())
print(f"aiohttp {aiohttp.__version__}")
