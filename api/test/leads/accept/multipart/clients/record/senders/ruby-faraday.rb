require 'faraday'
require_relative 'lib/form'

connection = Faraday.new { |faraday| faraday.request :multipart; faraday.adapter :net_http }
files = PATHS.transform_values { |path| Faraday::FilePart.new(path, 'application/pdf') }
connection.post(ADDRESS, TEXTS.merge(files)) do |request|
  request.headers['Content-Type'] = 'multipart/form-data'
end
puts "Faraday #{Faraday::VERSION}, #{debian("ruby-multipart-post")}, Ruby #{RUBY_VERSION}"
