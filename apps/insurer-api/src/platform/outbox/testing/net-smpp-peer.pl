# Independent SMS centre (Debian: libnet-smpp-perl); prints received messages. Usage: perl net-smpp-peer.pl PORT
use strict;
use warnings;
use Net::SMPP;

my ($port) = @ARGV;
my $centre = Net::SMPP->new_listen('127.0.0.1', port => $port) or die "listen: $!";
$| = 1;
print "listening\n";
my $session = $centre->accept or die "accept: $!";
while (my $pdu = $session->read_pdu()) {
    my ($command, $seq) = ($pdu->{cmd}, $pdu->{seq});
    if ($command == Net::SMPP::CMD_bind_transceiver) {
        print "bind $pdu->{system_id} $pdu->{password}\n";
        $session->bind_transceiver_resp(seq => $seq, system_id => 'centre');
    }
    elsif ($command == Net::SMPP::CMD_submit_sm) {
        my @fields = @{$pdu}{qw(source_addr destination_addr esm_class data_coding)};
        print join(' ', 'submit', @fields, unpack('H*', $pdu->{short_message})), "\n";
        $session->submit_sm_resp(seq => $seq, message_id => '1');
    }
    elsif ($command == Net::SMPP::CMD_enquire_link) {
        $session->enquire_link_resp(seq => $seq);
    }
    elsif ($command == Net::SMPP::CMD_unbind) {
        $session->unbind_resp(seq => $seq);
        print "unbind\n";
        last;
    }
}
