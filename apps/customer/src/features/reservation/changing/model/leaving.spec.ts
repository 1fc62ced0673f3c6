import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { allTravelTogether, isExchange, partyAfter, withLeaversLast } from './leaving.ts';

const { customers } = exampleOf('createChangeDraft', 201, 'default');
const reservation = exampleOf('getReservation', 200, 'familyPaid');
const leaving = (...positions: number[]) => new Set(positions);

test('やめる方を引き、増やす方を足した人数になる', () => {
  expect(partyAfter(reservation, { leaving: leaving(0), added: { children: 1 } })).toEqual({
    adults: 1,
    children: 2,
    infants: 0,
    babies: 0,
  });
});

test('やめる方は終わりに移り、運転や付き添いの番号はついてくる。やめる方の分は、選び直しになる', () => {
  const [first, second, third] = customers.passengers;
  const [car] = customers.outboundVehicles;
  if (!first || !second || !third || !car) throw new Error('The example has a family with a car');
  const discount = {
    discountId: 'dis_disabled',
    certificate: '' as const,
    disabilityClass: 'class1' as const,
    carer: 1,
  };
  const asked = {
    ...customers,
    passengers: [first, second, { ...third, discount }],
    outboundVehicles: [{ ...car, driver: 1 }],
  };
  const moved = withLeaversLast(asked, leaving(0));
  expect(moved.passengers.map(({ givenName }) => givenName)).toEqual(['翔', '陽菜', '美咲']);
  expect(moved.outboundVehicles[0]?.driver).toBe(0);
  expect(moved.passengers[1]?.discount?.carer).toBe(0);
  expect(moved.representative.travels).toBe(false);
  const driverGone = withLeaversLast(asked, leaving(1));
  expect(driverGone.outboundVehicles[0]?.driver).toBeNull();
  expect(driverGone.passengers[1]?.discount?.carer).toBeNull();
  expect(driverGone.representative.travels).toBe(true);
});

test('同じ区分の方がやめて加わるのは、入れ替わり', () => {
  expect(isExchange(reservation, { leaving: leaving(0), added: { adults: 1 } })).toBe(true);
  expect(isExchange(reservation, { leaving: leaving(0), added: { children: 1 } })).toBe(false);
});

test('一部の行程だけに乗る方がいる予約では、だれがやめるかを、ここではたずねない', () => {
  const [first, ...others] = reservation.passengers;
  if (!first) throw new Error('The example has passengers');
  expect(allTravelTogether(reservation)).toBe(true);
  const passengers = [{ ...first, returnCabin: null }, ...others];
  expect(allTravelTogether({ ...reservation, passengers })).toBe(false);
});
