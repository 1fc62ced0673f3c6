import type { Payment } from '@ferry/api/customer-server';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { comeBack, complete, seen } from '../support/paying.ts';
import { bookUnpaid, infoOf, numberOf, payLater } from '../support/paying-later.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import type { ProviderWorld } from '../support/provider-world.ts';
import { LAWSON } from '../support/stores.ts';
import { usePayingLater } from '../support/use-paying-later.ts';

/** What waits for a store is paid by card, or by another number: the same for every provider. */
export function payingStoreLaterSuite(server: TestServer, worldOf: () => ProviderWorld): void {
  const { visitor, statesOf, settle, mails } = usePayingLater(server, worldOf);
  let world: ProviderWorld;
  beforeAll(() => {
    world = worldOf();
  });

  describe('コンビニで支払う予約', () => {
    it('カードに変えて支払うと、番号は決済会社で終わり、予約は1回だけ確定する', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      expectStatus(await payLater(visitor, booked, world.pay('frictionless')), 200);
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({
        state: 'confirmed',
        paymentMethod: 'card',
        payments: ['card captured', 'convenienceStore expired'],
      });
      const { payment } = await seen(visitor, booked.id);
      expect(payment).toMatchObject({ method: 'card', state: 'captured', failure: null });
      expect(await mails(booked)).toEqual(['reservationReceived', 'paymentCompleted']);
    });

    it('カードの手続きをやめると、前の番号がそのまま使え、期限も変わらない', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      expectStatus(await payLater(visitor, booked, world.pay('challenge')), 202);
      pass(server, 12 * 60);
      await runPaymentJobs(server);
      expect(await statesOf(booked.id)).toEqual({
        state: 'confirmedUnpaid',
        paymentMethod: 'convenienceStore',
        limitTime: booked.limitTime,
        payments: ['card timedOut', 'convenienceStore awaitingPayment'],
      });
      // Everything else that is shown of it is about the number as well.
      expect((await seen(visitor, booked.id)).payment?.id).toBe(numberOf(booked).id);
      await world.payAtStore(numberOf(booked));
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({ state: 'confirmed' });
    });

    it('承認されなくても、前の番号はそのまま使える', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      expectStatus(await payLater(visitor, booked, world.pay('declined')), 402);
      await world.payAtStore(numberOf(booked));
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({
        state: 'confirmed',
        paymentMethod: 'convenienceStore',
      });
    });

    it('本人認証の間に店で支払うと確定し、カードには請求しない', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      const card = expectStatus(await payLater(visitor, booked, world.pay('challenge')), 202);
      await world.payAtStore(numberOf(booked));
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({
        state: 'confirmed',
        paymentMethod: 'convenienceStore',
        payments: [expect.stringMatching(/^card (cancelled|timedOut)$/), expect.anything()],
      });
      const back = await complete(visitor, card.json<Payment>().id);
      expect([402, 410]).toContain(back.statusCode);
      const { history } = await seen(visitor, booked.id);
      expect(history.map(({ event }) => event)).toEqual(['held', 'confirmed', 'paid']);
    });

    it('カードで支払った後に前の番号へ届いたお金は、1回だけ返す。予約は残る', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      expectStatus(await payLater(visitor, booked, world.pay('frictionless')), 200);
      await world.payAtStore(numberOf(booked));
      const told = await world.news();
      // Each event twice, the last one first.
      for (const deliver of [...told, ...told].reverse()) expect(await deliver()).toBe(204);
      await settle();
      const { payments, paidYen } = await infoOf(visitor, booked);
      const [card, store] = payments;
      expect([card?.state, store?.failure]).toEqual(['captured', 'ALREADY_PAID']);
      expect(['refundNeedsAccount', 'refunded']).toContain(store?.state);
      expect(paidYen).toBe(2 * booked.quote.totalYen);
      await world.endRefund(numberOf(booked), 'succeeded');
      await settle();
      expect(await infoOf(visitor, booked)).toMatchObject({ refundedYen: booked.quote.totalYen });
      expect(await statesOf(booked.id)).toMatchObject({
        state: 'confirmed',
        payments: ['card captured', 'convenienceStore refunded'],
      });
      // By the provider, or by the operator's transfer.
      const ofEnds = server.db.selectFrom('mail').select('kind');
      const ends = await ofEnds
        .where('kind', 'in', ['doubleRefunded', 'refundDone'])
        .where('text_body', 'like', `%${groupsOfFour(booked.reservationNumber)}%`)
        .execute();
      expect(ends).toHaveLength(1);
    });

    it('ほかの番号に変えると、前の番号は終わる。期限は延びない', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      pass(server, 24 * 3600);
      const later = await comeBack(server.app, booked);
      expectStatus(await payLater(later, booked, world.pay('store')), 200);
      await settle();
      expect(await statesOf(booked.id, later)).toEqual({
        state: 'confirmedUnpaid',
        paymentMethod: 'convenienceStore',
        limitTime: booked.limitTime,
        payments: ['convenienceStore awaitingPayment', 'convenienceStore expired'],
      });
    });

    it('期限の後に本人認証が終わっても、手続き中はお席が残り、支払えば確定する', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      server.clock.set('2027-07-23T23:58:00+09:00');
      const later = await comeBack(server.app, booked);
      const card = expectStatus(await payLater(later, booked, world.pay('challenge')), 202);
      server.clock.set('2027-07-24T00:01:00+09:00');
      await runPaymentJobs(server);
      expect(await statesOf(booked.id, later)).toMatchObject({ state: 'paymentProcessing' });
      await world.authenticate(card.json<Payment>(), true);
      await settle();
      expect(await statesOf(booked.id, later)).toMatchObject({
        state: 'confirmed',
        payments: ['card captured', 'convenienceStore expired'],
      });
    });

    it('期限の後に本人認証をやめると、お席が戻り、期限切れになる', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      server.clock.set('2027-07-23T23:58:00+09:00');
      const later = await comeBack(server.app, booked);
      expectStatus(await payLater(later, booked, world.pay('challenge')), 202);
      server.clock.set('2027-07-24T00:10:00+09:00');
      await runPaymentJobs(server);
      await runPaymentJobs(server);
      expect(await statesOf(booked.id, later)).toMatchObject({
        state: 'expired',
        payments: ['card timedOut', 'convenienceStore expired'],
      });
      expect((await mails(booked)).at(-1)).toBe('reservationExpired');
    });
  });
}
