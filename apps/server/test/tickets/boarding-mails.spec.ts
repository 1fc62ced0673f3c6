import type { Reservation } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifyBeforeBoarding } from '../../src/booking/reservations/notify-before-boarding.ts';
import { NOW } from '../support/api.ts';
import { commit, expectStatus, holdDraft } from '../support/booking.ts';
import { cancelShown } from '../support/cancelling.ts';
import { bookPaid } from '../support/tickets.ts';
import { draftOf, roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
beforeEach(async () => {
  await server.db.deleteFrom('mail').execute();
  await server.db
    .updateTable('reservation')
    .set({ names_removed_at: server.clock.now() })
    .execute();
});

/** What is written at a time, each of it once though two processes ask. */
const toldAt = async (instant: string) => {
  server.clock.set(instant);
  const before = await mails();
  const fail = (error: unknown) => {
    throw error;
  };
  await Promise.all([1, 2].map(() => notifyBeforeBoarding(server.db, server.clock, fail)));
  return (await mails()).slice(before.length);
};
const mails = async () =>
  (
    await server.db
      .selectFrom('mail')
      .selectAll()
      .where('kind', 'in', ['boardingNotice', 'ticketsOpen'])
      .orderBy('id')
      .execute()
  ).map(({ kind, subject, text_body }) => ({ kind, subject, text: text_body ?? '' }));
const book = async () => bookPaid(visitor, await roundTrip(visitor));

describe('乗船の前のメール', () => {
  it('2日前の9時から、締切と持ち物を1回だけ伝える。復路にも伝える', async () => {
    await book();
    expect(await toldAt('2027-07-30T23:00:00+09:00')).toEqual([]);
    expect(await toldAt('2027-07-31T08:59:00+09:00')).toEqual([]);
    const [notice, ...more] = await toldAt('2027-07-31T09:00:00+09:00');
    expect(more).toEqual([]);
    expect(notice?.subject).toBe('【汐凪フェリー】乗船2日前のご案内 8月2日(月) 5:40までに汐見港へ');
    expect(notice?.text).toContain('乗船手続き締切(車両)');
    expect(notice?.text).toContain('車検証の原本か写し');
    expect(notice?.text).not.toMatch(/手帳|12-34/);
    expect(await toldAt('2027-07-31T12:00:00+09:00')).toEqual([]);
    expect(await toldAt('2027-08-01T12:00:00+09:00')).toEqual([]);
    expect(await toldAt('2027-08-07T09:00:00+09:00')).toMatchObject([{ kind: 'boardingNotice' }]);
  });

  it('乗船券を表示できるようになったら1回だけ伝え、コードは書かない', async () => {
    await book();
    await toldAt('2027-07-31T09:00:00+09:00');
    expect(await toldAt('2027-08-02T03:39:59+09:00')).toEqual([]);
    const [mail, ...more] = await toldAt('2027-08-02T03:40:00+09:00');
    expect([mail?.kind, more]).toEqual(['ticketsOpen', []]);
    expect(mail?.subject).toBe('【汐凪フェリー】乗船券 8月2日(月) 6:40 汐見港から');
    const rows = await server.db.selectFrom('ticket').select(['id', 'short_code']).execute();
    for (const { short_code } of rows) expect(mail?.text).not.toContain(short_code);
    expect(mail?.text).not.toMatch(/[A-Z2-7]{100}/);
    expect(await toldAt('2027-08-02T05:00:00+09:00')).toEqual([]);
    expect(await toldAt('2027-08-02T06:40:00+09:00')).toEqual([]);
  });

  it('別の便に変わったら、その便についてもう1回伝える', async () => {
    const { id } = await book();
    await toldAt('2027-07-31T09:00:00+09:00');
    const moveTo = (sailing_id: string) =>
      server.db
        .updateTable('reservation_leg')
        .set({ sailing_id })
        .where('reservation_id', '=', id)
        .where('leg', '=', 'outbound')
        .execute();
    const changed = 'sail_strait-0640_20270803';
    await moveTo(changed);
    expect(await toldAt('2027-07-31T10:00:00+09:00')).toEqual([]);
    const [notice] = await toldAt('2027-08-01T09:00:00+09:00');
    expect(notice?.subject).toContain('8月3日(火)');
    expect(await toldAt('2027-08-01T10:00:00+09:00')).toEqual([]);
    const [open, ...more] = await toldAt('2027-08-03T03:40:00+09:00');
    expect([open?.kind, more]).toEqual(['ticketsOpen', []]);
    expect(open?.subject).toContain('8月3日(火)');
    expect(await toldAt('2027-08-03T05:00:00+09:00')).toEqual([]);
    // The stock has the places on the sailing of before.
    await moveTo('sail_strait-0640_20270802');
  });

  it('往路を取り消して復路が往路になっても、同じ便について、もう1回は伝えない', async () => {
    const booked = await book();
    expect(await toldAt('2027-08-07T09:00:00+09:00')).toHaveLength(1);
    server.clock.set(NOW);
    await cancelShown(visitor, booked, [{ leg: 'outbound', kind: 'leg', position: null }]);
    expect(await toldAt('2027-08-07T10:00:00+09:00')).toEqual([]);
  });

  it('2日前に伝えられなければ、前日に、前日の言葉で1回だけ伝える。当日にはもう伝えない', async () => {
    await book();
    expect(await toldAt('2027-08-01T08:59:00+09:00')).toEqual([]);
    const [notice, ...more] = await toldAt('2027-08-01T15:00:00+09:00');
    expect(more).toEqual([]);
    expect(notice?.subject).toContain('乗船前日のご案内 8月2日(月) 5:40までに汐見港へ');
    expect(notice?.text).toContain('ご乗船は、あすです。');
    expect(notice?.text).not.toContain('あさって');
    server.clock.set(NOW);
    await book();
    expect(await toldAt('2027-08-02T03:00:00+09:00')).toEqual([]);
  });

  it('欠航した便、取り消された予約、仮予約については伝えない', async () => {
    const { id } = await book();
    const setStatus = (status: 'cancelled' | 'scheduled') =>
      server.db
        .updateTable('sailing')
        .set({ status })
        .where('id', '=', 'sail_strait-0640_20270802')
        .execute();
    await setStatus('cancelled');
    expect(await toldAt('2027-07-31T09:00:00+09:00')).toEqual([]);
    expect(await toldAt('2027-08-02T04:00:00+09:00')).toEqual([]);
    await setStatus('scheduled');
    const forget = server.db.updateTable('reservation').set({ names_removed_at: new Date(0) });
    await forget.where('id', '=', id).execute();
    expect(await toldAt('2027-07-31T09:00:00+09:00')).toEqual([]);
  });

  it('窓口で支払う人には締切を伝え、乗船券ができたとは言わない', async () => {
    const draft = await draftOf(visitor, await roundTrip(visitor));
    const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
    expectStatus(await commit(visitor, held), 200);
    expect(await toldAt('2027-07-31T09:00:00+09:00')).toMatchObject([{ kind: 'boardingNotice' }]);
    expect(await toldAt('2027-08-02T04:00:00+09:00')).toEqual([]);
  });
});
