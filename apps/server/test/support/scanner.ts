import { createHash, createPublicKey, verify } from 'node:crypto';
import type { SailingTicketList, TicketKeyList } from '@ferry/api/customer-server';

// A port's device as docs/tickets.md describes it, of nothing but the contract's responses: no line of
// the server is in it, so that a mistake of the server is not made here too.

/** What a device has fetched while it had a network; without a list it knows the keys alone. */
export interface Fetched {
  keys: TicketKeyList;
  list: SailingTicketList | undefined;
}

/** The sailing at which a device is used. */
interface Gate {
  sailingId: string;
  /** JST day, `YYYY-MM-DD`. */
  day: string;
  /** When it scans, in milliseconds. */
  now: number;
}

/** What a device says of a code. */
type Scanned =
  | { is: 'forged' | 'wrongSailing' | 'wrongDay' }
  /** 未確認: nothing is known of it but that it was issued. */
  | { is: 'unconfirmed' }
  | { is: SailingTicketList['tickets'][number]['state']; ageMinutes: number };

/** Each letter is five bits; bits left over at the end are dropped. */
const fromBase32 = (text: string): Buffer => {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

const isSigned = (
  { keys }: TicketKeyList,
  id: string,
  text: Buffer,
  signature: Buffer,
): boolean => {
  const key = keys.find((each) => each.id === id);
  if (!key) return false;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.publicKey };
  return verify(null, text, createPublicKey({ key: jwk, format: 'jwk' }), signature);
};

/** What a device without a network says of a code that is shown to it. */
export function scan(code: string, { keys, list }: Fetched, gate: Gate): Scanned {
  const bytes = fromBase32(code);
  const facts = bytes.subarray(0, 27);
  if (!isSigned(keys, facts.toString('hex', 1, 5), facts, bytes.subarray(27))) {
    return { is: 'forged' };
  }
  const sailing = createHash('sha256').update(gate.sailingId).digest().subarray(0, 8);
  if (!facts.subarray(15, 23).equals(sailing)) return { is: 'wrongSailing' };
  if (facts.readUInt16BE(23) * 86_400_000 !== Date.parse(gate.day)) return { is: 'wrongDay' };
  const id = code.slice(8, 24);
  const found = list?.tickets.find((each) => each.id === `tkt_${id}`);
  if (!list || !found || !isList(keys, list, gate)) return { is: 'unconfirmed' };
  return { is: found.state, ageMinutes: (gate.now - Date.parse(list.issuedAt)) / 60_000 };
}

function isList(keys: TicketKeyList, list: SailingTicketList, { sailingId }: Gate): boolean {
  const lines = list.tickets.map(({ id, state }) => `${id} ${state}`);
  const text = ['ferry-sailing-tickets 1', sailingId, list.issuedAt, ...lines].join('\n');
  return isSigned(keys, list.keyId, Buffer.from(text), Buffer.from(list.signature, 'base64url'));
}
