# Debian's packages stand in for the registry of crates.
here=$(cd "$(dirname "$0")" && pwd)
project=$here/rust-reqwest
mkdir -p "$project/src" "$project/.cargo"
cp "$here/lib/reqwest.rs" "$project/src/main.rs"
cat > "$project/.cargo/config.toml" <<'END'
[source.crates-io]
replace-with = "debian"
[source.debian]
directory = "/usr/share/cargo/registry"
END
cat > "$project/Cargo.toml" <<'END'
[package]
name = "sender"
version = "0.0.0"
edition = "2021"
[dependencies]
reqwest = { version = "0.11", default-features = false, features = ["blocking", "multipart"] }
END
cargo build --quiet --offline --manifest-path "$project/Cargo.toml" --config "$project/.cargo/config.toml"
"$project/target/debug/sender" "$@"
echo "reqwest $(sed -n '/^name = "reqwest"$/{n;s/version = "\(.*\)"/\1/p}' "$project/Cargo.lock")"
