import type { ReceiptSources, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProviderFailure } from '../../src/booking/services/payment-provider.ts';
import { boatReservations } from '../../src/mail/json-ld.ts';
import { sign } from '../../src/payments/sandbox/events.ts';
import { expectStatus, key, RESERVATIONS } from '../support/booking.ts';
import {
  bookFamily,
  cancel,
  cancelShown,
  comeBack,
  oneOf,
  quoteOf,
  wholeTrip,
} from '../support/cancelling.ts';
import { CARDS, type HowToPay, holdToPay, pay, press, seen } from '../support/paying.ts';
import { pass, runPaymentJobs, sendEvent } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { cancellationSuite } from './cancellations.suite.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const card: HowToPay = { card: CARDS.frictionless };
afterEach(() => {
  vi.restoreAllMocks();
});

describe('組み込みの決済会社', () => {
  cancellationSuite({
    server,
    visitor,
    card,
    async givenBack({ payment }) {
      const { rows } = await sql<{ yen: number }>`
        select coalesce(sum(k.amount_yen), 0)::int as yen from sandbox_refund k
        join sandbox_charge c on c.id = k.charge_id
        where c.charge_key = ${payment?.id ?? ''} and k.state <> 'refundFailed'`.execute(server.db);
      return rows[0]?.yen ?? 0;
    },
    loseNext(what) {
      const { payments } = server.services;
      const call = payments.refundPart.bind(payments);
      vi.spyOn(payments, 'refundPart').mockImplementationOnce(async (request) => {
        if (what === 'response') await call(request);
        throw new Error('lost');
      });
    },
    refuse(isRefusing) {
      if (!isRefusing) return vi.restoreAllMocks();
      const facts = { status: 400, type: 'invalid_request_error', code: 'balance_insufficient' };
      const { payments } = server.services;
      vi.spyOn(payments, 'refundPart').mockRejectedValue(new ProviderFailure(facts, true));
    },
    async tell({ payment }, id, kind) {
      const found = server.db.selectFrom('sandbox_charge').select('id as chargeId');
      const { chargeId } = await found
        .where('charge_key', '=', payment?.id ?? '')
        .executeTakeFirstOrThrow();
      const createdAt = server.clock.now().toISOString();
      const event = { id: `sbxevt_${id}`, type: 'charge.refunded', chargeId, createdAt };
      const body = JSON.stringify(event);
      const at = new Date(server.clock.now().getTime() - (kind === 'old' ? 3_600_000 : 0));
      const signature = await sign(server.db, kind === 'forged' ? `${body} ` : body, at);
      return sendEvent(server, body, { 'payment-signature': signature });
    },
    async sendBack({ payment }) {
      await sql`update sandbox_refund k set state = 'refundFailed' from sandbox_charge c
        where c.id = k.charge_id and c.charge_key = ${payment?.id ?? ''}`.execute(server.db);
    },
  });
});

