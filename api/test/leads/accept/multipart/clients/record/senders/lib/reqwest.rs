use reqwest::blocking::{multipart::Form, Client};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut form = Form::new();
    let url = std::env::args().nth(1).ok_or("no address")?;
    for pair in std::env::args().skip(2) {
        let (name, value) = pair.split_once('=').ok_or("no field")?;
        form = match value.strip_prefix('@') {
            Some(path) => form.file(name.to_string(), path)?,
            None => form.text(name.to_string(), value.to_string()),
        };
    }
    Client::new().post(url).multipart(form).send()?;
    Ok(())
}
