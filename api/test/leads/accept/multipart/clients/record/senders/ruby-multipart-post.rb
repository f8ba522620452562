require 'net/http/post/multipart'
require_relative 'lib/form'

address = URI(ADDRESS)
files = PATHS.transform_values { |path| UploadIO.new(File.new(path), 'application/pdf', File.basename(path)) }
request = Net::HTTP::Post::Multipart.new(address.path, TEXTS.merge(files))
Net::HTTP.start(address.host, address.port) { |http| http.request(request) }
puts "#{debian("ruby-multipart-post")}, Ruby #{RUBY_VERSION}"
