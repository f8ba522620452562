# Runs a browser of the terminal: `typed BROWSER URL KEYS KEYS PATH`, with the keys before the path of the file and those
# after it. Without a file only the first are pressed.
session=form-$$
tmux -L "$session" -f /dev/null new-session -d -s "$session" -x 100 -y 40 "$1 ${2%/api/*}/typed"
sleep 2
for key in $3; do tmux -L "$session" send-keys -t "$session" "$key"; sleep 0.4; done
if [ -n "$5" ]; then
  tmux -L "$session" send-keys -t "$session" -l "$5"; sleep 0.4
  for key in $4; do tmux -L "$session" send-keys -t "$session" "$key"; sleep 0.4; done
fi
sleep 1
tmux -L "$session" kill-server
