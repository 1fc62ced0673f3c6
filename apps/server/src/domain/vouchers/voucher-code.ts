import { createHash } from 'node:crypto';
import { fromBase32, toBase32 } from '../tickets/base32.ts';
import type { UnreadableCode } from '../tickets/ticket-code.ts';
import {
  type PublicTicketKey,
  signTicketBytes,
  type TicketSigner,
  verifyTicketBytes,
} from '../tickets/ticket-keys.ts';

/** What a voucher's code says. It names nobody. */
interface VoucherFacts {
  voucherId: string;
  /** Of the partner that takes it. */
  partnerName: string;
  /** Last day on which it is valid, `YYYY-MM-DD`. */
  validUntil: string;
  /** Position among the includes of its ticket. */
  include: number;
}

/** Version of the layout: a ticket's is 1, so that neither is taken for the other. */
const FORMAT = 2;
const FACTS_BYTES = 27;
const SIGNATURE_BYTES = 64;
const DAY_MS = 86_400_000;
export const VOUCHER_PREFIX = 'vch_';
const PLACES = { keyId: 1, voucherId: 5, partner: 15, day: 23, include: 26 } as const;

/** The code that a QR carries: 27 bytes of facts and 64 of an Ed25519 signature over them, in base32. */
export function signVoucherCode(facts: VoucherFacts, signer: TicketSigner): string {
  const bytes = Buffer.alloc(FACTS_BYTES);
  bytes.writeUInt8(FORMAT, 0);
  bytes.write(signer.id, PLACES.keyId, 'hex');
  bytes.set(idBytes(facts.voucherId), PLACES.voucherId);
  bytes.set(tagOf(facts.partnerName), PLACES.partner);
  bytes.writeUInt16BE(Date.parse(facts.validUntil) / DAY_MS, PLACES.day);
  bytes.writeUInt8(facts.include, PLACES.include);
  return toBase32(Buffer.concat([bytes, signTicketBytes(bytes, signer)]));
}

/** The voucher that a code is of, once its signature has been checked; whether it is valid is not in it. */
export function readVoucherCode(
  code: string,
  keys: readonly PublicTicketKey[],
): { voucherId: string } | UnreadableCode {
  const all = fromBase32(code);
  if (all?.length !== FACTS_BYTES + SIGNATURE_BYTES || all[0] !== FORMAT) return 'malformed';
  const bytes = all.subarray(0, FACTS_BYTES);
  const key = keys.find(({ id }) => id === bytes.toString('hex', PLACES.keyId, PLACES.voucherId));
  if (!key) return 'unknownKey';
  if (!verifyTicketBytes(bytes, all.subarray(FACTS_BYTES), key)) return 'forged';
  return { voucherId: VOUCHER_PREFIX + toBase32(bytes.subarray(PLACES.voucherId, PLACES.partner)) };
}

const idBytes = (voucherId: string): Buffer => {
  const bytes = fromBase32(voucherId.slice(VOUCHER_PREFIX.length));
  if (!bytes) throw new Error('A voucher has an id that no code can carry');
  return bytes;
};

/** The first 8 bytes of the SHA-256 of a partner's name. */
const tagOf = (partnerName: string): Buffer =>
  createHash('sha256')
    .update(partnerName)
    .digest()
    .subarray(0, PLACES.day - PLACES.partner);
