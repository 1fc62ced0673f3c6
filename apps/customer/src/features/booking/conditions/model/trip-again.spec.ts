import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { tripOnOtherDays } from './trip-again.ts';

const reservation = exampleOf('getReservation', 200, 'plateUndecided');
const { outbound } = reservation;

test('同じ便で予約するときは、区間・人数・車両・ペットを引き継ぎ、日付は選び直す。客室の条件と手助けは引き継がない', () => {
  const accessible = outbound.cabins.map((cabin) => ({
    ...cabin,
    cabinType: { ...cabin.cabinType, isAccessible: true },
  }));
  const trip = {
    ...reservation,
    outbound: { ...outbound, cabins: accessible },
    return: outbound,
  };
  expect(tripOnOtherDays(trip)).toEqual({
    ...{ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' },
    ...{ adults: 2, children: 1, infants: 0, babies: 0 },
    vehicles: 'veh_car:469:155',
    returnDate: '',
  });
  expect(tripOnOtherDays({ ...trip, return: null })).not.toHaveProperty('returnDate');
});
