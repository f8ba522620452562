use strict;
use warnings;
use HTTP::Request::Common qw(POST);
use LWP::UserAgent;

my ($url, @pairs) = @ARGV;
my @form = map { my ($name, $value) = split /=/, $_, 2; $name => $value =~ /^@(.*)/s ? [$1] : $value } @pairs;
my $answer = LWP::UserAgent->new->request(POST $url, Content_Type => 'form-data', Content => \@form);
die $answer->status_line unless $answer->is_success;
print "libwww-perl $LWP::UserAgent::VERSION, HTTP::Message $HTTP::Message::VERSION\n";
