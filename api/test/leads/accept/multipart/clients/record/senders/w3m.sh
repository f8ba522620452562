w3m -version | cut -d ' ' -f 3 | tr -d ,
path=${!#}; path=${path#*=@}; [ -f "$path" ] || path=
# The first control is the file, or the text that is there already.
if [ -n "$path" ]; then keys='Tab Enter'; else keys='Tab Tab Enter'; fi
bash "$(dirname "$0")/lib/typed.sh" w3m "$1" "$keys" 'Enter Tab Enter' "$path"
