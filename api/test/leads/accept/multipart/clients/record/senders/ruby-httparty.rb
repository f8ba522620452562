require 'httparty'
require_relative 'lib/form'

files = PATHS.transform_values { |path| File.open(path) }
HTTParty.post(ADDRESS, multipart: true, body: TEXTS.merge(files))
puts "HTTParty #{HTTParty::VERSION}, Ruby #{RUBY_VERSION}"
