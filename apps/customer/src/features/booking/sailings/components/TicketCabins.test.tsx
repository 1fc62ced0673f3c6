import type { CabinOffer, LegName } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { legChoice } from '../model/leg-choice.ts';
import { SailingList } from './SailingList.tsx';

// What the cabins of a sailing are to a partner ticket.

const result = exampleOf('searchSailings', 200, 'default');
const conditions = {
  fromPortId: 'port_shiomi',
  toPortId: 'port_nagiura',
  date: '2027-08-02',
  partnerTicketId: 'pt_bicycle',
  ...{ adults: 1, children: 0, infants: 0, babies: 0 },
};

const TAGS = /きっぷに含む|等級を上げる \+[\d,]+円/g;

// An entry as the router makes one.
beforeEach(() => window.history.replaceState({ key: 'entry' }, ''));

/** The first sailing, with two cabins: what each costs, and the grade of each. */
async function show(leg: LegName, cabins: readonly [grade: string, totalYen: number][]) {
  const [offer] = result.sailingOffers;
  const [cabin] = offer?.cabinOffers ?? [];
  if (!offer || !cabin) throw new Error('the example has a sailing with cabins');
  const cabinOffers = cabins.map(
    ([grade, totalYen], index): CabinOffer => ({
      ...cabin,
      availability: 'available',
      cabinType: { ...cabin.cabinType, id: `cab_${index}`, name: `客室${index}`, grade },
      totalYen,
      undiscountedYen: totalYen,
    }),
  );
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <SailingList
        result={{
          ...result,
          sailingOffers: [{ ...offer, availability: 'available', cabinOffers }],
        }}
        conditions={conditions}
        leg={leg}
        ticketGrade={leg === 'outbound' ? 'スタンダード' : undefined}
        pending={undefined}
        tripOf={({ sailing }, chosen) => ({
          outbound: legChoice(sailing, conditions, chosen),
          return: null,
        })}
        toDay={(_, text) => text}
        toConditions={undefined}
        onChoose={() => undefined}
      />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('radio', { name: /^客室0/ })).toBeVisible();
  return (name: string): string[] => {
    const cards = screen.getByRole('listitem').filter({ hasText: name }).elements();
    return cards.flatMap(({ textContent }) => textContent.match(TAGS) ?? []);
  };
}

test('往路では、きっぷの等級の客室だけを「きっぷに含む」とし、ほかは差額を言う', async () => {
  const tags = await show('outbound', [
    ['スタンダード', 9800],
    ['デラックス', 12800],
  ]);
  expect(tags('客室0')).toEqual(['きっぷに含む']);
  expect(tags('客室1')).toEqual(['等級を上げる +3,000円']);
});

test('往路の船にきっぷの等級の客室がなければ、最も安い客室も「きっぷに含む」と言わない', async () => {
  const tags = await show('outbound', [
    ['デラックス', 12800],
    ['スイート', 19800],
  ]);
  expect(tags('客室0')).toEqual([]);
  expect(tags('客室1')).toEqual([]);
});

test('復路では、差額のない客室だけを「きっぷに含む」とする', async () => {
  const contained = await show('return', [
    ['スタンダード', 0],
    ['デラックス', 3000],
  ]);
  expect(contained('客室0')).toEqual(['きっぷに含む']);
  expect(contained('客室1')).toEqual(['等級を上げる +3,000円']);
});

test('復路の船にきっぷの等級の客室がなければ、最も安い客室も差額を言う', async () => {
  const dearer = await show('return', [
    ['デラックス', 3000],
    ['スイート', 10000],
  ]);
  expect(dearer('客室0')).toEqual(['等級を上げる +3,000円']);
  expect(dearer('客室1')).toEqual(['等級を上げる +10,000円']);
});
