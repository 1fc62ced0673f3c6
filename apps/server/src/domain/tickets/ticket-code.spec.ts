import { exampleOf } from '@ferry/api/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';
import { readTicketCode, sailingTag, signTicketCode, type TicketFacts } from './ticket-code.ts';
import { ticketSigner } from './ticket-keys.ts';

const signer = ticketSigner(Buffer.alloc(32, 7));
const older = ticketSigner(Buffer.alloc(32, 8));
const keys = [signer, older];
const facts: TicketFacts = {
  ticketId: 'tkt_K5XW6ZDFOIQHG33N',
  sailingId: 'sail_strait-0830_20270802',
  day: '2027-08-02',
  kind: 'group',
  leg: 'outbound',
  generation: 1,
};
const CODE = exampleOf('listTickets', 200, 'default').legs[0]?.group?.code ?? '';

const anyFacts = fc.record<TicketFacts>({
  ticketId: fc.uint8Array({ minLength: 10, maxLength: 10 }).map((id) => `tkt_${toBase32(id)}`),
  sailingId: fc.string({ maxLength: 100 }).map((id) => `sail_${id}`),
  day: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2140-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  kind: fc.constantFrom('group', 'passenger', 'vehicle'),
  leg: fc.constantFrom('outbound', 'return'),
  generation: fc.integer({ min: 1, max: 255 }),
});

describe('a signed code', () => {
  it('is that of the contract’s example, in letters of a QR’s dense mode', () => {
    expect(signTicketCode(facts, signer)).toBe(CODE);
    expect(CODE).toMatch(/^[A-Z2-7]{146}$/);
  });

  it('says again what was signed, and nothing else', () => {
    fc.assert(
      fc.property(anyFacts, ({ sailingId, ...others }) => {
        const read = readTicketCode(signTicketCode({ sailingId, ...others }, signer), keys);
        const tag = sailingTag(sailingId);
        expect(read).toEqual({ ...others, sailingTag: tag, keyId: signer.id });
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    [255, 255],
    [256, 0],
    [600, 88],
  ])('of generation %i has %i', (generation, read) => {
    const code = signTicketCode({ ...facts, generation }, signer);
    expect(readTicketCode(code, keys)).toMatchObject({ generation: read });
  });

  it('is read by its own key after a rotation, while that is published', () => {
    const old = signTicketCode(facts, older);
    expect(readTicketCode(old, keys)).toMatchObject({ keyId: older.id });
    expect(readTicketCode(old, keys.slice(0, 1))).toBe('unknownKey');
  });

  it('is refused with any bit of it changed', () => {
    const bytes = fromBase32(CODE) ?? Buffer.alloc(0);
    const reasons = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return readTicketCode(toBase32(changed), keys);
    });
    expect(reasons.filter((reason) => typeof reason !== 'string')).toEqual([]);
    expect(new Set(reasons.slice(0, 8))).toEqual(new Set(['malformed']));
    expect(new Set(reasons.slice(8, 40))).toEqual(new Set(['unknownKey']));
    expect(new Set(reasons.slice(40))).toEqual(new Set(['forged']));
  });

  it('with another one’s signature, or signed by another one in our name, is forged', () => {
    const mine = fromBase32(CODE) ?? Buffer.alloc(0);
    const other = fromBase32(signTicketCode({ ...facts, generation: 2 }, signer));
    const mixed = Buffer.concat([mine.subarray(0, 27), other?.subarray(27) ?? Buffer.alloc(0)]);
    expect(readTicketCode(toBase32(mixed), keys)).toBe('forged');
    const [ours] = keys;
    const stranger =
      fromBase32(signTicketCode(facts, ticketSigner(Buffer.alloc(32, 9)))) ?? Buffer.alloc(0);
    stranger.write(ours?.id ?? '', 1, 'hex');
    expect(readTicketCode(toBase32(stranger), keys)).toBe('forged');
  });

  it('cut off, longer or in other letters is no code', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.nat({ max: 145 }).map((length) => CODE.slice(0, length)),
      fc.stringMatching(/^[A-Z2-7]{1,40}$/).map((more) => CODE + more),
    );
    fc.assert(fc.property(texts, (text) => readTicketCode(text, keys) === 'malformed'));
    expect(readTicketCode(CODE.toLowerCase(), keys)).toBe('malformed');
    // The last letter has two bits that no byte has: only one letter is right.
    expect(readTicketCode(`${CODE.slice(0, -1)}V`, keys)).toBe('malformed');
  });
});

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is that of RFC 4648', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
    expect(fromBase32(encoded)?.toString()).toBe(text);
  });

  it('has one text for bytes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z2-7]{0,30}$/), (text) => {
        const bytes = fromBase32(text);
        return bytes === undefined || toBase32(bytes) === text;
      }),
    );
  });
});
