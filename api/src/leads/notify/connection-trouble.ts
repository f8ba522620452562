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
export function connectionTrouble(error: unknown, peer: Peer): string | undefined {
  // Several addresses of one name that all fail come as one error, and libraries put a code of theirs before the first.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const { code, originalCode, cert } = isRecord(first ?? error) ? (first ?? error) : {};
  return sentences.get(String(originalCode ?? code))?.(peer, cert);
}

type Sentence = (peer: Peer, cert: unknown) => string;

const noTls: Sentence = ({ host, port }) =>
  `${host}:${port} does not speak TLS from the first byte: is the port right?`;
const untrusted: Sentence = ({ host }) =>
  `the certificate of ${host} is not signed by anybody whom this machine knows, or a link to that is missing`;
const selfSigned: Sentence = ({ host }) =>
  `the certificate of ${host} is self-signed: NODE_EXTRA_CA_CERTS can name a file with it, in the environment that Node starts in`;
const silent: Sentence = ({ host, port }) => `${host}:${port} does not answer: a firewall, or a wrong host or port`;
const broken: Sentence = ({ name, host }) => `the ${name} ${host} ended the connection too early`;
const unreachable: Sentence = ({ host }) => `this machine knows no way to ${host}`;
const forOthers: Sentence = ({ host }, cert) =>
  `the certificate that ${host} shows is for ${namesOf(cert)}: is the host name right?`;

/** By the codes of Node and OpenSSL. */
const sentences: ReadonlyMap<string, Sentence> = new Map([
  ['ENOTFOUND', ({ host }) => `there is no host of the name ${host}`],
  ['EAI_AGAIN', ({ host }) => `the name ${host} cannot be looked up now: this machine reaches no name server`],
  ['ECONNREFUSED', ({ host, port }) => `the connection was refused: nothing listens at ${host}:${port}`],
  ['ETIMEDOUT', silent],
  ['EHOSTUNREACH', unreachable],
  ['ENETUNREACH', unreachable],
  ['ECONNRESET', broken],
  ['EPIPE', broken],
  ['CERT_HAS_EXPIRED', ({ host }) => `the certificate of ${host} has expired`],
  ['CERT_NOT_YET_VALID', ({ host }) => `the certificate of ${host} is not valid yet: is the clock here right?`],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', selfSigned],
  ['SELF_SIGNED_CERT_IN_CHAIN', selfSigned],
  ['UNABLE_TO_GET_ISSUER_CERT', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', untrusted],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', untrusted],
  ['CERT_REVOKED', ({ host }) => `the certificate of ${host} was revoked`],
  ['ERR_TLS_CERT_ALTNAME_INVALID', forOthers],
  ['ERR_SSL_WRONG_VERSION_NUMBER', noTls],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', noTls],
  ['EPROTO', noTls],
]);

/** The first of the names that a certificate is for. */
function namesOf(cert: unknown): string {
  const { subjectaltname = '' } = isRecord(cert) ? cert : {};
  const names = String(subjectaltname).split(', ').slice(0, 3).filter(Boolean);
  return names.map((name) => name.replace(/^(?:DNS|IP Address):/, '')).join(', ') || 'other names';
}
