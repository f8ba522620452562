use strict;
use warnings;
use Encode qw(decode);
use Mojo::UserAgent;
use Mojolicious;

my ($url, @pairs) = map { decode('UTF-8', $_) } @ARGV;
my %form = map { my ($name, $value) = split /=/, $_, 2; $name => $value =~ /^@(.*)/s ? { file => Encode::encode('UTF-8', $1), filename => ($1 =~ m{([^/]+)$})[0] } : $value } @pairs;
# Without a file it sends the form urlencoded unless it is told otherwise.
Mojo::UserAgent->new->post($url => { 'Content-Type' => 'multipart/form-data' } => form => \%form)->result;
print "Mojolicious $Mojolicious::VERSION\n";
