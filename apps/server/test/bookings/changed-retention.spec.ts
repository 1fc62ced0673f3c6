import type { Draft, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteWhatIsOver, serverJobs } from '../../src/jobs/jobs.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily } from '../support/cancelling.ts';
import { beginChange, changeUrl, moved, setCustomers } from '../support/changing.ts';
import { commitChange, holdOther, inCabin, returnOn } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// What is kept of a booking that was changed, and for how long: by the sailing that it was changed to, and of its
// changes no more than of itself.

const server = useTestServer();
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
// The return leg arrives on 11 August 2027 once it is changed, on 9 August before.
const NAMES_STAY = '2028-08-10T12:00:00+09:00';
const NAMES_GO = '2028-08-12T12:00:00+09:00';
const RECORD_STAYS = '2030-02-11T23:59:59+09:00';
const RECORD_GOES = '2030-02-12T00:00:00+09:00';
const AMOUNTS_GO = '2034-08-12T00:00:00+09:00';
const NAMES = /山田|花子|ヤマダ|ハナコ|汐見市|hanako|1234-?5678/;
const PERSONAL = new RegExp(`${NAMES.source}|カローラ|12-34|4242`);

async function workAt(instant: string): Promise<void> {
  server.clock.set(instant);
  await runPaymentJobs(server);
  await deleteWhatIsOver(server.services);
  const jobs = serverJobs(server.services);
  const log = { info: () => undefined, error: (facts: object) => expect.fail(String(facts)) };
  for (const { name, run } of jobs) if (/^(remove |expire )/.test(name)) await run(log);
}

/** Tables that a person is still in; the operator's own documents are about nobody, and tokens are its provider's. */
async function tablesAbout(pattern: RegExp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public'
      and table_name not in ('sailing', 'port', 'operator_source', 'partner_ticket', 'sandbox_token')`.execute(
    server.db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const all = await sql`select row_to_json(t) as row from ${sql.table(name)} t`.execute(
      server.db,
    );
    if (pattern.test(JSON.stringify(all.rows))) found.push(name);
  }
  return found.toSorted();
}
const countOf = async (table: 'reservation_change' | 'payment' | 'refund' | 'draft') => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ${sql.table(table)}`.execute(server.db);
  return rows[0]?.count;
};

/** Changed twice, with money each way; one more that was dropped, one that has lapsed, and one never held. */
async function changedOften(): Promise<Reservation> {
  const booked = await bookFamily(visitor, card);
  const more = await holdOther(visitor, booked, await inCabin(visitor, booked, 1), card);
  const dearer = expectStatus(await commitChange(visitor, more), 200).json<Reservation>();
  const cheaper = { ...(await inCabin(visitor, booked, 0)), ...(await returnOn(visitor)) };
  const less = await holdOther(visitor, dearer, cheaper, card);
  const made = expectStatus(await commitChange(visitor, less), 200).json<Reservation>();
  await runPaymentJobs(server);
  await holdOther(visitor, made, await returnOn(visitor, '2027-08-12'));
  expectStatus(await visitor.delete(changeUrl(made, 'change')), 200);
  await holdOther(visitor, made, await returnOn(visitor, '2027-08-12'));
  pass(server, 3600);
  await workAt(server.clock.now().toISOString());
  const draft = await beginChange(visitor, made, ['contact', 'vehicles']);
  const again = await moved(visitor, draft, {});
  const { customers } = again;
  expectStatus(await setCustomers(visitor, again, customers), 200).json<Draft>();
  return made;
}

it('変更した予約の氏名は変更後の到着から12か月、記録は30か月で消え、変更は金額だけが7年残る', async () => {
  const booked = await changedOften();
  const { rows } = await sql<{ state: string }>`select state from reservation_change
    order by created_at, position`.execute(server.db);
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['dropped', 'lapsed', 'made', 'made']);
  expect(await tablesAbout(PERSONAL)).toContain('draft');
  await workAt(NAMES_STAY);
  expect(await countOf('draft')).toBe(0);
  expect(await tablesAbout(/hanako/)).toEqual(['reservation']);
  await workAt(NAMES_GO);
  expect(await tablesAbout(NAMES)).toEqual([]);
  await workAt(RECORD_STAYS);
  expect(await tablesAbout(PERSONAL)).toEqual(['payment', 'reservation_leg']);
  await workAt(RECORD_GOES);
  expect(await tablesAbout(PERSONAL)).toEqual([]);
  const kept = await sql<Record<string, unknown>>`select c.session_id, c.draft_id, c.client_hash,
      c.mail_hash, c.pay_yen, c.refund_yen, c.fee_yen from reservation_change c
    where c.reservation_id = ${booked.id} and state = 'made' order by position`.execute(server.db);
  const nobodys = { session_id: null, draft_id: null, client_hash: null, mail_hash: null };
  expect(kept.rows).toEqual(
    booked.changes.map(({ payYen, refundYen, feeYen }) => ({
      ...nobodys,
      ...{ pay_yen: payYen, refund_yen: refundYen, fee_yen: feeYen },
    })),
  );
  expect([await countOf('payment'), await countOf('refund')]).toEqual([2, 1]);
  await workAt(AMOUNTS_GO);
  for (const table of ['reservation_change', 'payment', 'refund'] as const) {
    expect(await countOf(table)).toBe(0);
  }
});
