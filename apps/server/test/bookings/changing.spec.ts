import type { Draft, Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { expectStatus, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, comeBack } from '../support/cancelling.ts';
import {
  beginChange,
  changeQuoteOf,
  changeTermsOf,
  changeUrl,
  heldChange,
  holdChange,
  moved,
  setTrip,
  tripOf,
} from '../support/changing.ts';
import { CARDS } from '../support/paying.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const see = async ({ id }: Pick<Reservation, 'id'>) =>
  expectStatus(await visitor.get(`${RESERVATIONS}/${id}`), 200).json<Reservation>();
const paid = () => bookFamily(visitor, { card: CARDS.frictionless });
/** The return leg two days later. */
const twoDaysLater = async () => {
  const [returnOffer] = await searchStrait(visitor, { isReturn: true, date: '2027-08-11' });
  return { return: legOf(returnOffer) };
};
async function laterDraft(booked: Reservation): Promise<Draft> {
  return moved(visitor, await beginChange(visitor, booked), await twoDaysLater());
}
/** Free places of the sailings, by id. */
const freeOf = async (...ids: string[]) =>
  server.db
    .selectFrom('leg_inventory')
    .select(['sailing_id', 'leg', 'free'])
    .where('sailing_id', 'in', ids)
    .orderBy('sailing_id')
    .orderBy('leg')
    .execute();

describe('予約の変更のはじめ', () => {
  it('何を、いつまで、いくらで変更できるかを項目ごとに返し、最初の変更は無料', async () => {
    const booked = await paid();
    const terms = await changeTermsOf(visitor, booked);
    expect(terms).toMatchObject({ isOpen: true, reason: null, freeChangesLeft: 1, draftId: null });
    expect(terms.parts.map(({ part, isOpen, feeYen }) => [part, isOpen, feeYen])).toEqual([
      ['outboundSailing', true, 0],
      ['returnSailing', true, 0],
      ['cabins', true, 0],
      ['passengers', true, 0],
      ['vehicles', true, 0],
      ['options', true, 0],
      ['contact', true, 0],
    ]);
    expect(terms.parts[0]?.until).toBe('2027-08-02T05:40:00+09:00');
    expect(terms.parts[1]?.until).toBe('2027-08-09T05:40:00+09:00');
  });

  it('下書きには今の予約の内容が入り、変えたものは何もない', async () => {
    const booked = await paid();
    const draft = await beginChange(visitor, booked);
    expect(draft).toMatchObject({
      problems: {},
      nextStep: 'customerInput',
      reservationId: null,
      quote: { totalYen: booked.quote.totalYen },
      change: {
        reservationId: booked.id,
        reservationNumber: booked.reservationNumber,
        booked: { outbound: draft.outbound.choice, return: draft.return?.choice },
        parts: ['returnSailing'],
        changedParts: [],
        locks: [],
      },
    });
    expect((await changeTermsOf(visitor, booked)).draftId).toBe(draft.id);
    const again = await beginChange(visitor, booked, ['vehicles', 'cabins']);
    expect(again.change?.parts).toEqual(['cabins', 'vehicles']);
    expect((await changeTermsOf(visitor, booked)).draftId).toBe(again.id);
    expect(await see(booked)).toMatchObject({ version: booked.version, change: null });
  });

  it('手続きが締め切られた行程は変更できず、復路が出発すると何も変更できない', async () => {
    const booked = await paid();
    const guest = await comeBack(server, booked, '2027-08-02T05:40:00+09:00');
    const terms = await changeTermsOf(guest, booked);
    expect(terms.parts.map(({ isOpen, reason }) => [isOpen, reason]).slice(0, 2)).toEqual([
      [false, 'closed'],
      [true, null],
    ]);
    const late = await comeBack(server, booked, '2027-08-09T07:00:00+09:00');
    const over = await changeTermsOf(late, booked);
    expect(over).toMatchObject({ isOpen: false, reason: 'departed' });
    const response = await late.post(changeUrl(booked, 'change-drafts'), {
      parts: ['returnSailing'],
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { code: 'CHANGE_CLOSED', changeClosedReason: 'departed' },
    ]);
  });
});

describe('変更の見積もり', () => {
  it('復路を2日後にすると、1円まで差額を示し、戻る額は差額と同じ', async () => {
    const booked = await paid();
    const draft = await laterDraft(booked);
    expect(draft).toMatchObject({ nextStep: 'contentConfirm' });
    expect(draft.change?.changedParts).toEqual(['returnSailing']);
    const quote = await changeQuoteOf(visitor, draft);
    const sum = quote.lines.reduce((total, { differenceYen }) => total + differenceYen, 0);
    expect(sum).toBe(quote.differenceYen);
    expect(quote.newYen - quote.previousYen).toBe(quote.differenceYen);
    expect(quote.payYen - quote.refundYen).toBe(quote.differenceYen + quote.fee.feeYen);
    expect(quote).toMatchObject({
      isPaid: true,
      previousYen: booked.quote.totalYen,
      newYen: draft.quote.totalYen,
      fee: { feeYen: 0, reason: 'freeChange' },
    });
  });

  it('新しい予約の下書きには、変更の見積もりがない', async () => {
    const { draftId } = await paid();
    expect((await visitor.get(`/customer-api/drafts/${draftId}/change-quote`)).statusCode).toBe(
      404,
    );
  });
});

describe('変更後のお席の取り置き', () => {
  it('新しい席を取り置いても、前の席と予約はそのままで、取りやめると新しい席だけが戻る', async () => {
    const booked = await paid();
    const draft = await laterDraft(booked);
    const sailings = [booked.return?.sailing.id ?? '', draft.return?.sailing.id ?? ''];
    const before = await freeOf(...sailings);
    const held = await heldChange(visitor, booked, draft);
    expect(held).toMatchObject({
      version: booked.version + 1,
      state: 'confirmed',
      return: { sailing: { id: sailings[0] } },
      change: {
        state: 'held',
        draftId: draft.id,
        return: { sailing: { id: sailings[1] } },
        limitTime: '2027-07-20T11:00:00+09:00',
        extensionsLeft: 10,
      },
    });
    const during = await freeOf(...sailings);
    expect(
      during.filter((each, index) => String(each.free) !== String(before[index]?.free)),
    ).toEqual([expect.objectContaining({ sailing_id: sailings[1] })]);
    const dropped = await visitor.delete(changeUrl(booked, 'change'));
    expect(expectStatus(dropped, 200).json()).toMatchObject({
      change: null,
      version: held.version + 1,
    });
    expect(await freeOf(...sailings)).toEqual(before);
    expect((await see(booked)).history.map(({ event }) => event).slice(-2)).toEqual([
      'changeHeld',
      'changeDropped',
    ]);
  });

  it('期限が過ぎると、変更だけがなくなる', async () => {
    const booked = await paid();
    const draft = await laterDraft(booked);
    const before = await freeOf(draft.return?.sailing.id ?? '');
    await heldChange(visitor, booked, draft);
    server.clock.set('2027-07-20T11:00:00+09:00');
    expect(await see(booked)).toMatchObject({ change: null, state: 'confirmed' });
    const late = await visitor.post(
      changeUrl(booked, 'change/extensions'),
      {},
      {
        'idempotency-key': 'a-key-of-sixteen-1',
      },
    );
    expect([late.statusCode, late.json().code]).toEqual([410, 'HOLD_EXPIRED']);
    expect(await freeOf(draft.return?.sailing.id ?? '')).toEqual(before);
    expect((await see(booked)).history.at(-1)).toMatchObject({
      event: 'changeLapsed',
      by: 'system',
    });
  });

  it('変えたものがなければ取り置かず、額が違えば今の額を返す', async () => {
    const booked = await paid();
    const same = await holdChange(visitor, booked, await beginChange(visitor, booked));
    expect([same.statusCode, same.json().code]).toEqual([422, 'NOTHING_TO_CHANGE']);
    const draft = await laterDraft(booked);
    const wrong = await holdChange(visitor, booked, draft, { refundYen: 1 });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'DIFFERENCE_CHANGED']);
  });

  it('別の画面の下書きで取り置きがあるあいだは、始めることも取り置くこともできない', async () => {
    const booked = await paid();
    const draft = await laterDraft(booked);
    await heldChange(visitor, booked, draft);
    const again = await visitor.post(changeUrl(booked, 'change-drafts'), { parts: ['cabins'] });
    expect([again.statusCode, again.json().code]).toEqual([409, 'CHANGE_IN_PROGRESS']);
    expect(await changeTermsOf(visitor, booked)).toMatchObject({
      isOpen: false,
      reason: 'changing',
    });
  });

  it('往路の手続きが締め切られた後は、往路を変えられない', async () => {
    const booked = await paid();
    const guest = await comeBack(server, booked, '2027-08-02T05:50:00+09:00');
    const draft = await beginChange(guest, booked);
    expect(draft.change?.locks[0]).toMatchObject({
      kind: 'leg',
      leg: 'outbound',
      reason: 'closed',
    });
    const [, other] = await searchStrait(visitor);
    const trip = tripOf(draft, { outbound: legOf(other) });
    const response = await setTrip(guest, draft, trip);
    expect([response.statusCode, response.json().errors]).toEqual([422, { outbound: ['LOCKED'] }]);
    const later = await moved(guest, draft, await twoDaysLater());
    expect((await heldChange(guest, booked, later)).change?.state).toBe('held');
  });
});
