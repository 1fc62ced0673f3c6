import type { Draft, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DRAFTS, expectStatus, fillDraft, hold, RESERVATIONS } from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// What a process of the version before stores while the site is updated lacks what is new.
const server = useTestServer();
const visitor = useVisitor(server);

it('更新の間に作られた予約は、客室の料金が分からないものとして見られる', async () => {
  const { id, quote } = await hold(visitor);
  await sql`update reservation set quote = quote #- '{outbound,cabinsYen}'
    where id = ${id}`.execute(server.db);
  const seen = expectStatus(await visitor.get(`${RESERVATIONS}/${id}`), 200).json<Reservation>();
  expect(seen.quote).toEqual({ ...quote, outbound: { ...quote.outbound, cabinsYen: null } });
});

it('更新の間に作られ、便がなくなった下書きは、寄港地と客室の料金が分からないものとして見られる', async () => {
  const { id, quote } = await fillDraft(visitor);
  await sql`update draft set trip = jsonb_set(trip, '{outbound,sailingId}', '"sail_gone"'),
    shown = shown #- '{quote,outbound,cabinsYen}' #- '{outbound,sailing,calls}'
    where id = ${id}`.execute(server.db);
  const seen = expectStatus(await visitor.get(`${DRAFTS}/${id}`), 200).json<Draft>();
  expect(seen.quote.outbound).toEqual({ ...quote.outbound, cabinsYen: null });
  expect(seen.outbound.sailing.calls).toEqual([]);
});

it('取消の規則は予約した日のもので、後から変わった規則は適用しない。規則の分からない予約は現在のもの', async () => {
  const booked = await hold(visitor);
  const read = async () =>
    expectStatus(await visitor.get(`${RESERVATIONS}/${booked.id}`), 200).json<Reservation>();
  await sql`update route set rules = jsonb_set(rules, '{cancellation}',
    '[{"daysBefore": 0, "percent": 90, "minimumYen": 9000}]')`.execute(server.db);
  expect((await read()).cancellationTerms).toEqual(booked.cancellationTerms);
  await sql`update reservation set sale = null where id = ${booked.id}`.execute(server.db);
  expect((await read()).cancellationTerms[0]).toMatchObject({ percent: 90, minimumYen: 9000 });
});
