import { exampleOf } from '@ferry/api/examples';
import { expect, it } from 'vitest';
import { boatReservations } from './json-ld.ts';

const trip = exampleOf('getReservation', 200, 'familyByNight');

it('gives each leg its own price, which add up to what is charged', () => {
  expect(boatReservations(trip)).toMatchObject([
    { totalPrice: trip.quote.outbound.totalYen },
    { totalPrice: trip.quote.return?.totalYen },
  ]);
  const waived = { ...trip, waivedYen: trip.quote.outbound.totalYen + 100 };
  expect(boatReservations(waived)).toMatchObject([
    { totalPrice: 0 },
    { totalPrice: (trip.quote.return?.totalYen ?? 0) - 100 },
  ]);
});

it('says of each leg whether it sails, and where the booking is looked up and changed', () => {
  const { outbound } = trip;
  const service = { ...outbound.service, state: 'cancelled' as const };
  const [first, second] = boatReservations({ ...trip, outbound: { ...outbound, service } });
  const url = expect.stringContaining(`/reservation-search?number=${trip.reservationNumber}`);
  const links = { url, modifyReservationUrl: url };
  const bookingTime = trip.history.find(({ event }) => event === 'confirmed')?.at;
  expect(bookingTime).toBeDefined();
  expect(first).toMatchObject({
    reservationStatus: 'https://schema.org/ReservationCancelled',
    bookingTime,
    ...links,
  });
  expect(second).not.toMatchObject({
    reservationStatus: 'https://schema.org/ReservationCancelled',
  });
});