describe('取消', () => {
  const codeOf = async (response: Promise<{ json(): { code?: string } }>) =>
    (await response).json().code;
  const mails = async () => {
    const query = server.db.selectFrom('mail').select(['subject', 'text_body']);
    return query.where('kind', '=', 'reservationCancelled').orderBy('id', 'desc').execute();
  };

  it('窓口払いは手数料がなく、請求が減り、取消の後の締切になり、メールで知らせる', async () => {
    const booked = await bookFamily(visitor);
    const child = booked.passengers.findIndex((each) => each.passengerClass === 'child');
    const left = await cancelShown(visitor, booked, [oneOf('passenger', child)]);
    expect(left).toMatchObject({ state: 'confirmedUnpaid', waivedYen: 0 });
    expect(left.cancellations).toMatchObject([{ feeYen: 0, refundState: 'none', isAll: false }]);
    expect(left.quote.totalYen).toBeLessThan(booked.quote.totalYen);
    const [mail] = await mails();
    expect(mail?.subject).toContain('予約取消のお知らせ');
    expect(mail?.text_body).toMatch(/取り消したもの[^\n]*小人運賃/);
    expect(mail?.text_body).not.toContain('払い戻し');
    expect(mail?.text_body).toContain(left.quote.totalYen.toLocaleString('ja-JP'));
    const only = await cancelShown(visitor, left, [
      { leg: 'outbound', kind: 'leg', position: null },
    ]);
    expect(only).toMatchObject({
      return: null,
      outbound: { sailing: { id: booked.return?.sailing.id } },
    });
    expect(only.limitTime).toBe(booked.return?.sailing.vehicleCheckInClosesAt);
    const gone = await cancelShown(visitor, only, [
      { leg: 'outbound', kind: 'leg', position: null },
    ]);
    expect([gone.state, gone.history.at(-1)?.event]).toEqual(['cancelled', 'cancelled']);
  });

  it('選ばれた理由は取消とともに残り、言わなければ何も残らない。ほかの言葉は受け付けない', async () => {
    const booked = await bookFamily(visitor);
    const outbound = [wholeTrip[0] ?? oneOf('leg', 0)];
    const { feeYen, refundYen } = await quoteOf(visitor, booked, outbound);
    const request = { items: outbound, feeYen, refundYen };
    const why = (reason: string) => ({ ...request, reason: reason as 'plans' });
    expectStatus(await cancel(visitor, booked, why('体調がよくないため')), 422);
    const left = expectStatus(await cancel(visitor, booked, why('plans')), 200);
    await cancelShown(visitor, left.json<Reservation>(), outbound);
    const found = server.db.selectFrom('cancellation').select('reason');
    const rows = await found.where('reservation_id', '=', booked.id).orderBy('position').execute();
    expect(rows.map(({ reason }) => reason)).toEqual(['plans', null]);
  });

  it('運転者を取り消してもう1人が運転すると、車両は席とともに残り、新しい運転者が記録される', async () => {
    const booked = await bookFamily(visitor, card);
    const driver = booked.outbound.vehicles[0]?.driver ?? -1;
    const items = [oneOf('passenger', driver)];
    const newDrivers = [{ leg: 'outbound' as const, vehicle: 0, driver: 1 - driver }];
    const url = `${RESERVATIONS}/${booked.id}/cancellation-quotes`;
    const shown = expectStatus(await visitor.post(url, { items, newDrivers }), 200).json();
    const { feeYen, refundYen } = shown;
    const refused = await cancel(visitor, booked, { items, feeYen, refundYen });
    expect(refused.statusCode).toBe(422);
    const response = await cancel(visitor, booked, { items, newDrivers, feeYen, refundYen });
    const left = expectStatus(response, 200).json<Reservation>();
    // A passenger who stays aboard the return leg only is behind: positions of before.
    expect(left.outbound.vehicles).toMatchObject([{ driver: 1 - driver }]);
    expect(left.return?.vehicles).toMatchObject([{ driver }]);
    expect(left.quote.lines.filter(({ ruleId }) => ruleId === 'fare.driver')).toHaveLength(2);
    expect(left.quote.totalYen).toBe(shown.restYen);
    const again = await quoteOf(visitor, left, [{ leg: 'outbound', kind: 'leg', position: null }]);
    expect(again.paidYen).toBe(left.quote.totalYen);
  });

  it('コンビニ払いは、すべての取消で番号が終わり、後から払われた分は全額戻る', async () => {
    const store = async () => {
      const ready = await holdToPay(visitor, { store: 'store_minato' });
      return expectStatus(await pay(visitor, ready), 200).json<Reservation>();
    };
    const items = [{ leg: 'outbound' as const, kind: 'leg' as const, position: null }];
    const unpaid = await store();
    await cancelShown(visitor, unpaid, items);
    await runPaymentJobs(server);
    expect((await seen(visitor, unpaid.id)).payment?.state).toBe('expired');
    const late = await store();
    await cancelShown(visitor, late, items);
    await press(visitor, late.payment?.instructions?.url ?? '', 'pay');
    pass(server, 60);
    for (const _ of [1, 2]) {
      await runPaymentJobs(server);
      pass(server, 60);
    }
    const given = await seen(visitor, late.id);
    expect([given.state, given.payment?.state]).toEqual(['cancelled', 'refundNeedsAccount']);
    expect(given.refunds).toMatchObject([
      { way: 'account', cancellationId: null, amountYen: late.quote.totalYen, transferFeeYen: 0 },
    ]);
  });

  it('その間に手数料が上がると取り消さず、現在の額を返す', async () => {
    const booked = await bookFamily(visitor, card);
    const shown = await quoteOf(visitor, booked, wholeTrip);
    const later = await comeBack(server, booked, '2027-07-27T00:00:00+09:00');
    const { feeYen, refundYen } = shown;
    const refused = await cancel(later, booked, { items: wholeTrip, feeYen, refundYen });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'FEE_CHANGED',
        feeYen: shown.feeRises?.feeYen,
        refundYen: shown.feeRises?.refundYen,
      },
    ]);
    expect((await seen(later, booked.id)).state).toBe('confirmed');
  });

  it('一緒に取り消すものが足りない、古い画面では、何も変わらない', async () => {
    const booked = await bookFamily(visitor, card);
    const items = [oneOf('passenger', booked.outbound.vehicles[0]?.driver ?? 0)];
    const { feeYen, refundYen } = await quoteOf(visitor, booked, items);
    const incomplete = await cancel(visitor, booked, { items, feeYen, refundYen });
    expect([incomplete.statusCode, incomplete.json().errors]).toEqual([
      422,
      { items: ['REQUIRED'] },
    ]);
    const old = { ...booked, version: booked.version - 1 };
    const shown = await quoteOf(visitor, booked, wholeTrip);
    const request = { items: wholeTrip, feeYen: shown.feeYen, refundYen: shown.refundYen };
    expect(await codeOf(cancel(visitor, old, request))).toBe('VERSION_CONFLICT');
    expect((await seen(visitor, booked.id)).version).toBe(booked.version);
  });

  it('運航会社が返金した予約と、残りのお金で足りない取消は、見積もりから電話の案内になる', async () => {
    const booked = await bookFamily(visitor, card);
    const shown = await quoteOf(visitor, booked, wholeTrip);
    const request = { items: wholeTrip, feeYen: shown.feeYen, refundYen: shown.refundYen };
    const setPayment = (change: { state?: 'captured' | 'refunded'; by_hand_yen?: number }) =>
      server.db
        .updateTable('payment')
        .set(change)
        .where('reservation_id', '=', booked.id)
        .execute();
    const both = async () => [
      await codeOf(
        visitor.post(`${RESERVATIONS}/${booked.id}/cancellation-quotes`, { items: wholeTrip }),
      ),
      await codeOf(cancel(visitor, booked, request)),
    ];
    await setPayment({ state: 'refunded' });
    expect(await both()).toEqual(['CANCEL_BY_PHONE', 'CANCEL_BY_PHONE']);
    await setPayment({ state: 'captured', by_hand_yen: shown.feeYen + 1 });
    expect(await both()).toEqual(['CANCEL_BY_PHONE', 'CANCEL_BY_PHONE']);
    expect((await seen(visitor, booked.id)).version).toBe(booked.version);
    await setPayment({ by_hand_yen: shown.feeYen });
    expectStatus(await cancel(visitor, booked, request), 200);
  });

  it('取消のメールは取消ごとに1通で、手数料があれば領収書の受け取り方を示し、領収書が受け取れる', async () => {
    const booked = await bookFamily(visitor, card);
    const child = booked.passengers.findIndex((each) => each.passengerClass === 'child');
    const items = [oneOf('passenger', child)];
    const { feeYen, refundYen } = await quoteOf(visitor, booked, items);
    const keyHeader = key();
    for (const _ of [1, 2, 3])
      await cancel(visitor, booked, { items, feeYen, refundYen }, keyHeader);
    const left = await seen(visitor, booked.id);
    await cancelShown(visitor, left, [{ leg: 'return', kind: 'leg', position: null }]);
    const occasions = await server.db
      .selectFrom('mail')
      .select(['occasion', 'text_body'])
      .where('kind', '=', 'reservationCancelled')
      .where('occasion', 'like', 'reservationCancelled%')
      .execute();
    const { cancellations } = await seen(visitor, booked.id);
    for (const { id } of cancellations) {
      const own = occasions.filter(({ occasion }) => occasion.includes(id));
      expect(own).toHaveLength(1);
      expect(own[0]?.text_body).toContain('取消手数料の領収書は');
      expect(own[0]?.text_body).toContain(
        `/customer/reservation-search?number=${booked.reservationNumber}`,
      );
    }
    const url = `${RESERVATIONS}/${booked.id}/receipts`;
    const { sources } = expectStatus(await visitor.get(url), 200).json<ReceiptSources>();
    expect(
      sources
        .filter(({ kind }) => kind === 'cancellationFee')
        .map(({ sourceId, amountYen }) => [sourceId, amountYen]),
    ).toEqual(cancellations.map((each) => [each.id, each.feeYen]));
    const free = await cancelShown(visitor, await bookFamily(visitor), wholeTrip);
    expect(free.cancellations[0]?.feeYen).toBe(0);
    const [mail] = await mails();
    expect(mail?.text_body).not.toContain('領収書');
  });

  it('いただかない額は、メールの合計にも、その控えにも入らない', async () => {
    const booked = await bookFamily(visitor, card);
    await sql`update reservation set sale = jsonb_set(sale, '{outbound,cancellation,cancellation}',
      '[{"daysBefore": 0, "percent": 100, "minimumYen": 0}]') where id = ${booked.id}`.execute(
      server.db,
    );
    const left = await cancelShown(visitor, booked, [
      { leg: 'outbound', kind: 'leg', position: null },
    ]);
    expect(left.waivedYen).toBeGreaterThan(0);
    const toPayYen = left.quote.totalYen - left.waivedYen;
    const [mail] = await mails();
    const [waived, total] = [left.waivedYen, toPayYen].map((yen) => yen.toLocaleString('ja-JP'));
    expect(mail?.text_body).toContain(`いただきません:−${waived}円\n合計(税込):${total}円`);
    expect(boatReservations(left)).toMatchObject([{ totalPrice: toPayYen }]);
  });
});
