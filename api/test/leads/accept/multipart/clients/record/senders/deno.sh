here=$(dirname "$0")
exec "$here/node_modules/.bin/deno" run --quiet --allow-all --no-lock "$here/node-global-fetch.mjs" "$@"
