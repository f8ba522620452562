# `--form-escape` writes quotes as curl did before 7.81: with a backslash.
url=$1; shift
form=(); for pair; do form+=(-F "$pair"); done
curl --silent --form-escape --output /dev/null "${form[@]}" "$url"
curl --version | head -n 1 | cut -d ' ' -f 1-2
