import { createHash, type KeyObject, sign } from 'node:crypto';

// As much of CMS (RFC 5652) as a signature of a pass has; Node makes none.

/** Who signs, and the certificate above the signer's own; both in DER. */
interface Signer {
  certificate: Buffer;
  authority: Buffer;
  key: KeyObject;
}

const OIDS = {
  data: '2a864886f70d010701',
  signedData: '2a864886f70d010702',
  contentType: '2a864886f70d010903',
  messageDigest: '2a864886f70d010904',
  signingTime: '2a864886f70d010905',
  sha256: '608648016503040201',
  rsa: '2a864886f70d010101',
} as const;
const TAGS = {
  integer: 2,
  octets: 4,
  null: 5,
  oid: 6,
  utcTime: 23,
  sequence: 48,
  set: 49,
} as const;
const CONTEXT_0 = 0xa0;

/** A detached signature in DER: SHA-256, RSA, with the time of signing. */
export function signDetached(content: Buffer, signer: Signer, now: Date): Buffer {
  const attributes = [
    attribute('contentType', oid('data')),
    attribute('signingTime', der(TAGS.utcTime, utcTime(now))),
    attribute('messageDigest', der(TAGS.octets, createHash('sha256').update(content).digest())),
  ].sort(Buffer.compare);
  const signature = sign('sha256', der(TAGS.set, ...attributes), signer.key);
  const signerInfo = sequence(
    version1,
    issuerAndSerial(signer.certificate),
    algorithm('sha256'),
    der(CONTEXT_0, ...attributes),
    algorithm('rsa'),
    der(TAGS.octets, signature),
  );
  const signedData = sequence(
    version1,
    der(TAGS.set, algorithm('sha256')),
    sequence(oid('data')),
    der(CONTEXT_0, signer.certificate, signer.authority),
    der(TAGS.set, signerInfo),
  );
  return sequence(oid('signedData'), der(CONTEXT_0, signedData));
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([128 + bytes.length]), bytes]);
}

const sequence = (...parts: Buffer[]): Buffer => der(TAGS.sequence, ...parts);
const version1 = der(TAGS.integer, Buffer.from([1]));
const oid = (name: keyof typeof OIDS): Buffer => der(TAGS.oid, Buffer.from(OIDS[name], 'hex'));
const algorithm = (name: 'sha256' | 'rsa'): Buffer => sequence(oid(name), der(TAGS.null));
const attribute = (name: keyof typeof OIDS, value: Buffer): Buffer =>
  sequence(oid(name), der(TAGS.set, value));

/** `YYMMDDHHMMSSZ` */
const utcTime = (now: Date): Buffer =>
  Buffer.from(`${now.toISOString().replace(/\D/g, '').slice(2, 14)}Z`);

/** The parts of a certificate that say whose it is: its issuer's name, then its own number. */
function issuerAndSerial(certificate: Buffer): Buffer {
  const toBeSigned = childrenOf(certificate)[0] ?? certificate;
  const parts = childrenOf(toBeSigned);
  // The version comes first, but for certificates of the oldest one.
  const [serial, , issuer] = parts[0]?.[0] === CONTEXT_0 ? parts.slice(1) : parts;
  if (!serial || !issuer) throw new Error('A certificate has no issuer');
  return sequence(issuer, serial);
}

/** The elements inside of one, each with its tag and length. */
function childrenOf(element: Buffer): Buffer[] {
  const children: Buffer[] = [];
  let at = contentAt(element);
  while (at < element.length) {
    const rest = element.subarray(at);
    const first = contentAt(rest);
    const end = first + lengthAt(rest);
    children.push(rest.subarray(0, end));
    at += end;
  }
  return children;
}

const contentAt = (element: Buffer): number => {
  const length = element[1] ?? 0;
  return length < 128 ? 2 : 2 + (length - 128);
};

function lengthAt(element: Buffer): number {
  const length = element[1] ?? 0;
  return length < 128 ? length : element.readUIntBE(2, length - 128);
}
