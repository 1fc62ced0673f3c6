import { expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { CARDS, choosePaying, holdToPay, pay, seen, tokenOf } from '../support/paying.ts';
import { bookUnpaid, payLater } from '../support/paying-later.ts';
import { pass } from '../support/payment-work.ts';
import { useTestServer } from '../support/use-server.ts';

const window = 15 * 60;
const server = useTestServer({
  limits: {
    cardAttempts: { hits: 5, windowSeconds: window },
    cardAttemptsOfAddress: { hits: 8, windowSeconds: window },
    sandboxTokens: { hits: 30, windowSeconds: 60 },
  },
});

/** Pays for the same hold again and again. */
async function attempts(visitor: Visitor, cards: readonly string[]) {
  const { draft, held } = await holdToPay(visitor, { card: CARDS.frictionless });
  const responses: [number, string | undefined][] = [];
  for (const card of cards) {
    const choice = await choosePaying(visitor, draft.id, { card });
    const response = await pay(visitor, { held: await seen(visitor, held.id), choice });
    const { code } = response.json<{ code?: string }>();
    responses.push([response.statusCode, code]);
    if (response.statusCode === 429) expect(Number(response.headers['retry-after'])).toBe(window);
  }
  return { responses, held };
}

it('続けて断られると、正しいカードでも待たされ、待てば払える。金額や理由は漏れない', async () => {
  const visitor = await Visitor.arrive(server.app);
  const five = Array.from({ length: 5 }, () => CARDS.declined);
  const { responses, held } = await attempts(visitor, [...five, CARDS.frictionless]);
  expect(responses.slice(0, 5)).toEqual(five.map(() => [402, 'PAYMENT_DECLINED']));
  expect(responses[5]).toEqual([429, 'RATE_LIMITED']);
  // The hold is as it was, and can still be paid at the port.
  expect((await seen(visitor, held.id)).state).toBe('held');
  const charged = await server.db.selectFrom('sandbox_charge').select('state').execute();
  expect(charged.every(({ state }) => state === 'declined')).toBe(true);
  // From another session at the same address: the card is stopped at once, then the address.
  const other = await Visitor.arrive(server.app);
  expect((await attempts(other, [CARDS.declined])).responses).toEqual([[429, 'RATE_LIMITED']]);
  pass(server, window + 1);
  const later = await Visitor.arrive(server.app);
  expect((await attempts(later, [CARDS.frictionless])).responses).toEqual([[200, undefined]]);
});

it('予約の後のお支払いでも止まり、予約は残る', async () => {
  pass(server, 2 * window);
  const visitor = await Visitor.arrive(server.app);
  const booked = await bookUnpaid(visitor, 'port');
  const codes: unknown[] = [];
  for (const card of [...Array.from({ length: 5 }, () => CARDS.declined), CARDS.frictionless]) {
    codes.push((await payLater(visitor, booked, { card })).json<{ code?: string }>().code);
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'PAYMENT_DECLINED'), 'RATE_LIMITED']);
  expect((await seen(visitor, booked.id)).state).toBe('confirmedUnpaid');
});

it('払えた回数は数えない', async () => {
  pass(server, 3 * window);
  const visitor = await Visitor.arrive(server.app);
  for (let round = 0; round < 7; round += 1) {
    const ready = await holdToPay(visitor, { card: CARDS.frictionless });
    expectStatus(await pay(visitor, ready), 200);
  }
});

it('カード番号は、ログにもデータベースにも残らない', async () => {
  pass(server, 6 * window);
  const visitor = await Visitor.arrive(server.app);
  const log = server.log.length;
  await attempts(visitor, [CARDS.declined, CARDS.challenge]);
  const { sql } = await import('kysely');
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ hit: boolean }>`select exists (
      select 1 from ${sql.table(name)} t
      where regexp_replace(t::text, '[^0-9]', '', 'g') like any (array[
        ${`%${CARDS.declined}%`}, ${`%${CARDS.challenge}%`}])) as hit`.execute(server.db);
    if (rows[0]?.hit) found.push(name);
  }
  expect(found).toEqual([]);
  expect(server.log.slice(log).join('')).not.toMatch(/4000\D?0000\D?0000/);
});

it('カードの入力欄も、ひとつのアドレスから数多くは試せない', async () => {
  pass(server, 24 * 3600);
  const visitor = await Visitor.arrive(server.app);
  for (let count = 0; count < 30; count += 1) await tokenOf(visitor, CARDS.frictionless);
  await expect(tokenOf(visitor, CARDS.frictionless)).rejects.toThrow(/^429 .*RATE_LIMITED/);
  pass(server, 60);
  await tokenOf(visitor, CARDS.frictionless);
});
