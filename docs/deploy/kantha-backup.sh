#!/bin/bash
# Copies all leads, proves that the copy can be restored, encrypts it, and takes old ones away (docs/deploy.md, "Backup"):
#   kantha-backup.sh <folder of the backups> <file with public keys of age>
# What is not encrypted lies in a folder that nobody else may read, and that goes at the end, however that comes. After a
# SIGKILL, systemd takes it away with the /var/tmp of the unit; without systemd, the next run does.
set -euo pipefail
shopt -s nullglob inherit_errexit
umask 077

# How many days and weeks are kept, of those that have a backup: nothing goes because the clock went on.
days=14
weeks=8

main() {
  [ $# = 2 ] || fail "Say where the backups go, and which file has the public keys: $0 <folder> <file>"
  folder=$(realpath -e -- "$1") && [ -w "$folder" ] || fail "$1 is no folder that this user can write to."
  keys=$(realpath -e -- "$2") && : | age -R "$keys" -o /dev/null || fail "$2 has no public key that age can use."
  exec 9<"$folder"
  flock -n 9 || fail 'Another backup into this folder is under way.'
  cd "$(dirname "$(realpath "$0")")/../.."

  # This folder's own, so that two backups into two folders leave each other alone.
  private=${TMPDIR:-/var/tmp}/kantha-backup-$(stat -c %d-%i -- "$folder")
  find "${private%/*}" -maxdepth 1 -user "$(id -u)" -name "${private##*/}.*" -exec rm -rf -- {} +
  rm -f -- "$folder"/.*.part
  private=$(mktemp -d "$private.XXXXXX")
  # A signal ends a shell with this as well.
  trap 'rm -rf -- "$private" "${part:-$private}"' EXIT
  trap 'exit 1' HUP INT TERM

  copy
  encrypt
  # Before what may fail of old ones: this one is good. The letter of each morning and /metrics say how old it is.
  leads backed-up >"$private/said"
  prune
}

# The number of leads may change while they are copied, and a copy that has one of the numbers between is whole.
copy() {
  local before after
  before=$(stored)
  leads backup --out "$private/leads.db" >"$private/said"
  after=$(stored)
  DATABASE_URL="sqlite:$private/scratch.db" leads restore "$private/leads.db" >"$private/said"
  restored=$(grep -oE '^[0-9]+' "$private/said")
  rm -f -- "$private"/scratch.db*
  if ((restored < before && restored < after || restored > before && restored > after)); then
    fail "The copy had $restored leads when it was restored, and the database $before before it and $after after it."
  fi
}

# The private half of the owner's keys is elsewhere. A key that lives as long as this run opens the file once more.
encrypt() {
  name=leads-$(date -u +%FT%H%M%SZ).db.age
  part=$folder/.$name.part
  age-keygen -o "$private/key" 2>"$private/said" || fail "$(<"$private/said")"
  age -R "$keys" -r "$(age-keygen -y "$private/key")" -o "$part" "$private/leads.db"
  sync -- "$part"
  age -d -i "$private/key" "$part" | cmp - "$private/leads.db"
  mv -- "$part" "$folder/$name"
  sync -- "$folder"
  echo "$folder/$name: $restored leads, restored and counted."
}

# Keeps every backup of the last days, and the newest of each of the last weeks. What has a later
# name than that of this run stays: the clock was ahead then, or is behind now.
prune() {
  local -A day=() week=()
  local backups=("$folder"/leads-????-??-??T??????Z.db.age) at file date number
  for ((at = ${#backups[@]} - 1; at >= 0; at--)); do
    file=${backups[at]}
    if [[ $file > $folder/$name ]]; then continue; fi
    date=${file##*/leads-}
    date=${date%%T*}
    if ((${#day[@]} < days)); then day[$date]=kept; fi
    number=$(date -d "$date" +%G-%V)
    if [ -n "${day[$date]:-}" ] || { [ -z "${week[$number]:-}" ] && ((${#week[@]} < weeks)); }; then
      week[$number]=kept
    else
      rm -- "$file"
    fi
  done
}

# How many leads the database has, suspected spam too.
stored() {
  leads stats --json >"$private/stats"
  node -p "JSON.parse(fs.readFileSync(0, 'utf8')).counts.reduce((sum, { all }) => sum + all, 0)" <"$private/stats"
}

leads() {
  node --import tsx api/src/cli/leads.ts "$@"
}

fail() {
  echo "$1" >&2
  exit 1
}

main "$@"
