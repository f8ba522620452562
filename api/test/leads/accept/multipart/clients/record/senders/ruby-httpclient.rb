require 'httpclient'
require_relative 'lib/form'

files = PATHS.transform_values { |path| File.open(path) }
# Without a file it sends the form urlencoded unless it is told otherwise.
HTTPClient.new.post(ADDRESS, body: TEXTS.merge(files), header: { 'Content-Type' => 'multipart/form-data' })
puts "httpclient #{HTTPClient::VERSION}, Ruby #{RUBY_VERSION}"
