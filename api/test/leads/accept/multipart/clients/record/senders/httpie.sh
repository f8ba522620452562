# `http --form POST url name=value cv@file`; `--multipart` when there is no file.
url=$1; shift
pairs=()
for pair; do
  if [[ ${pair#*=} == @* ]]; then pairs+=("${pair%%=*}@${pair#*=@}"); else pairs+=("$pair"); fi
done
http --ignore-stdin --print= --multipart POST "$url" "${pairs[@]}"
echo "HTTPie $(http --version)"
