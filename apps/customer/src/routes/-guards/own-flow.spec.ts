import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { assertNoTicket } from './own-flow.ts';

const bought = exampleOf('getReservation', 200, 'partnerTicket');

test('提携きっぷの予約は、きっぷの同じ手順へ進む', async () => {
  await expect(
    assertNoTicket(bought, (links) => links.completion(bought.id)),
  ).rejects.toMatchObject({
    options: {
      to: '/partner-tickets/reservation-completion',
      search: { reservation: bought.id },
      replace: true,
    },
  });
});

test('船だけの予約は、そのまま', async () => {
  const booked = exampleOf('getReservation', 200, 'confirmed');
  await expect(
    assertNoTicket(booked, (links) => links.completion(booked.id)),
  ).resolves.toBeUndefined();
});
