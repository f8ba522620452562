here=$(dirname "$0")
program=$here/poco
[ "$program" -nt "$here/lib/poco.cc" ] || g++ -o "$program" "$here/lib/poco.cc" -lPocoNet -lPocoFoundation
"$program" "$@"
echo "POCO $(dpkg-query -W -f '${Version}' libpoco-dev)"
