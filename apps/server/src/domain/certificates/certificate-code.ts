import { fromBase32, toBase32 } from '../tickets/base32.ts';
import {
  type PublicTicketKey,
  signTicketBytes,
  type TicketSigner,
  verifyTicketBytes,
} from '../tickets/ticket-keys.ts';

/** What a certificate's code says. It names nobody. */
export interface CertificateFacts {
  /** In whole seconds. */
  issuedAt: Date;
  sailingId: string;
  /** The section: positions in the calls of the sailing. */
  fromCall: number;
  toCall: number;
  /** As planned, in whole minutes. */
  departureAt: Date;
  arrivalAt: Date;
  /** 1 to 1440; null for a cancelled sailing. */
  delayMinutes: number | null;
}

/** Version of the layout: a ticket's is 1 and a voucher's 2, so that none is taken for another. */
const FORMAT = 3;
const FACTS_BYTES = 21;
const SIGNATURE_BYTES = 64;
/** More is no code: the id of a sailing has at most 105 signs. */
const MOST_BYTES = FACTS_BYTES + 105 + SIGNATURE_BYTES;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const PLACES = {
  ...{ keyId: 1, issued: 5, departure: 9, arrival: 13 },
  ...{ delay: 17, fromCall: 19, toCall: 20 },
} as const;

/** The code of a certificate: its facts, the sailing's id and an Ed25519 signature over both, in base32. */
export function signCertificateCode(facts: CertificateFacts, signer: TicketSigner): string {
  const fixed = Buffer.alloc(FACTS_BYTES);
  fixed.writeUInt8(FORMAT, 0);
  fixed.write(signer.id, PLACES.keyId, 'hex');
  fixed.writeUInt32BE(Math.floor(facts.issuedAt.getTime() / SECOND_MS), PLACES.issued);
  fixed.writeUInt32BE(facts.departureAt.getTime() / MINUTE_MS, PLACES.departure);
  fixed.writeUInt32BE(facts.arrivalAt.getTime() / MINUTE_MS, PLACES.arrival);
  fixed.writeUInt16BE(facts.delayMinutes ?? 0, PLACES.delay);
  fixed.writeUInt8(facts.fromCall, PLACES.fromCall);
  fixed.writeUInt8(facts.toCall, PLACES.toCall);
  const bytes = Buffer.concat([fixed, Buffer.from(facts.sailingId, 'latin1')]);
  return toBase32(Buffer.concat([bytes, signTicketBytes(bytes, signer)]));
}

/** What a code says, once its signature has been checked; undefined for one that is not ours. */
export function readCertificateCode(
  code: string,
  keys: readonly PublicTicketKey[],
): CertificateFacts | undefined {
  const all = fromBase32(code);
  if (!all || all[0] !== FORMAT || all.length > MOST_BYTES) return undefined;
  if (all.length <= FACTS_BYTES + SIGNATURE_BYTES) return undefined;
  const bytes = all.subarray(0, -SIGNATURE_BYTES);
  const key = keys.find(({ id }) => id === bytes.toString('hex', PLACES.keyId, PLACES.issued));
  if (!key || !verifyTicketBytes(bytes, all.subarray(-SIGNATURE_BYTES), key)) return undefined;
  return {
    issuedAt: new Date(bytes.readUInt32BE(PLACES.issued) * SECOND_MS),
    sailingId: bytes.toString('latin1', FACTS_BYTES),
    fromCall: bytes.readUInt8(PLACES.fromCall),
    toCall: bytes.readUInt8(PLACES.toCall),
    departureAt: new Date(bytes.readUInt32BE(PLACES.departure) * MINUTE_MS),
    arrivalAt: new Date(bytes.readUInt32BE(PLACES.arrival) * MINUTE_MS),
    delayMinutes: bytes.readUInt16BE(PLACES.delay) || null,
  };
}
