require 'net/http'
require_relative 'lib/form'

request = Net::HTTP::Post.new(URI(ADDRESS))
files = PATHS.map { |name, path| [name, File.open(path)] }
request.set_form(TEXTS.to_a + files, 'multipart/form-data')
Net::HTTP.start(request.uri.host, request.uri.port) { |http| http.request(request) }
puts "Ruby #{RUBY_VERSION} net/http"
