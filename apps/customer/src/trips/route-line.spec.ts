import { exampleOf } from '@ferry/api/examples';
import { expect, it } from 'vitest';
import { durationsOf, isBothWays, shortestSection, stopsOf } from './route-line.ts';

const { routes } = exampleOf('listRoutes', 200, 'default');
const route = (id: string) => {
  const found = routes.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

it('港は、出発から終点までの順に並ぶ', () => {
  const stops = stopsOf(route('route_islands'));
  expect(stops.length).toBeGreaterThan(2);
  expect(new Set(stops).size).toBe(stops.length);
  expect(stopsOf(route('route_strait'))).toEqual(['port_shiomi', 'port_nagiura']);
  expect(stops[0]).toBe('port_nagiura');
});

it('所要時間は、いちばん短い区間といちばん長い区間', () => {
  expect(durationsOf(route('route_strait'))).toMatch(/^\d+時間\d+分$/);
  expect(durationsOf(route('route_islands'))).toMatch(/^\d+分〜/);
});

it('戻る便のない航路は、両方向ではない', () => {
  const both = route('route_islands');
  expect(isBothWays(both)).toBe(true);
  const sections = both.sections.filter(({ fromPortId, toPortId }) => fromPortId < toPortId);
  expect(isBothWays({ ...both, sections })).toBe(false);
});

it('区間のない航路には、線も時間もない', () => {
  const none = { ...route('route_strait'), sections: [] };
  expect([stopsOf(none), durationsOf(none), shortestSection(none)]).toEqual([[], '', undefined]);
});
