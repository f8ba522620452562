# WebKitGTK has the engine of Safari. It needs a display, and in a container it can have no sandbox of its own.
echo "WebKitGTK $(dpkg-query -W -f '${Version}' libwebkit2gtk-4.1-0)"
export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1
exec xvfb-run --auto-servernum "$(ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser)" --private "${1%/api/*}/fetch"
