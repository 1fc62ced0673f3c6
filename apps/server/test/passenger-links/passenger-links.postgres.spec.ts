import type { CancelledItem, Reservation } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, cancel, oneOf, quoteOf } from '../support/cancelling.ts';
import { without } from '../support/guards.ts';
import { meet } from '../support/meeting.ts';
import { copiedLink, enter, jiro, linksOf } from '../support/passenger-links.ts';
import { CARDS, seen } from '../support/paying.ts';
import { rounds } from '../support/rounds.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';

// A companion enters while the same companion, or who has booked, does something at the same moment.

const server = usePostgresServer({ processes: 2 });
let visitor: Visitor;
let booked: Reservation;
let companion: Visitor;
beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  visitor = await Visitor.arrive(server.app);
  booked = await bookFamily(visitor, { card: CARDS.frictionless });
  companion = await Visitor.arrive(server.processes[1]?.app ?? server.app);
});

const saburo = { ...jiro, givenName: '三郎', givenNameKana: 'サブロウ' };
const child = { ...jiro, age: '9' };
const namesNow = async () =>
  (await seen(visitor, booked.id)).passengers.map(({ givenName }) => givenName);
/** The adult beside who has booked stays at home. */
const gone: CancelledItem[] = [oneOf('passenger', 1), { ...oneOf('passenger', 1), leg: 'return' }];
async function cancelling() {
  const { feeYen, refundYen } = await quoteOf(visitor, booked, gone);
  return () => cancel(visitor, booked, { items: gone, feeYen, refundYen });
}

describe('同時に', () => {
  it('2つの画面から保存すると、1つだけが入り、もう1つは先の内容を知らされる', async () => {
    const { token } = await copiedLink(visitor, booked);
    const [first, second] = await meet(
      server,
      'changed',
      () => enter(companion, token),
      () => enter(companion, token, saburo),
    );
    expectStatus(first, 200);
    expect([second.statusCode, second.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(await namesNow()).toEqual(['花子', '次郎', '花子']);
  });

  it('(対照)予約を押さえずに保存すると、後の内容が、先の内容を知らされないまま上書きする', async () => {
    const { token } = await copiedLink(visitor, booked);
    const [, second] = await without('settlementLock', () =>
      meet(
        server,
        'changed',
        () => enter(companion, token),
        () => enter(companion, token, saburo),
      ),
    );
    expectStatus(second, 200);
    expect(await namesNow()).toEqual(['花子', '三郎', '花子']);
  });

  it('先に取り消されたリンクでは、何も入らない', async () => {
    const { link, token } = await copiedLink(visitor, booked);
    const withdraw = () => visitor.delete(`${linksOf(booked.id)}/${link.id}`);
    const [withdrawn, saved] = await meet(server, 'reservationRead', withdraw, () =>
      enter(companion, token),
    );
    expectStatus(withdrawn, 204);
    expect([saved.statusCode, saved.json().code]).toEqual([410, 'TOKEN_EXPIRED']);
    expect(await namesNow()).toEqual(['花子', '花子', '花子']);
  });

  it('(対照)予約を押さえずに読むと、取り消されたリンクから入る', async () => {
    const { link, token } = await copiedLink(visitor, booked);
    const withdraw = () => visitor.delete(`${linksOf(booked.id)}/${link.id}`);
    const [, saved] = await without('settlementLock', () =>
      meet(server, 'reservationRead', withdraw, () => enter(companion, token)),
    );
    expectStatus(saved, 200);
    expect(await namesNow()).toEqual(['花子', '次郎', '花子']);
  });

  it('一部の取消が先なら、並びの変わった方には入らず、もう一度なら本人に入る', async () => {
    const { token } = await copiedLink(visitor, booked, 2);
    const give = await cancelling();
    const [cancelled, saved] = await meet(server, 'partlyCancelled', give, () =>
      enter(companion, token, child),
    );
    expectStatus(cancelled, 200);
    expect([saved.statusCode, saved.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expectStatus(await enter(companion, token, child, 2), 200);
    expect(await namesNow()).toEqual(['花子', '次郎']);
  });

  it('どちらが先でも、同行者の入力はその方だけに入り、取り消した方は戻らない', async () => {
    for (let round = 0; round < rounds(3, 30); round += 1) {
      await server.db.deleteFrom('rate_limit').execute();
      visitor = await Visitor.arrive(server.app);
      booked = await bookFamily(visitor, { card: CARDS.frictionless });
      const { token } = await copiedLink(visitor, booked, 2);
      const give = await cancelling();
      const [cancelled, saved] = await Promise.all([give(), enter(companion, token, child)]);
      expect([cancelled.statusCode, saved.statusCode].sort()).toEqual([200, 409]);
      const isCancelled = cancelled.statusCode === 200;
      expect(await namesNow()).toEqual(isCancelled ? ['花子', '花子'] : ['花子', '花子', '次郎']);
    }
  }, 120_000);
});
