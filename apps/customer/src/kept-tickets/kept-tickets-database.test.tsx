import { afterEach, expect, test, vi } from 'vitest';
import {
  changeRecord,
  readRecord,
  removeDatabase,
  removeRecord,
  removeRecordsOfOthers,
  sweepRecords,
  writeRecord,
} from './kept-tickets-database.ts';

const legs = [{ arrivesAt: '2027-08-02T12:10:00+09:00' }];
const first = { reservationId: 'rsv_1', legs };
const second = { reservationId: 'rsv_2', legs };

afterEach(async () => {
  vi.restoreAllMocks();
  await removeDatabase();
});

test('what is saved while the last other one is removed is still there', async () => {
  await writeRecord(first);
  await Promise.all([removeRecord('rsv_1'), writeRecord(second)]);
  expect(await readRecord('rsv_2')).toEqual(second);
  expect(await readRecord('rsv_1')).toBeUndefined();
});

test('renewing does not bring back what was removed, nor make a database', async () => {
  await writeRecord(second);
  await Promise.all([removeRecord('rsv_1'), changeRecord('rsv_1', () => first)]);
  expect(await readRecord('rsv_1')).toBeUndefined();
  await removeRecord('rsv_2');
  expect(await changeRecord('rsv_2', () => second)).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

test('renewing sees what is stored in the transaction that writes', async () => {
  await writeRecord(first);
  const grow = (record: unknown) => {
    const before = record as typeof first;
    return { ...before, legs: [...before.legs, ...legs] };
  };
  await Promise.all([changeRecord('rsv_1', grow), changeRecord('rsv_1', grow)]);
  expect(await readRecord('rsv_1')).toEqual({ ...first, legs: [...legs, ...legs, ...legs] });
});

test('what has arrived goes, voyage by voyage', async () => {
  const later = { arrivesAt: '2027-08-05T12:10:00+09:00' };
  await writeRecord(first);
  await writeRecord({ ...second, legs: [...legs, later] });
  expect(await sweepRecords(Date.parse('2027-08-02T12:10:00+09:00'))).toEqual(['rsv_2']);
  expect(await readRecord('rsv_1')).toBeUndefined();
  expect(await readRecord('rsv_2')).toEqual({ ...second, legs: [later] });
});

test('vouchers keep their record after the last arrival, until they are over themselves', async () => {
  const until = '2027-08-07T00:00:00+09:00';
  await writeRecord({ ...first, until });
  expect(await sweepRecords(Date.parse(until) - 1)).toEqual(['rsv_1']);
  expect(await readRecord('rsv_1')).toEqual({ ...first, until, legs: [] });
  expect(await sweepRecords(Date.parse(until))).toEqual([]);
  expect(await readRecord('rsv_1')).toBeUndefined();
});

test('another member finds nothing of the one before; what a visitor saved stays', async () => {
  await writeRecord({ ...first, memberId: 'mem_1' });
  await writeRecord(second);
  await removeRecordsOfOthers('mem_2');
  expect(await readRecord('rsv_1')).toBeUndefined();
  expect(await readRecord('rsv_2')).toEqual(second);
});
