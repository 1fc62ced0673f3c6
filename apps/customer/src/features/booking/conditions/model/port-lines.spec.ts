import { exampleOf } from '@ferry/api/examples';
import { expect, it } from 'vitest';
import { departures, destinations } from './port-lines.ts';

const { routes } = exampleOf('listRoutes', 200, 'default');
const { ports } = exampleOf('listPorts', 200, 'default');

const shown = (lines: ReturnType<typeof departures>) =>
  lines.map((line) => line.ports.map(({ name, reason }) => `${name}${reason ?? ''}`).join(' '));

it('出発地は、すべての航路の線に並び、凪浦港は2本の線にある', () => {
  expect(shown(departures(routes, ports))).toEqual([
    '汐見港 凪浦港',
    '東雲港 北斗浜港',
    '凪浦港 鈴音島港 千鳥島港 帆影島港',
  ]);
});

it('到着地は、出発地のある航路だけが並び、出発地は線の上に残る', () => {
  expect(shown(destinations(routes, ports, 'port_chidori'))).toEqual([
    '凪浦港 鈴音島港 千鳥島港出発地 帆影島港',
  ]);
  expect(shown(destinations(routes, ports, ''))).toHaveLength(3);
});

it('線の外の区間にある港も、なくならない。直行しない港には、そう書く', () => {
  const [strait, night, islands] = routes;
  if (!strait || !night || !islands) throw new Error('three routes');
  const both = { ...islands, sections: [...islands.sections, ...night.sections] };
  const [line = ''] = shown(destinations([both], ports, 'port_nagiura'));
  expect(line).toContain('東雲港直行なし');
  expect(line).toContain('帆影島港');
});
