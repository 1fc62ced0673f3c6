import type { Reservation, SailingSearchResult } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { expect, test, vi } from 'vitest';
import { bookAgain } from './book-again.ts';

const found = exampleOf('searchSailings', 200, 'default');
const family = exampleOf('getReservation', 200, 'familyPaid');

/** Another day of a reservation whose sailings are these; nothing is to be made. */
async function again(last: Reservation, sailings: Partial<SailingSearchResult> = {}) {
  const queryClient = createQueryClient();
  const asked: unknown[] = [];
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(async ({ queryKey }) => {
    const [{ _id: id }] = queryKey as unknown as [{ _id: string }];
    asked.push(id);
    return (id === 'getReservation' ? last : { ...found, ...sailings }) as never;
  });
  const pay = vi.fn();
  const booked = await bookAgain({ queryClient, pay, key: 'k' }, last.id, '2027-08-16', {
    isSupportNeedless: true,
  });
  expect(pay).not.toHaveBeenCalled();
  return { booked, asked };
}

test('同じ時刻の便か、同じ客室がなければ、その日の便を探す条件になり、復路は同じ日数だけ後になる', async () => {
  const { booked } = await again(family, { sailingOffers: [] });
  expect(booked).toEqual({
    search: expect.objectContaining({
      fromPortId: family.outbound.sailing.fromPort.id,
      date: '2027-08-16',
      returnDate: '2027-08-23',
      ...family.outbound.party,
    }),
  });
  expect(found.sailingOffers.length).toBeGreaterThan(0);
  const { outbound } = family;
  const [cabin] = outbound.cabins;
  const cabinType = { ...cabin?.cabinType, name: 'もうない客室' } as never;
  const renamed = { ...outbound, cabins: [{ ...cabin, cabinType } as never] };
  expect(await again({ ...family, outbound: renamed })).toMatchObject({ booked: { search: {} } });
});

test('深夜の便とペット連れは、便を選ぶ画面で確かめる', async () => {
  const { outbound } = family;
  const late = { ...outbound, sailing: { ...outbound.sailing, departureTime: '24:10' } };
  const withPet = { ...outbound, pets: [{ size: 'small', stay: 'petRoom' } as const] };
  for (const leg of [late, withPet]) {
    const { booked, asked } = await again({ ...family, outbound: leg });
    expect(booked).toHaveProperty('search');
    expect(asked).toEqual(['getReservation']);
  }
});
