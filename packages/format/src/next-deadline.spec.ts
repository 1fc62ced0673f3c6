import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type Dated, deadlineTerm, deadlineText, nextDeadline } from './next-deadline.ts';

const DAY = 86_400_000;
const FIRST = Date.parse('2027-07-20T10:00:00+09:00');
const instant = (least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .map((minutes) => new Date(FIRST + minutes * 60_000).toISOString());
const within = instant(0, 30 * 24 * 60);

const leg = (departureAt: string, isOff: boolean, plates: boolean[]) => {
  const before = (minutes: number) =>
    new Date(Date.parse(departureAt) - minutes * 60_000).toISOString();
  return {
    sailing: { departureAt, checkInClosesAt: before(30), vehicleCheckInClosesAt: before(60) },
    service: { departureAt: null, state: isOff ? 'cancelled' : 'normal' },
    vehicles: plates.map((plateUndecided) => ({ plateUndecided })),
  };
};
const legs = fc
  .tuple(within, fc.boolean(), fc.array(fc.boolean(), { maxLength: 2 }))
  .map(([at, isOff, plates]) => leg(at, isOff, plates));

const reservations: fc.Arbitrary<Dated> = fc.record({
  state: fc.constantFrom('confirmed', 'confirmedUnpaid', 'cancelled', 'held'),
  paymentMethod: fc.constantFrom('card', 'convenienceStore', 'port'),
  limitTime: within,
  confirmMailBy: fc.option(within),
  change: fc.option(
    fc.record({ state: fc.constantFrom('held', 'awaitingPayment'), limitTime: within }),
  ),
  refunds: fc.array(
    fc.record({ state: fc.constantFrom('pending', 'needsAccount'), registerBy: fc.option(within) }),
    { maxLength: 2 },
  ),
  outbound: legs,
  return: fc.option(legs),
  passengers: fc.array(
    fc.record({
      outboundCabin: fc.constantFrom(0, null),
      returnCabin: fc.constantFrom(0, null),
      assistance: fc.constantFrom([], ['steps']),
    }),
    { maxLength: 3 },
  ),
  serverTime: within,
});

const COUNT = 2000;
it(`${COUNT} reservations: the next deadline is to come, none of its kind is earlier, and only an account is registered after the last departure`, () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(reservations, (reservation) => {
      const next = nextDeadline(reservation);
      if (!next) return;
      kinds.add(next.kind);
      const at = Date.parse(next.at);
      expect(at).toBeGreaterThan(Date.parse(reservation.serverTime));
      // Once it is done or over the one after it is not before it.
      const after = nextDeadline({ ...reservation, serverTime: next.at });
      if (after) expect(Date.parse(after.at)).toBeGreaterThan(at);
      if (next.kind === 'registerAccount') return;
      const departures = [reservation.outbound, reservation.return].flatMap((each) =>
        each && each.service.state !== 'cancelled' ? Date.parse(each.sailing.departureAt) : [],
      );
      if (departures.length > 0) expect(at).toBeLessThan(Math.max(...departures));
    }),
    { numRuns: COUNT, seed: 5 },
  );
  expect([...kinds].sort()).toEqual([
    'checkIn',
    'confirmMail',
    'payAtStore',
    'payDifference',
    'plate',
    'registerAccount',
  ]);
});

test('what is asked for by mail before the voyage is over with its check-in', () => {
  const departureAt = new Date(FIRST + DAY).toISOString();
  const reservation: Dated = {
    state: 'confirmedUnpaid',
    paymentMethod: 'port',
    limitTime: departureAt,
    confirmMailBy: new Date(FIRST + 2 * DAY).toISOString(),
    change: null,
    refunds: [],
    outbound: leg(departureAt, false, []),
    return: null,
    passengers: [],
    serverTime: new Date(FIRST).toISOString(),
  };
  expect(nextDeadline(reservation)).toMatchObject({ kind: 'confirmMail' });
  expect(Date.parse(nextDeadline(reservation)?.at ?? '')).toBe(FIRST + DAY - 30 * 60_000);
  expect(nextDeadline(reservation, 'outbound')?.kind).toBe('confirmMail');
});

test.each([
  ['checkIn', 'return', true, '復路の乗船手続き締切', '復路の乗船手続き締切'],
  ['checkIn', 'outbound', false, '乗船手続き締切', '乗船手続き締切'],
  ['payDifference', null, true, '変更の差額のお支払い', '変更の差額のお支払いの期限'],
  ['newKind', 'newLeg', true, 'お手続き', 'お手続きの期限'],
])('%s of %s is called by its word', (kind, of, hasReturn, text, term) => {
  expect(deadlineText({ kind, leg: of }, hasReturn)).toBe(text);
  expect(deadlineTerm({ kind, leg: of }, hasReturn)).toBe(term);
});
