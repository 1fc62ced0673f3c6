import type { Reservation } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { NOW, type TestServer, Visitor } from '../support/api.ts';
import { book } from '../support/booking.ts';
import {
  bookFamily,
  cancelShown,
  comeBack,
  oneOf,
  quoteOf,
  wholeTrip,
} from '../support/cancelling.ts';
import { CARDS, press, seen } from '../support/paying.ts';
import { deliverEvents } from '../support/payment-work.ts';
import { issued, sourcesOf } from '../support/receipts.ts';
import { runnerOf } from './sailing-commands.suite.ts';

const card = { card: CARDS.frictionless };
/** The day before: the fee is 30 %. */
const EVE = '2027-08-01T09:00:00+09:00';

/** What the office cancels for a customer who has called, on both databases. */
export function cancelBookingSuite(server: TestServer): void {
  const run = (of: Pick<Reservation, 'reservationNumber'>, ...words: string[]) =>
    runnerOf(server)('bookings', 'cancel', of.reservationNumber, ...words);
  const done = async (...given: Parameters<typeof run>) => {
    const { exitCode, text } = await run(...given);
    expect([exitCode, text]).toEqual([0, text]);
    return text;
  };
  const json = async (...given: Parameters<typeof run>) =>
    JSON.parse(await done(given[0], ...given.slice(1).map(String), '--json'));
  const mails = ({ id }: Reservation) =>
    server.db
      .selectFrom('mail')
      .select(['subject', 'text_body'])
      .where('kind', '=', 'reservationCancelled')
      .where('occasion', 'like', `%${id}%`)
      .execute();
  const arrive = () => Visitor.arrive(server.app);

  it('a booking is cancelled for its customer for the fee of now: said before, once, with the ordinary mail', async () => {
    const visitor = await arrive();
    const booked = await bookFamily(visitor, card);
    const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
    const said = { isPaid: true, feeYen, refundYen, refunds: [{ way: 'card', yen: refundYen }] };
    expect(await json(booked, '--dry-run')).toMatchObject({
      ...said,
      outcome: 'would be cancelled',
    });
    expect(await seen(visitor, booked.id)).toMatchObject({ version: booked.version });
    expect(await done(booked, '--dry-run')).toMatch(/\tfee \d+ yen\t(.*\n)+nothing is changed$/);

    expect(await json(booked, '--reason', 'plans')).toMatchObject(said);
    const after = await seen(visitor, booked.id);
    expect(after).toMatchObject({ state: 'cancelled' });
    expect(after.cancellations).toMatchObject([
      { feeYen, refundYen, isFeeWaived: false, refundState: 'pending' },
    ]);
    expect(after.history.at(-1)).toMatchObject({ event: 'cancelled', by: 'operator' });
    expect(await done(booked)).toBe(
      `${booked.reservationNumber}\tall\tnothing to do: it is cancelled already`,
    );
    const [mail, ...more] = await mails(booked);
    expect(mail?.text_body).toContain('お申し出により、当社でご予約をすべて取り消しました。');
    expect(more).toEqual([]);
    const audit = await server.db
      .selectFrom('operator_audit')
      .select('details')
      .where('command', '=', 'bookings cancel')
      .where('details', 'like', `%${booked.id}%`)
      .orderBy('id')
      .execute();
    const sums = `${booked.id} all fee ${feeYen} refund ${refundYen}`;
    expect(audit.map(({ details }) => details)).toEqual([
      ...[`dry-run ${sums}`, `dry-run ${sums}`, sums, `${booked.id} all already`],
    ]);
  });

  it('--free takes no fee on any page, mail or paper, and the papers together are nothing that was kept', async () => {
    const visitor = await arrive();
    const booked = await bookFamily(visitor, card);
    await issued(visitor, booked);
    server.clock.set(EVE);
    const customer = await comeBack(server, booked, EVE);
    expect((await quoteOf(customer, booked, wholeTrip)).feeYen).toBeGreaterThan(1000);
    const { lines, ...money } = await json(booked, '--free');
    const paidYen = booked.quote.totalYen;
    expect(money).toMatchObject({ paidYen, feeYen: 0, refundYen: paidYen, restYen: 0 });
    expect(new Set(lines.map((line: { freeBecause: string }) => line.freeBecause))).toEqual(
      new Set([null, 'fuel']),
    );
    expect((await seen(customer, booked.id)).cancellations).toMatchObject([
      { feeYen: 0, isFeeWaived: true, refundYen: paidYen },
    ]);
    const [mail] = await mails(booked);
    expect(mail?.text_body).toMatch(/取消手数料.*いただきません/);
    const sources = await sourcesOf(customer, booked);
    expect(sources.filter(({ kind }) => kind === 'cancellationFee')).toEqual([]);
    const signed = sources.map(({ kind, amountYen }) =>
      kind === 'refund' ? -amountYen : amountYen,
    );
    expect(signed.reduce((sum, yen) => sum + yen, 0)).toBe(0);
    server.clock.set(NOW);
  });

  it('a leg is cancelled alone, once: the second time never takes the one that is left', async () => {
    const visitor = await arrive();
    const booked = await bookFamily(visitor, card);
    const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip.slice(0, 1));
    expect(await json(booked, '--leg', 'outbound')).toMatchObject({ feeYen, refundYen });
    const after = await seen(visitor, booked.id);
    expect([after.state, after.return, after.outbound.sailing.id]).toEqual([
      ...['confirmed', null, booked.return?.sailing.id],
    ]);
    expect(await done(booked, '--leg', 'outbound')).toMatch(/\tnothing to do: one leg is left/);
    expect(await seen(visitor, booked.id)).toMatchObject({ version: after.version });
    const [mail, ...more] = await mails(booked);
    expect(mail?.text_body).toContain('お申し出により、当社でご予約の一部を取り消しました。');
    expect(more).toEqual([]);
  });

  it('of what was paid at a store the customer is asked for an account, and without a fee the transfer costs nothing', async () => {
    const visitor = await arrive();
    const booked = await bookFamily(visitor, { store: 'store_minato' });
    await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
    await deliverEvents(server);
    const [dear, free] = [
      await json(booked, '--dry-run'),
      await json(booked, '--dry-run', '--free'),
    ];
    expect([dear.transferFeeYen, free.transferFeeYen]).toEqual([550, 0]);
    expect(await done(booked, '--free')).toMatch(/is asked by mail for an account/);
    const after = await seen(visitor, booked.id);
    expect(after.refunds).toMatchObject([
      {
        way: 'account',
        state: 'needsAccount',
        amountYen: booked.quote.totalYen,
        transferFeeYen: 0,
      },
    ]);
    expect((await mails(booked))[0]?.text_body).toContain('口座を登録してください');
    expect((await runnerOf(server)('refunds', 'list')).text).toContain('needsAccount');
  });

  it('what Stripe has taken at a store goes back by its own mail, with no key of it here', async () => {
    const visitor = await arrive();
    const booked = await bookFamily(visitor, { store: 'store_minato' });
    await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
    await deliverEvents(server);
    const of = server.db.updateTable('payment').where('reservation_id', '=', booked.id);
    await of.set({ provider: 'stripe' }).execute();
    const refunds = [{ way: 'accountByProvider' }];
    expect(await json(booked, '--dry-run')).toMatchObject({ refunds });
    await of.set({ provider: 'sandbox' }).execute();
  });

  it('before the payment it costs nothing; of a number at a store only all of it goes', async () => {
    const visitor = await arrive();
    const unpaid = await book(visitor);
    expect(await done(unpaid)).toMatch(/\tnot paid: \d+ yen\tno fee\tno refund\tis cancelled/);
    expect(await seen(visitor, unpaid.id)).toMatchObject({ state: 'cancelled', refunds: [] });
    const store = await bookFamily(await arrive(), { store: 'store_minato' });
    expect(await run(store, '--leg', 'return')).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(/^its number at the store is for all of it/),
    });
    expect(await done(store)).toContain('is cancelled');
  });

  it('what cannot be cancelled is refused in one line that helps, and nothing is changed', async () => {
    const visitor = await arrive();
    const booked = await bookFamily(visitor, card);
    const one = await book(await arrive());
    const refusals: [Pick<Reservation, 'reservationNumber'>, string[], RegExp][] = [
      [{ reservationNumber: '22222222' }, [], /^there is no such booking$/],
      [booked, ['--leg', 'third'], /^--leg is outbound or return$/],
      [booked, ['--reason', '病気'], /^--reason is one of plans, .*"bookings note"$/],
      [one, ['--leg', 'outbound'], /^it has one leg: leave --leg out/],
    ];
    for (const [of, words, why] of refusals) {
      const refused = { exitCode: 1, text: expect.stringMatching(why) };
      expect(await run(of, ...words), words.join(' ')).toEqual(refused);
    }
    server.clock.set('2027-08-03T09:00:00+09:00');
    expect(await run(booked)).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(/^the outbound leg has sailed/),
    });
    expect(await json(booked, '--leg', 'return', '--dry-run')).toMatchObject({ isPaid: true });
    server.clock.set(NOW);
    expect(await seen(visitor, booked.id)).toMatchObject({ version: booked.version });
    await cancelShown(visitor, booked, [oneOf('passenger', 2)]);
    expect(await done(booked)).toContain('is cancelled');
  });
}
