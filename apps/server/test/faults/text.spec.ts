import type { Draft, Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import {
  customers,
  DRAFTS,
  expectStatus,
  fillDraft,
  holdDraft,
  ifMatch,
} from '../support/booking.ts';
import { CARDS, choosePaying, pay, seen } from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// Names and other text as people really have and paste them: what is taken is kept as it is, from the
// draft to the mail; what is not is named, and stays in the field.

const server = useTestServer();
const visitor = useVisitor(server);

/** Saves the family name of the representative and of the passenger. */
async function save(familyName: string): Promise<Draft> {
  const draft = await fillDraft(visitor);
  const input = customers();
  input.representative.familyName = familyName;
  for (const passenger of input.passengers) passenger.familyName = familyName;
  const url = `${DRAFTS}/${draft.id}/customers`;
  return expectStatus(await visitor.put(url, input, ifMatch(draft.version)), 200).json();
}

describe('names that are names', () => {
  it.each([
    ['髙', '髙橋'],
    ['﨑', '山﨑'],
    ['a kanji beyond 16 bits', '𠮷野'],
    ['another one', '𩸽田'],
    ['a kanji with a variation selector', '葛\u{e0100}城'],
    ['a mark of its own', 'か\u3099く'],
    ['Latin letters', "O'Brien"],
    ['Arabic letters', 'محمد'],
    ['50 of them, 100 units long', '𠮷'.repeat(50)],
  ])('%s: is on the reservation, on its page and in the mail as it was typed', async (_, name) => {
    const draft = await save(name);
    expect(draft.customers.representative.familyName).toBe(name);
    const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
    const response = await holdDraft(visitor, draft);
    const held = expectStatus(response, 201).json<Reservation>();
    expectStatus(await pay(visitor, { held, choice }), 200);
    const shown = await seen(visitor, held.id);
    // Two ways of writing the same letter are one, and shown as one.
    expect(shown.passengers[0]?.familyName).toBe(name.normalize('NFC'));
    const [mail] = await server.db
      .selectFrom('mail')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(mail?.text_body).toContain(`${name.normalize('NFC')} 花子 様`);
  });
});

describe('half and full width, as the keyboard happened to be', () => {
  it('half-width kana become katakana in the reading, full-width digits a phone number', async () => {
    const draft = await fillDraft(visitor);
    const input = customers();
    Object.assign(input.representative, {
      familyNameKana: 'ﾔﾏﾀﾞ',
      phone: '０９０－１２３４ー５６７８',
    });
    const url = `${DRAFTS}/${draft.id}/customers`;
    const saved = (await visitor.put(url, input, ifMatch(draft.version))).json<Draft>();
    expect(saved.problems).toEqual({});
    const held = await holdDraft(visitor, saved);
    expectStatus(held, 201);
    const row = await server.db
      .selectFrom('reservation')
      .select(['contact_phone', 'representative'])
      .where('id', '=', held.json<Reservation>().id)
      .executeTakeFirstOrThrow();
    expect(row.contact_phone).toBe('09012345678');
    expect(row.representative.familyNameKana).toBe('ヤマダ');
  });
});

describe('what cannot be seen', () => {
  it.each([
    ['that turns text around', '山\u202e田'],
    ['of no width', '山\u200b田'],
    ['a mark before the text', '\ufeff山田'],
    ['around it', '　山田 '],
  ])('a character %s is not on the reservation', async (_, name) => {
    const response = await holdDraft(visitor, await save(name));
    const held = expectStatus(response, 201).json<Reservation>();
    expect(held.passengers[0]?.familyName).toBe('山田');
    expect(held.representative.familyName).toBe('山田');
  });
});

describe('what is no name', () => {
  it.each([
    ['a circled digit', '山田①'],
    ['㈱', '㈱山田'],
    ['an era', '㍻'],
    ['a wave dash', '山〜田'],
    ['the other wave dash', '山～田'],
    ['a family of emoji', '👨‍👩‍👧‍👦'],
    ['a private character', '山\ue000'],
    ['a line break and a header', '山田\r\nBcc: x@example.jp'],
    ['a script', '<script>alert(1)</script>'],
    ['SQL', "'; drop table reservation; --"],
  ])('%s: the field is named, what was typed stays, and it cannot be held', async (_, name) => {
    const draft = await save(name);
    expect(draft.customers.representative.familyName).toBe(name);
    expect(draft.problems['representative.familyName']).toEqual(['INVALID_CHARACTER']);
    const refused = await holdDraft(visitor, draft);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it.each([
    ['51 letters, each of two units', '𠮷'.repeat(51)],
    ['the longest ligature 51 times', '﷽'.repeat(51)],
  ])('%s are too long', async (_, name) => {
    const { problems } = await save(name);
    expect(problems['representative.familyName']).toContain('TOO_LONG');
  });

  it.each([
    'x@example.jp\r\nBcc: y@example.jp',
    'x@example.jp,y@example.jp',
    'x <y@example.jp> <z@example.jp>',
  ])('the mail address %j is refused', async (email) => {
    const draft = await fillDraft(visitor);
    const input = customers();
    input.representative.email = email;
    const url = `${DRAFTS}/${draft.id}/customers`;
    const saved = (await visitor.put(url, input, ifMatch(draft.version))).json<Draft>();
    expect(Object.keys(saved.problems)).toEqual(['representative.email']);
  });
});
