import type { Reservation, Sailing } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { VoyageLine } from '@ferry/ui/VoyageLine';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MidnightQuestion } from './sailings/components/MidnightQuestion.tsx';
import { SailingItem } from './sailings/components/SailingItem.tsx';
import { voyageOf } from './shared/model/voyage-of.ts';

const confirmed = exampleOf('getReservation', 200, 'confirmed');
const { sailingOffers } = exampleOf('searchSailings', 200, 'default');

/** Leaves at 24:10 of 8 December; on foot until 23:10, with a vehicle until 22:40. */
const atNight: Sailing = {
  ...confirmed.outbound.sailing,
  date: '2026-12-08',
  departureTime: '24:10',
  departureAt: '2026-12-09T00:10:00+09:00',
  arrivalTime: '30:30',
  arrivalAt: '2026-12-09T06:30:00+09:00',
  checkInClosesAt: '2026-12-08T23:10:00+09:00',
  vehicleCheckInClosesAt: '2026-12-08T22:40:00+09:00',
};
const car = { lengthCm: 469 } as Reservation['outbound']['vehicles'][number];
const helped = [{ assistance: ['steps'] }];
const places = [
  ['徒歩', [], [], '2026年12月8日(火) 23:10'],
  ['車両', [car], [], '2026年12月8日(火) 22:40'],
  ['車両・お手伝い', [car], helped, '2026年12月8日(火) 22:10'],
] as const;

test.each(places.slice(0, 2))(
  '深夜の便の確認は、%sの締切を日付から伝える',
  async (who, vehicles, _, cutOff) => {
    const screen = await render(
      <MidnightQuestion
        sailing={atNight}
        party={{ vehicles }}
        onClose={() => undefined}
        onConfirm={() => undefined}
      />,
    );
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    const text = dialog.element().textContent;
    expect(text).toContain(`乗船手続き(${who})は${cutOff}に締め切ります`);
    expect(text).toContain('出港 2026年12月8日(火) 24:10(12月9日(水) 0:10)');
  },
);

test.each(places)(
  '便の要約は、%sの締切と本当の日付を伝える',
  async (who, vehicles, passengers, cutOff) => {
    const voyage = voyageOf(atNight, { vehicles: [...vehicles], passengers });
    const screen = await render(<VoyageLine {...voyage} form="vertical" />);
    const text = screen.container.textContent;
    const [, ...spoken] = cutOff.split('年');
    expect(text).toContain(`乗船手続き締切(${who})${spoken.join('')}`);
    expect(text).toContain('12月9日(水) 0:10 (24:10) 汐見港 出港');
    expect(text).toContain('12月9日(水) 6:30 凪浦港 入港');
  },
);

test.each([
  ['徒歩', undefined, '12月8日(火) 23:10'],
  ['車両', 'veh_car:469:155', '12月8日(火) 22:40'],
])('便の一覧は、運航日が翌日の便でも、%sの締切を日付から伝える', async (who, vehicles, cutOff) => {
  const [offer] = sailingOffers;
  if (!offer) throw new Error('The example has no sailing');
  const sailing = { ...atNight, date: '2026-12-09', departureTime: '0:10', arrivalTime: '6:30' };
  const screen = await render(
    <SailingItem
      offer={{ ...offer, sailing }}
      conditions={{
        fromPortId: 'port_shiomi',
        toPortId: 'port_nagiura',
        date: '2026-12-09',
        ...{ adults: 1, children: 0, infants: 0, babies: 0 },
        ...(vehicles && { vehicles }),
      }}
      leg="outbound"
      now="2026-12-01T10:00:00+09:00"
      isOpen={false}
      onToggle={() => undefined}
      pick={undefined}
      onPick={() => undefined}
      tripOf={() => {
        throw new Error('Nothing is chosen');
      }}
      toDay={(_, words) => words}
      toConditions={undefined}
    />,
  );
  expect(screen.getByRole('article').element().textContent).toContain(
    `乗船手続き締切(${who})${cutOff}`,
  );
});
