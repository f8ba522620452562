require 'typhoeus'
require_relative 'lib/form'

files = PATHS.transform_values { |path| File.open(path) }
# Without a file it sends the form urlencoded unless it is told otherwise.
Typhoeus.post(ADDRESS, multipart: true, body: TEXTS.merge(files))
puts "Typhoeus #{Typhoeus::VERSION}, Ruby #{RUBY_VERSION}"
