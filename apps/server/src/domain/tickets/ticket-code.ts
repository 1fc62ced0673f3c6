import { createHash } from 'node:crypto';
import type { LegName, TicketKind } from '@ferry/api/customer-server';
import { fromBase32, toBase32 } from './base32.ts';
import {
  type PublicTicketKey,
  signTicketBytes,
  type TicketSigner,
  verifyTicketBytes,
} from './ticket-keys.ts';

/** What a signed code says. It names nobody. */
export interface TicketFacts {
  ticketId: string;
  sailingId: string;
  /** JST day of the departure from the port where the traveller boards, `YYYY-MM-DD`. */
  day: string;
  kind: TicketKind;
  leg: LegName;
  /** From 1; each change of the booking begins a new one. */
  generation: number;
}

/** As {@link TicketFacts}, as far as a code tells: of the sailing it has a part of the hash. */
interface ReadTicketFacts extends Omit<TicketFacts, 'sailingId' | 'generation'> {
  /** The remainder of its division by 256. */
  generation: number;
  /** {@link sailingTag}. */
  sailingTag: string;
  keyId: string;
}

/** Version of the layout; a scanner that does not know it must not guess. */
const FORMAT = 1;
const FACTS_BYTES = 27;
const SIGNATURE_BYTES = 64;
const ID_PREFIX = 'tkt_';
const ID_BYTES = 10;
const TAG_BYTES = 8;
/** As many as a byte has; after them a code counts from 0 again. Its ticket's id stays another one. */
const GENERATIONS = 256;
const DAY_MS = 86_400_000;
const KINDS: readonly TicketKind[] = ['group', 'passenger', 'vehicle'];
const LEGS: readonly LegName[] = ['outbound', 'return'];
const PLACES = { keyId: 1, ticketId: 5, sailing: 15, day: 23, generation: 25, what: 26 } as const;

/** The first 8 bytes of the SHA-256 of a sailing's id, in hexadecimal. */
export const sailingTag = (sailingId: string): string => hashOfSailing(sailingId).toString('hex');

/** The code that a QR carries: 27 bytes of facts and 64 of an Ed25519 signature over them, in base32. */
export function signTicketCode(facts: TicketFacts, signer: TicketSigner): string {
  const bytes = Buffer.alloc(FACTS_BYTES);
  bytes.writeUInt8(FORMAT, 0);
  bytes.write(signer.id, PLACES.keyId, 'hex');
  bytes.set(idBytes(facts.ticketId), PLACES.ticketId);
  bytes.set(hashOfSailing(facts.sailingId), PLACES.sailing);
  bytes.writeUInt16BE(Date.parse(facts.day) / DAY_MS, PLACES.day);
  bytes.writeUInt8(facts.generation % GENERATIONS, PLACES.generation);
  bytes.writeUInt8(KINDS.indexOf(facts.kind) * 2 + LEGS.indexOf(facts.leg), PLACES.what);
  return toBase32(Buffer.concat([bytes, signTicketBytes(bytes, signer)]));
}

/** Why a code is not read: no code of ours, a key that is not known, or a signature that is wrong. */
export type UnreadableCode = 'malformed' | 'unknownKey' | 'forged';

/**
 * What a code says, once its signature has been checked. Whether the ticket is still valid it does
 * not know.
 */
export function readTicketCode(
  code: string,
  keys: readonly PublicTicketKey[],
): ReadTicketFacts | UnreadableCode {
  const all = fromBase32(code);
  if (all?.length !== FACTS_BYTES + SIGNATURE_BYTES || all[0] !== FORMAT) return 'malformed';
  const bytes = all.subarray(0, FACTS_BYTES);
  const keyId = bytes.toString('hex', PLACES.keyId, PLACES.ticketId);
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return 'unknownKey';
  if (!verifyTicketBytes(bytes, all.subarray(FACTS_BYTES), key)) return 'forged';
  const what = bytes.readUInt8(PLACES.what);
  const kind = KINDS[what >> 1];
  const leg = LEGS[what & 1];
  if (!kind || !leg) return 'malformed';
  return {
    keyId,
    ticketId: ID_PREFIX + toBase32(bytes.subarray(PLACES.ticketId, PLACES.sailing)),
    sailingTag: bytes.toString('hex', PLACES.sailing, PLACES.day),
    day: new Date(bytes.readUInt16BE(PLACES.day) * DAY_MS).toISOString().slice(0, 10),
    generation: bytes.readUInt8(PLACES.generation),
    kind,
    leg,
  };
}

function idBytes(ticketId: string): Buffer {
  const bytes = fromBase32(ticketId.slice(ID_PREFIX.length));
  if (bytes?.length !== ID_BYTES) throw new Error('A ticket has an id that no code can carry');
  return bytes;
}

const hashOfSailing = (sailingId: string): Buffer =>
  createHash('sha256').update(sailingId).digest().subarray(0, TAG_BYTES);
