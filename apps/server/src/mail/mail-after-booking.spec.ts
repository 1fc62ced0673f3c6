import type { Reservation, ReservationLeg } from '@ferry/api/customer-server';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import { reservationMail } from './reservation-mails.ts';

const confirmed = exampleOf('getReservation', 200, 'confirmed');
const car = { lengthCm: 469 } as ReservationLeg['vehicles'][number];
const outboundSailing = {
  departureAt: '2027-08-02T06:40:00+09:00',
  checkInClosesAt: '2027-08-02T06:10:00+09:00',
  vehicleCheckInClosesAt: '2027-08-02T05:40:00+09:00',
};
/** A leg at these times. */
const leg = (
  vehicles: ReservationLeg['vehicles'],
  times: Partial<ReservationLeg['sailing']>,
): ReservationLeg => ({
  ...confirmed.outbound,
  vehicles,
  sailing: { ...confirmed.outbound.sailing, ...times },
});
const mailOf = (change: Partial<Reservation>) =>
  reservationMail('reservationConfirmed', { ...confirmed, ...change }, 'test');
const line = (text: string, term: string) =>
  text.split('\n').filter((each) => each.startsWith(term));

describe('a mail after a booking', () => {
  const heading = ({ html }: { html: string }) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  const cells = ({ html }: { html: string }) =>
    [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell);

  it('says in its heading what has happened, and the number once, on a line of its own', () => {
    expect(heading(mailOf({}))).toBe('ご予約が確定しました');
    expect(heading(reservationMail('paymentReminder', confirmed, 'x'))).toBe(
      'お支払い期限のご案内',
    );
  });

  it('shows each leg as a line, with the day where it begins', () => {
    const late = {
      departureTime: '24:10',
      departureAt: '2027-01-01T00:10:00+09:00',
      arrivalAt: '2027-01-01T17:40:00+09:00',
      checkInClosesAt: '2026-12-31T23:40:00+09:00',
    };
    const mail = mailOf({ outbound: leg([], late), return: null });
    expect(cells(mail).join(' ')).toMatch(
      /12月31日\(木\) 23:40 .*乗船手続き締切\(徒歩\) .*汐見港 .*1月1日\(金\) 0:10 .*汐見港 出港 .*24:10の便 しおかぜ 17:40 .*凪浦港 入港/,
    );
    // What is on the line is no row again; the plain text has it as rows.
    expect(cells(mail)).not.toContain('出港');
    expect(line(mail.text, '出港')).toHaveLength(1);
  });

  it.each([
    ['one way', { totalYen: 12_300, return: null }, 0, ['合計(税込):12,300円']],
    [
      'a return with a discount, some of it waived',
      {
        totalYen: 20_000,
        return: confirmed.quote.outbound,
        lines: [
          ['outbound', 11_000],
          ['return', 10_000],
          ['return', -1_000],
        ],
      },
      500,
      [
        '往路:11,000円',
        '復路:10,000円',
        '割引:−1,000円',
        'いただきません:−500円',
        '合計(税込):19,500円',
      ],
    ],
  ] as const)('adds up: %s', (_, { totalYen, ...more }, waivedYen, sums) => {
    const [example = expect.fail()] = confirmed.quote.lines;
    const lines =
      'lines' in more
        ? more.lines.map(([of, amountYen]) => ({ ...example, leg: of, amountYen }))
        : confirmed.quote.lines;
    const { text } = mailOf({
      quote: { ...confirmed.quote, totalYen, lines, return: more.return },
      waivedYen,
    });
    expect(text).toContain(`\n\n${sums.join('\n')}\n\n`);
  });

  it('leads to the tickets once it is paid, to the payment before, with what to bring', () => {
    const withCar = { outbound: leg([car], outboundSailing) };
    expect(mailOf(withCar).text).toMatch(
      /乗船券を表示する\n.*&to=tickets[\s\S]*お支払い済み VISA 下4桁 4242[\s\S]*車検証/,
    );
    expect(mailOf({}).text).not.toContain('車検証');
    expect(mailOf({}).text).toContain('取消手数料は、7月27日(火)から上がります。');
    const store = exampleOf('getReservation', 200, 'convenienceStore');
    const { text } = reservationMail('reservationReceived', store, 'x');
    expect(text).toMatch(/お支払いを確認・変更する\n.*&to=payment/);
    expect(text).not.toMatch(/to=tickets|お支払い済み|取消手数料/);
  });

  it.each([
    ['on stand-by', 'reservationStandsBy', { state: 'waiting', until: '2027-08-09' }],
    ['of a change that waits for its money', 'changeReceived', null],
    ['of a voucher', 'partnerUsedUp', null],
  ] as const)('leads nobody to tickets: %s', (_, kind, standBy) => {
    const service = { ...confirmed.outbound.service, standBy };
    const one = { ...confirmed, outbound: { ...confirmed.outbound, service } } as Reservation;
    expect(reservationMail(kind, one, 'x').text).not.toMatch(/to=tickets|お持ちいただく/);
  });

  it('names what the port asks for: no inspection of a bicycle, a paper of a discount', () => {
    const bicycle = { lengthCm: null } as ReservationLeg['vehicles'][number];
    const discount = {
      discountId: 'dis_student',
      certificate: '' as const,
      disabilityClass: '' as const,
      carer: null,
    };
    const passengers = confirmed.passengers.map((each) => ({ ...each, discount }));
    const { text } = mailOf({ outbound: leg([bicycle], {}), passengers });
    expect(text).not.toContain('車検証');
    expect(text).toContain('割引の確認に必要な書類');
  });

  it.each([
    ['free, then free, then 10 percent', [0, 0, 10], '2027-07-19T00:00:00+09:00', '8月1日(日)'],
    ['never', [0, 0, 0], '2027-07-19T00:00:00+09:00', undefined],
    ['at the departure', [10, 30, 100], '2027-08-01T10:00:00+09:00', '8月2日(月) 8:30'],
  ] as const)('says from when a cancellation costs more: %s', (_, percents, serverTime, when) => {
    const [term = expect.fail()] = confirmed.cancellationTerms;
    const until = ['2027-07-27T00:00:00+09:00', '2027-08-01T00:00:00+09:00', null];
    const ends = when?.includes(':') ? [until[1], '2027-08-02T08:30:00+09:00', null] : until;
    const cancellationTerms = percents.map((percent, index) => ({
      ...term,
      percent,
      minimumYen: 0,
      until: ends[index] ?? null,
    }));
    const said = /取消手数料は、(.*)から上がります/.exec(
      mailOf({ cancellationTerms, serverTime }).text,
    );
    expect(said?.[1]).toBe(when);
  });

  it('has a late sailing at its times of now, and one that does not sail on no line', () => {
    const outbound = leg([], outboundSailing);
    const late = {
      departureAt: '2027-08-02T08:10:00+09:00',
      arrivalAt: '2027-08-02T11:50:00+09:00',
    };
    const delayed = { ...outbound, service: { ...outbound.service, state: 'delayed', ...late } };
    const mail = mailOf({ outbound: delayed as ReservationLeg });
    expect(cells(mail)).toEqual(expect.arrayContaining(['8:10', '11:50']));
    expect(line(mail.text, '出港')).toEqual(['出港:2027年8月2日(月) 8:10']);
    const service = { ...outbound.service, state: 'cancelled' };
    const cancelled = mailOf({ outbound: { ...outbound, service } as ReservationLeg });
    expect(cells(cancelled)).toContain('出港');
  });
});
