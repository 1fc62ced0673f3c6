import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { withTables } from './read-tables.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-tables-'));
  return () => rmSync(folder, { recursive: true });
});

const DOCUMENT = {
  ports: [
    { id: 'port_a', name: '風町港' },
    { id: 'port_b', name: '沖島港' },
  ],
  routes: [{ id: 'route_bay', name: '湾内航路' }],
  fares: 'fares.csv',
};

/** The document with its tables, which are as spreadsheets write them. */
function withFiles(files: Record<string, string>, document: object = DOCUMENT): unknown {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return withTables(document, folder);
}

const HEADER = 'routeId,fromPortId,toPortId,grade,adultYen A,adultYen B,childYen A,childYen B';

it('a row is a fare of a section in a grade, by ids or by names, with amounts as spreadsheets write them', () => {
  const table = [
    `\uFEFF${HEADER}`,
    '湾内航路,風町港,沖島港,2等,"1,230","¥1,500",,',
    'route_bay,port_a,port_b,1等,２４６０,3000円,1230,1500',
    ',,,,,,,',
    'route_bay,port_a,port_b,特等,,,,',
  ].join('\r\n');
  const section = {
    routeId: 'route_bay',
    fromPortId: 'port_a',
    toPortId: 'port_b',
    bothWays: true,
  };
  expect(withFiles({ 'fares.csv': table })).toEqual({
    ...DOCUMENT,
    fares: [
      { ...section, grade: '2等', adultYen: { A: 1230, B: 1500 } },
      { ...section, grade: '1等', adultYen: { A: 2460, B: 3000 }, childYen: { A: 1230, B: 1500 } },
    ],
  });
});

it('classes of a section are one entry, and one that is empty is not carried there', () => {
  const table = [
    'routeId,fromPortId,toPortId,bothWays,classId,yen A,perMetreYen A',
    'route_bay,port_a,port_b,no,5m未満,8000,',
    'route_bay,port_a,port_b,no,vcl_long,20000,1500',
    'route_bay,port_a,port_b,no,vcl_bus,,',
  ].join('\n');
  const classes = [{ id: 'vcl_5', name: '5m未満' }, { id: 'vcl_long' }, { id: 'vcl_bus' }];
  const document = { ...DOCUMENT, fares: [], vehicleFares: 'cars.csv', vehicles: { classes } };
  expect(withFiles({ 'cars.csv': table }, document)).toMatchObject({
    vehicleFares: [
      {
        bothWays: false,
        yen: { vcl_5: { A: 8000 }, vcl_long: { A: 20_000 } },
        perMetreYen: { vcl_long: { A: 1500 } },
      },
    ],
  });
});

it('each mistake is a line with its place and the word that was meant', () => {
  const table = [
    `${HEADER},adultYenC,adultYen b`,
    '湾内航路,風待港,沖島港,2等,1230,1500,,,',
    '湾内航路,風町港,沖島港,2等,無料,12.5,,,',
  ].join('\n');
  expect(() => withFiles({ 'fares.csv': table })).toThrow(
    [
      'fares.csv:1: unknown column "adultYenC" (did you mean "adultYen A"?)',
      'fares.csv:1: unknown column "adultYen b" (a period is a capital letter)',
      'fares.csv:2: there is no port "風待港" (did you mean "風町港"?)',
      'fares.csv:3: adultYen A is "無料", not an amount in whole yen',
      'fares.csv:3: adultYen B is "12.5", not an amount in whole yen',
    ].join('\n'),
  );
  writeFileSync(join(folder, 'fares.csv'), Buffer.from('8d928b', 'hex'));
  expect(() => withTables({ ...DOCUMENT, vehicleFares: 'cars.csv' }, folder)).toThrow(
    /^fares\.csv: the text is not UTF-8 \(a spread.*\)\ncars\.csv: the file is missing$/,
  );
});

it('no slip of a table becomes another price', () => {
  const slips = [
    `${HEADER},adultYen A`,
    '湾内航路,風町港,沖島港,2等,1230,"15,00",,,',
    '湾内航路,風町港,沖島港,1等,12,300,14,500,700,800',
    '湾内航路,風町港,沖島港,2等,"1,230",1500,,,1230',
  ].join('\n');
  expect(() => withFiles({ 'fares.csv': slips })).toThrow(
    [
      'fares.csv:1: two columns "adultYen A"',
      'fares.csv:3: there is "800" beyond the last column (an amount with a comma is in quotes)',
      'fares.csv:2: adultYen B is "15,00", not an amount in whole yen',
      'fares.csv:4: a second row of the same section and "2等"',
    ].join('\n'),
  );
  const ports = [...DOCUMENT.ports, { id: 'port_c', name: '沖島港' }];
  const table = `${HEADER}\nroute_bay,port_a,沖島港,2等,1230,1500,,`;
  expect(() => withFiles({ 'fares.csv': table }, { ...DOCUMENT, ports })).toThrow(
    'fares.csv:2: 2 have the name "沖島港": port_b, port_c',
  );
  const byId = `${HEADER}\nroute_bay,port_a,port_c,2等,1230,1500,,`;
  expect(withFiles({ 'fares.csv': byId }, { ...DOCUMENT, ports })).toMatchObject({
    fares: [{ toPortId: 'port_c' }],
  });
});

it('a document without tables is left as it is', () => {
  expect(withTables({ fares: [] }, folder)).toEqual({ fares: [] });
  expect(withTables([], folder)).toEqual([]);
});
