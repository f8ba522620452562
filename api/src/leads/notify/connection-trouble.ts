import { isRecord } from '../../../../src/contract/record';

/** Who is connected to. */
export interface Peer {
  name: 'mail server' | 'receiver';
  host: string;
  port: number;
}

/**
 * Why no connection came about, in words for whoever can mend it; undefined when the error says nothing of that. What
 * can be learnt only from the other side's own words is left out, since these may quote addresses.
 */
export function connectionTrouble(error: unknown, { name, host, port }: Peer): string | undefined {
  // Several addresses of one name that all fail come as one error, and libraries put a code of theirs before the first.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const { code, originalCode, cert } = isRecord(first ?? error) ? (first ?? error) : {};
  const words = sentences.get(String(originalCode ?? code));
  const names = namesOf(cert);
  return words
    ?.replace('NAME', name)
    .replace('HOST', host)
    .replace('PORT', String(port))
    .replace('THOSE', names === '' ? 'other names' : names);
}

/** The names that a certificate is for, as far as there are few of them. */
function namesOf(cert: unknown): string {
  const { subjectaltname = '' } = isRecord(cert) ? cert : {};
  const names = String(subjectaltname).split(', ').slice(0, 3);
  return names.map((name) => name.replace(/^(?:DNS|IP Address):/, '')).join(', ');
}

const noTls = 'HOST:PORT does not speak TLS from the first byte: is the port right?';
const untrusted =
  'the certificate of HOST is not signed by anybody whom this machine knows, or a link to that is missing';
const selfSigned = 'the certificate of HOST is self-signed: NODE_EXTRA_CA_CERTS can name a file with it';
const silent = 'HOST:PORT does not answer: a firewall, or a wrong host or port';
const broken = 'the NAME HOST ended the connection too early';
const unreachable = 'this machine knows no way to HOST';

/** By the codes of Node and OpenSSL. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'there is no host of the name HOST'],
  ['EAI_AGAIN', 'the name HOST cannot be looked up now: this machine reaches no name server'],
  ['ECONNREFUSED', 'the connection was refused: nothing listens at HOST:PORT'],
  ['ETIMEDOUT', silent],
  ['EHOSTUNREACH', unreachable],
  ['ENETUNREACH', unreachable],
  ['ECONNRESET', broken],
  ['EPIPE', broken],
  ['CERT_HAS_EXPIRED', 'the certificate of HOST has expired'],
  ['CERT_NOT_YET_VALID', 'the certificate of HOST is not valid yet: is the clock of this machine right?'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', selfSigned],
  ['SELF_SIGNED_CERT_IN_CHAIN', selfSigned],
  ['UNABLE_TO_GET_ISSUER_CERT', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', untrusted],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', untrusted],
  ['CERT_REVOKED', 'the certificate of HOST was revoked'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate that HOST shows is for THOSE: is the host name right?'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', noTls],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', noTls],
  ['EPROTO', noTls],
]);
