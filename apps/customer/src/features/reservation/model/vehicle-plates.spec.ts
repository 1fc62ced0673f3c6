import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { nextDeadline } from './next-deadline.ts';
import { nextStep } from './next-step.ts';
import { bookedVehicles, openPlates, platesUntil } from './vehicle-plates.ts';

const family = exampleOf('getReservation', 200, 'familyByNight');
const plates = (part: Partial<typeof family>) =>
  bookedVehicles({ ...family, ...part }).map(({ name, plateIs }) => [name, plateIs]);

test('登録したナンバーは直せて、未定のナンバーは登録できる', () => {
  expect(plates({})).toEqual([
    ['往路の車両1', 'correctable'],
    ['復路の車両1', 'open'],
  ]);
  expect(openPlates(family).map(({ title }) => title)).toEqual(['復路の車両1(乗用車)のナンバー']);
});

test('出港した便、欠航した便、取り消した予約では変えられない', () => {
  expect(plates({ serverTime: family.outbound.sailing.departureAt })[0]?.[1]).toBe('fixed');
  const service = { ...family.outbound.service, state: 'cancelled' as const };
  expect(plates({ outbound: { ...family.outbound, service } })[0]?.[1]).toBe('fixed');
  expect(plates({ state: 'cancelled' }).map(([, is]) => is)).toEqual(['fixed', 'fixed']);
});

test('ナンバーのない車両(自転車など)には、何も求めない', () => {
  const vehicles = family.outbound.vehicles.map((each) => ({ ...each, plate: '' }));
  expect(plates({ outbound: { ...family.outbound, vehicles } })[0]?.[1]).toBe('fixed');
});

test('未定のナンバーは、次の期限と同じく乗船手続き締切までと言い、締切の後は出港までと言う', () => {
  const open = exampleOf('getReservation', 200, 'plateUndecided');
  const deadline = nextDeadline(open);
  // Said on this page, not at the counter of the port.
  expect(deadline).toMatchObject({ label: '車両のナンバーの登録' });
  expect(deadline?.note).toBeUndefined();
  const text = (serverTime: string) => nextStep({ ...open, serverTime })?.text;
  expect(text(open.serverTime)).toBe('乗船手続き締切までに登録してください。');
  expect(text(deadline?.at ?? '')).toBe('出港までに登録してください。');
  expect(platesUntil(family)).toBe('乗船手続き締切まで');
});
