import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  PasskeyAssertion,
  PasskeyInput,
  RequestOptions,
} from '@ferry/api/external-server';

/** Where the test server's pages are. */
const SITE_ORIGIN = 'http://localhost:8080';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x18;
const HAS_KEY = 0x40;

/** What a device, a browser or an attacker between them does otherwise. */
interface Deviation {
  origin?: string;
  rpId?: string;
  /** Without the fingerprint, the face or the PIN. */
  isUnverified?: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');
const uint32 = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

/** One passkey of a device: an ES256 key that signs what WebAuthn has signed. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
    this.#publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** `navigator.credentials.create()` */
  create(options: CreationOptions, deviation: Deviation = {}): PasskeyInput['credential'] {
    const id = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#publicKey]);
    const data = Buffer.concat([this.#data(options.rp.id, HAS_KEY, deviation), key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return {
      id: this.id,
      clientDataJSON: this.#client('webauthn.create', options.challenge, deviation),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    };
  }

  /** `navigator.credentials.get()` */
  get(options: RequestOptions, deviation: Deviation = {}): PasskeyAssertion {
    this.#counter += 1;
    const data = this.#data(options.rpId, 0, deviation);
    const clientDataJSON = this.#client('webauthn.get', options.challenge, deviation);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#key)),
    };
  }

  #client(type: string, challenge: string, { origin = SITE_ORIGIN }: Deviation): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(rpId: string, flags: number, deviation: Deviation): Buffer {
    const verified = deviation.isUnverified ? 0 : VERIFIED;
    return Buffer.concat([
      sha256(deviation.rpId ?? rpId),
      Buffer.from([PRESENT | verified | SYNCED | flags]),
      uint32(this.#counter),
    ]);
  }
}
