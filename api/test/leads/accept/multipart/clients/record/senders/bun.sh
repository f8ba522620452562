here=$(dirname "$0")
exec "$here/node_modules/.bin/bun" run "$here/node-global-fetch.mjs" "$@"
