# wget knows no multipart: the body is made by hand, as forums advise.
url=$1; shift
boundary=---------------------------$(date +%s)
body=$(mktemp)
for pair; do
  name=${pair%%=*} value=${pair#*=}
  printf -- '--%s\r\n' "$boundary"
  if [[ $value == @* ]]; then
    path=${value#@}
    printf 'Content-Disposition: form-data; name="%s"; filename="%s"\r\n' "$name" "${path##*/}"
    printf 'Content-Type: application/pdf\r\n\r\n'
    cat "$path"
  else
    printf 'Content-Disposition: form-data; name="%s"\r\n\r\n%s' "$name" "$value"
  fi
  printf '\r\n'
done > "$body"
printf -- '--%s--\r\n' "$boundary" >> "$body"
wget --quiet --output-document /dev/null --header "Content-Type: multipart/form-data; boundary=$boundary" --post-file "$body" "$url"
rm "$body"
wget --version | head -n 1 | cut -d ' ' -f 1-3
