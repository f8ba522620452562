require 'rest-client'
require_relative 'lib/form'

files = PATHS.transform_values { |path| File.new(path, 'rb') }
RestClient.post(ADDRESS, { multipart: true, **TEXTS.transform_keys(&:to_sym), **files.transform_keys(&:to_sym) })
puts "rest-client #{RestClient::VERSION}, Ruby #{RUBY_VERSION}"
