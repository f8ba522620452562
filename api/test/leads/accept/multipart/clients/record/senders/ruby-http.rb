require 'http'
require_relative 'lib/form'

files = PATHS.transform_values { |path| HTTP::FormData::File.new(path) }
# Without a file it sends the form urlencoded unless it is told otherwise.
form = HTTP::FormData::Multipart.new(TEXTS.merge(files))
HTTP.post(ADDRESS, headers: { 'Content-Type' => form.content_type }, body: form.to_s)
puts "#{debian('ruby-http')}, #{debian('ruby-http-form-data')}, Ruby #{RUBY_VERSION}"
