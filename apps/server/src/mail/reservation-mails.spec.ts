import type { Reservation, ReservationLeg } from '@ferry/api/customer-server';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import { reservationMail } from './reservation-mails.ts';
import { reservationNumbersMail } from './reservation-numbers-mail.ts';

const confirmed = exampleOf('getReservation', 200, 'confirmed');
const car = { lengthCm: 469 } as ReservationLeg['vehicles'][number];

/** A leg at these times. */
const leg = (
  vehicles: ReservationLeg['vehicles'],
  times: Partial<ReservationLeg['sailing']>,
): ReservationLeg => ({
  ...confirmed.outbound,
  vehicles,
  sailing: { ...confirmed.outbound.sailing, ...times },
});
const outboundSailing = {
  departureAt: '2027-08-02T06:40:00+09:00',
  checkInClosesAt: '2027-08-02T06:10:00+09:00',
  vehicleCheckInClosesAt: '2027-08-02T05:40:00+09:00',
};
const returnSailing = {
  departureAt: '2027-08-09T08:00:00+09:00',
  checkInClosesAt: '2027-08-09T07:30:00+09:00',
  vehicleCheckInClosesAt: '2027-08-09T07:00:00+09:00',
};

const mailOf = (change: Partial<Reservation>) =>
  reservationMail('reservationConfirmed', { ...confirmed, ...change }, 'test');
const line = (text: string, term: string) =>
  text.split('\n').filter((each) => each.startsWith(term));

describe('the next deadline in a mail', () => {
  it('is that of the page, where no part of the mail has it already', () => {
    const store = exampleOf('getReservation', 200, 'convenienceStore');
    const at = '2027-07-20T16:00:00+09:00';
    const received = (change: Partial<Reservation>) =>
      reservationMail('reservationReceived', { ...store, ...change }, 'test').text;
    expect(received({ confirmMailBy: at })).toContain(
      'メールアドレスの確認の期限:2027年7月20日(火) 16:00',
    );
    expect(received({ confirmMailBy: null })).not.toContain('の期限:');
    const plate = exampleOf('getReservation', 200, 'plateUndecided');
    expect(reservationMail('reservationConfirmed', plate, 'test').text).toContain(
      '車両のナンバーの登録の期限:',
    );
    expect(mailOf({}).text).not.toContain('の期限:');
  });
});

describe('a leg in a mail', () => {
  it('has the cabins that are chosen and who is in them as the pages do, and closes earlier with its ship', () => {
    const single = { ...confirmed.outbound.cabins[0], infantBerths: 0, privateUse: false };
    const party = { adults: 3, children: 0, infants: 0, babies: 0 };
    const type = {
      name: 'デラックスシングル',
      description: '1名用の個室です。',
      tariff: 'perBerth',
    };
    const cabinType = { ...single.cabinType, ...type, roomBerths: null };
    const cabins = [{ ...single, cabinType, party }] as ReservationLeg['cabins'];
    const departureAt = '2027-08-02T06:20:00+09:00';
    const changed = leg([car], outboundSailing);
    const service = { ...changed.service, departureAt };
    const mail = mailOf({ outbound: { ...changed, cabins, party, service }, return: null });
    expect(line(mail.text, '客室・人数')).toEqual(['客室・人数:デラックスシングル 3室・大人3名']);
    expect(line(mail.text, '車両:')).toEqual(['車両:1台']);
    expect(line(mail.text, '乗船手続き締切')).toEqual([
      '乗船手続き締切(車両):2027年8月2日(月) 5:20',
    ]);
  });
});

describe('the check-in in a mail', () => {
  it('is the one of vehicles on legs with vehicles, and does not name the one on foot', () => {
    const mail = mailOf({
      outbound: leg([car], outboundSailing),
      return: leg([car], returnSailing),
    });
    expect(line(mail.text, '乗船手続き締切')).toEqual([
      '乗船手続き締切(車両):2027年8月2日(月) 5:40',
      '乗船手続き締切(車両):2027年8月9日(月) 7:00',
    ]);
    expect(mail.html).toContain('>乗船手続き締切(車両)</td>');
    for (const body of [mail.text, mail.html]) expect(body).not.toMatch(/ (?:6:10|7:30)/);
  });

  it.each([
    [[car], [], '(車両):2027年8月2日(月) 5:40', '(徒歩):2027年8月9日(月) 7:30'],
    [[], [car], '(徒歩):2027年8月2日(月) 6:10', '(車両):2027年8月9日(月) 7:00'],
  ])('goes by the vehicles of each leg', (ofOutbound, ofReturn, first, second) => {
    const { text } = mailOf({
      outbound: leg(ofOutbound, outboundSailing),
      return: leg(ofReturn, returnSailing),
    });
    expect(line(text, '乗船手続き締切')).toEqual([
      `乗船手続き締切${first}`,
      `乗船手続き締切${second}`,
    ]);
  });
});

it('speaks of nothing that the loaded documents do not carry', () => {
  const changes = exampleOf('getReservation', 200, 'changeMade').changes.map((change) => ({
    ...change,
    parts: ['options' as const],
  }));
  const textWith = (carried: { vehicles: boolean; pets: boolean }) =>
    reservationMail(
      'reservationChanged',
      { ...confirmed, outbound: leg([], outboundSailing), changes },
      'test',
      { carried },
    ).text;
  expect(textWith({ vehicles: true, pets: true })).toMatch(
    /変更した項目:ペット・お食事\n(.*\n)*乗船手続き締切\(徒歩\)/,
  );
  expect(textWith({ vehicles: false, pets: false })).toMatch(
    /変更した項目:お食事\n(.*\n)*乗船手続き締切:/,
  );
});

