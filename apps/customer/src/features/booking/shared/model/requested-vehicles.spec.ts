import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import {
  blankVehicle,
  findVehicleProblems,
  heightEcho,
  lengthEcho,
  readVehicles,
  vehicleChoices,
  vehiclesText,
  vehicleTypesOf,
  writeVehicles,
} from './requested-vehicles.ts';

const timetable = exampleOf('listRoutes', 200, 'default');
const types = vehicleTypesOf(timetable, 'port_shiomi', 'port_nagiura');
const car = { ...blankVehicle, vehicleTypeId: 'veh_car', length: '４６９ cm', height: '' };
const messages = (vehicles: Parameters<typeof findVehicleProblems>[0], adults = 2, children = 0) =>
  findVehicleProblems(vehicles, types, { adults, children }).map(({ message }) => message);

describe('検索する車両', () => {
  test('URLに書いて読み戻すと、数字は半角になり、空の欄は省かれる', () => {
    const text = writeVehicles([car, { ...blankVehicle, vehicleTypeId: 'veh_bicycle' }]);
    expect(text).toBe('veh_car:469,veh_bicycle');
    expect(vehicleChoices(text)).toEqual([
      { vehicleTypeId: 'veh_car', lengthCm: 469, heightCm: null, loadedLengthCm: null },
      { vehicleTypeId: 'veh_bicycle', lengthCm: null, heightCm: null, loadedLengthCm: null },
    ]);
    expect(vehiclesText(vehicleChoices('veh_car:469::520'))).toBe('veh_car:469::520');
    expect(readVehicles('')).toEqual([]);
  });

  test('長さはメートルでもミリでも受け取り、何センチと読んだかを伝える', () => {
    for (const length of ['4.69m', '4m69', '4690mm', '約469センチ']) {
      expect(writeVehicles([{ ...car, length }])).toBe('veh_car:469');
      expect(messages([{ ...car, length }])).toEqual([]);
      expect(lengthEcho(length)).toBe('469 cm(5m未満)');
    }
    expect(messages([{ ...car, length: '12m' }])[0]).toContain('車両の長さが12m以上の場合は');
    expect(lengthEcho('500')).toBe('500 cm(6m未満)');
    expect(heightEcho('1.55m')).toBe('155 cm');
    for (const silent of ['46', '', '長い']) expect(lengthEcho(silent)).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['種類がない', { vehicleTypeId: '' }, '車両の種類を選択してください。'],
    ['長さがない', { length: '' }, '車両の長さを数字(cm)で入力してください。例:469'],
    ['12m', { length: '1200' }, '車両の長さが12m以上の場合は'],
    ['高さが数字でない', { height: '高い' }, '車両の高さを数字(cm)で入力してください。'],
    ['高さ3.81m', { height: '381' }, '車両の高さが3.8mを超える場合は'],
    ['積載の方が短い', { loadedLength: '400' }, '積載・けん引を含む長さは、車両の長さ以上'],
    ['電話でのみ', { vehicleTypeId: 'veh_other' }, 'お電話でのみ承ります'],
  ])('%sときは、その欄の誤りを伝える', (_, part, message) => {
    const found = messages([{ ...car, ...part }]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('正しい車両には何も言わず、大人より多い車両は断る', () => {
    expect(messages([car])).toEqual([]);
    expect(messages([car, car], 1)).toEqual(['車両の台数は大人の人数までです。']);
    const bicycle = { ...blankVehicle, vehicleTypeId: 'veh_bicycle' };
    expect(messages([bicycle, bicycle], 1, 1)).toEqual([]);
    expect(messages([bicycle, bicycle], 1)).toEqual(['自転車の台数は、大人と小人の人数までです。']);
  });
});
