import type { Reservation } from '@ferry/api/customer-server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, cancelShown, comeBack, wholeTrip } from '../support/cancelling.ts';
import { changeUrl } from '../support/changing.ts';
import {
  commitChange,
  commitRequest,
  type HeldChange,
  holdOther,
  inCabin,
} from '../support/making-changes.ts';
import { complete, type HowToPay, seen } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';
import type { ProviderWorld } from '../support/provider-world.ts';
import { usePayingLater } from '../support/use-paying-later.ts';

/** What a change costs more is paid, and what it costs less goes back: the same for every provider. */
export function changesSuite(server: TestServer, worldOf: () => ProviderWorld): void {
  const { visitor, settle, mails } = usePayingLater(server, worldOf);
  let world: ProviderWorld;
  beforeAll(() => {
    world = worldOf();
  });

  const paid = () => bookFamily(visitor, world.pay('frictionless'));
  const better = async (booked: Reservation, how: HowToPay): Promise<HeldChange> =>
    holdOther(visitor, booked, await inCabin(visitor, booked, 1), how);
  /** Payments of a reservation, the oldest first, each with what the provider's books have of it. */
  async function booksOf({ id }: Pick<Reservation, 'id'>) {
    const payments = server.db
      .selectFrom('payment')
      .select(['id', 'method', 'state', 'amount_yen']);
    const rows = await payments.where('reservation_id', '=', id).orderBy('attempt').execute();
    return Promise.all(
      rows.map(async ({ id: paymentId, method, state, amount_yen: yen }) => ({
        ...{ method, state, yen, charges: await world.charges({ id: paymentId }) },
        givenBack: await world.givenBack({ id: paymentId }),
      })),
    );
  }
  const expectMade = async (booked: Reservation, { quote }: HeldChange) => {
    const after = await seen(visitor, booked.id);
    expect([after.change, after.changes.length]).toEqual([null, 1]);
    expect(after.quote.totalYen).toBe(quote.newYen);
    return after;
  };

  describe('差額のお支払い', () => {
    it('カードで支払うと、差額だけが1回請求され、変更は1回', async () => {
      const booked = await paid();
      const ready = await better(booked, world.pay('frictionless'));
      const request = commitRequest(ready);
      const first = expectStatus(await visitor.send(request), 200);
      expect((await visitor.send(request)).body).toBe(first.body);
      await settle();
      await expectMade(booked, ready);
      expect(await booksOf(booked)).toMatchObject([
        { state: 'captured', yen: booked.quote.totalYen, charges: 1, givenBack: 0 },
        { state: 'captured', yen: ready.quote.payYen, charges: 1, givenBack: 0 },
      ]);
    });

    it('本人認証の後に変更され、その間は元の予約のまま', async () => {
      const booked = await paid();
      const ready = await better(booked, world.pay('challenge'));
      const waits = expectStatus(await commitChange(visitor, ready), 202).json<Reservation>();
      expect(waits.quote).toEqual(booked.quote);
      const payment = waits.change?.payment;
      if (!payment) throw new Error('Nothing is to be authenticated');
      await world.authenticate(payment, true);
      expectStatus(await complete(visitor, payment.id), 200);
      await settle();
      await expectMade(booked, ready);
      expect((await booksOf(booked)).map(({ charges }) => charges)).toEqual([1, 1]);
    });

    it('断られたカードでは何も変わらず、別のカードで支払える', async () => {
      const booked = await paid();
      const ready = await better(booked, world.pay('declined'));
      expectStatus(await commitChange(visitor, ready), 402);
      const after = await seen(visitor, booked.id);
      expect([after.quote, after.change?.state]).toEqual([booked.quote, 'held']);
      expectStatus(await visitor.delete(changeUrl(booked, 'change')), 200);
      const again = await better(booked, world.pay('frictionless'));
      expectStatus(await commitChange(visitor, again), 200);
      await expectMade(booked, again);
      expect((await booksOf(booked)).map(({ state }) => state)).toEqual([
        'captured',
        'failed',
        'captured',
      ]);
    });

    it('決済会社の応答が失われても、請求も変更も1回', async () => {
      const booked = await paid();
      const ready = await better(booked, world.pay('lostResponse'));
      const request = commitRequest(ready);
      expect([200, 202]).toContain((await visitor.send(request)).statusCode);
      pass(server, 60);
      await settle();
      await expectMade(booked, ready);
      expect(await booksOf(booked)).toMatchObject([
        { state: 'captured', charges: 1 },
        { state: 'captured', yen: ready.quote.payYen, charges: 1 },
      ]);
    });

    it('コンビニで支払われると変更され、取りやめた後に支払われた分は全額戻る', async () => {
      const booked = await paid();
      const ready = await better(booked, world.pay('store'));
      const waits = expectStatus(await commitChange(visitor, ready), 200).json<Reservation>();
      const number = waits.change?.payment;
      if (!number) throw new Error('There is a number');
      await world.payAtStore(number);
      await settle();
      await expectMade(booked, ready);

      const other = await paid();
      const dropped = await better(other, world.pay('store'));
      const waiting = expectStatus(await commitChange(visitor, dropped), 200).json<Reservation>();
      const late = waiting.change?.payment;
      if (!late) throw new Error('There is a number');
      expectStatus(await visitor.delete(changeUrl(other, 'change')), 200);
      await world.captureLate(late);
      await settle();
      const after = await seen(visitor, other.id);
      expect([after.quote, after.changes]).toEqual([other.quote, []]);
      const [, second] = await booksOf(other);
      expect(second?.state).toBe('refundNeedsAccount');
      expect(await mails(other)).not.toContain('reservationChanged');
    });
  });

  describe('複数のお支払いからの払い戻し', () => {
    it('差額の分から先に戻り、どのお支払いも受け取った額を超えて戻らない', async () => {
      const booked = await paid();
      const more = await better(booked, world.pay('frictionless'));
      const dearer = expectStatus(await commitChange(visitor, more), 200).json<Reservation>();
      const less = await holdOther(visitor, dearer, { return: null });
      const { refundYen } = less.quote;
      expect(refundYen).toBeGreaterThan(more.quote.payYen);
      expectStatus(await commitChange(visitor, less), 200);
      await settle();
      expect((await booksOf(booked)).map(({ givenBack }) => givenBack)).toEqual([
        refundYen - more.quote.payYen,
        more.quote.payYen,
      ]);
      const { changes, refunds } = await seen(visitor, booked.id);
      expect(changes.map(({ refundState }) => refundState)).toEqual(['none', 'refunded']);
      expect(refunds.map(({ amountYen }) => amountYen).toSorted((a, b) => a - b)).toEqual(
        [more.quote.payYen, refundYen - more.quote.payYen].toSorted((a, b) => a - b),
      );
    });

    it('変更した後にすべて取り消しても、戻る額と手数料の和は、支払った額の和', async () => {
      const booked = await paid();
      const more = await better(booked, world.pay('frictionless'));
      expectStatus(await commitChange(visitor, more), 200);
      const guest = await comeBack(server, booked, '2027-07-29T10:00:00+09:00');
      const made = await seen(guest, booked.id);
      const cancelled = await cancelShown(guest, made, wholeTrip);
      await settle();
      const books = await booksOf(booked);
      const sum = (yen: number[]) => yen.reduce((total, each) => total + each, 0);
      const [{ feeYen = 0 } = {}] = cancelled.cancellations;
      expect(feeYen).toBeGreaterThan(0);
      expect(sum(books.map(({ givenBack }) => givenBack)) + feeYen).toBe(
        booked.quote.totalYen + more.quote.payYen,
      );
      for (const { givenBack, yen } of books) expect(givenBack).toBeLessThanOrEqual(yen);
    });
  });
}