describe('the number in a mail', () => {
  it('is written as on the pages, and plain where programs read it', () => {
    const mail = mailOf({ reservationNumber: 'KH3PNPCV' });
    expect(mail.subject).toContain('(予約番号 KH3P-NPCV)');
    expect(line(mail.text, '予約番号')).toEqual(['予約番号:KH3P-NPCV']);
    expect(mail.html).toContain('>KH3P-NPCV</td>');
    expect(mail.html).toContain('"reservationId":"KH3PNPCV"');
    expect(mail.text).toContain('?number=KH3PNPCV');
  });
});

// A screen reader says 「右矢印」 and 「スラッシュ」, or nothing.
it('says from where to where in words, not by signs', () => {
  const numbered = { reservationNumber: 'KH3PNPCV', date: '2027-08-02' };
  const ports = { fromPort: '汐見港', toPort: '凪浦港' };
  const mails = [mailOf({}), reservationNumbersMail('a@example.jp', [{ ...numbered, ...ports }])];
  for (const { text } of mails) {
    expect(line(text, '区間')).toContainEqual(expect.stringMatching(/^区間:汐見港から凪浦港/));
    expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/[→⇒⇔/]/);
  }
});

describe('a time in a mail', () => {
  it.each([
    ['2027-08-03T23:59:00+09:00', '2027年8月3日(火) 23:59'],
    ['2027-08-04T00:00:00+09:00', '2027年8月3日(火) 24:00(8月4日(水) 0:00)'],
    ['2027-01-01T00:10:00+09:00', '2026年12月31日(木) 24:10(1月1日(金) 0:10)'],
    ['2027-08-04T03:59:00+09:00', '2027年8月3日(火) 27:59(8月4日(水) 3:59)'],
    ['2027-08-04T04:00:00+09:00', '2027年8月4日(水) 4:00'],
  ])('of %s is %s', (instant, words) => {
    const times = { departureAt: instant, arrivalAt: instant, checkInClosesAt: instant };
    const { text } = mailOf({ outbound: leg([], times), return: null });
    expect(line(text, '出港')).toEqual([`出港:${words}`]);
    expect(line(text, '入港')).toEqual([`入港:${words}`]);
    expect(line(text, '乗船手続き締切')).toEqual([`乗船手続き締切(徒歩):${words}`]);
  });
});

it('tells the limit of a payment at the port by both ways of writing', () => {
  const limitTime = '2026-12-09T00:10:00+09:00';
  const { text } = reservationMail('reservationReceived', { ...confirmed, limitTime }, 'test');
  expect(text).toContain('2026年12月8日(火) 24:10(12月9日(水) 0:10)(乗船手続き締切)までに、');
});

describe('help with boarding', () => {
  const withHelp = confirmed.passengers.map((passenger, index) =>
    index === 0 ? { ...passenger, assistance: ['steps' as const] } : passenger,
  );
  const withoutHelp = confirmed.passengers.map((passenger) => ({ ...passenger, assistance: [] }));
  const words =
    'お手伝いをご希望のため、「お手伝い」とある乗船手続き締切は、30分早くなっています。係員が乗船口でお待ちし、客室までご案内します。';

  it('tells a party that asked for it to come earlier, and not which help it is', () => {
    const { text, html } = mailOf({ outbound: leg([car], outboundSailing), passengers: withHelp });
    expect(line(text, '乗船手続き締切')).toEqual([
      '乗船手続き締切(車両・お手伝い):2027年8月2日(月) 5:10',
    ]);
    for (const body of [text, html]) {
      expect(body).toContain(words);
      expect(body).not.toMatch(/段差|steps/);
    }
  });

  it('is not mentioned without a wish, nor when the reservation is over', () => {
    expect(mailOf({ passengers: withoutHelp }).text).not.toContain('お手伝い');
    const over = { ...confirmed, passengers: withHelp };
    expect(reservationMail('reservationExpired', over, 'test').text).not.toContain('お手伝い');
  });
});

it.each(['paymentRefunded', 'refundNeedsAccount'] as const)(
  '%s: 期限の後のお支払いだったことは、そうだったときだけ書く',
  (kind) => {
    const textFor = (failure: 'HOLD_EXPIRED' | null) => {
      const payment = { failure } as Reservation['payment'];
      return reservationMail(kind, { ...confirmed, payment } as Reservation, 'x').text;
    };
    expect(textFor('HOLD_EXPIRED')).toContain('お取り置きの期限の後に');
    expect(textFor(null)).not.toContain('お取り置きの期限の後に');
    expect(textFor(null)).toContain('全額を払い戻しま');
  },
);

describe('the way to cancel in a mail', () => {
  const path = `/customer/reservation-detail/${confirmed.id}/confirm?number=${confirmed.reservationNumber}`;

  it('leads to the page that shows the fee, with the number for the look-up', () => {
    expect(mailOf({}).text).toContain(path);
  });

  it.each(['cancelled', 'expired', 'held'] as const)('is not there when it is %s', (state) => {
    expect(mailOf({ state }).text).not.toContain('/confirm?');
  });
});
