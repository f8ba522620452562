# `URL name=value … cv=@/path`: the call that every sender gets.
ADDRESS = ARGV.fetch(0)
pairs = ARGV.drop(1).map { |pair| pair.split('=', 2) }
TEXTS = pairs.reject { |_, value| value.start_with?('@') }.to_h
PATHS = pairs.select { |_, value| value.start_with?('@') }.to_h { |name, value| [name, value[1..]] }

def debian(package)
  "#{package} #{`dpkg-query -W -f '${Version}' #{package}`}"
end
