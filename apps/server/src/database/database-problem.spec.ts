import { expect, it } from 'vitest';
import { databaseProblem } from './database-problem.ts';

const FULL = 'The data folder /srv/ferry cannot be written: its disk is full';
const GIVEN_UP =
  'The data folder /srv/ferry cannot be used: the database has given up (24000); is its disk full?';

// What a start on a full disk failed with, by how much of it was left.
it.each([
  ['nothing', { name: 'ErrnoError', errno: 51 }, FULL],
  ['a few files', Object.assign(new Error('could not extend file'), { code: '53100' }), FULL],
  ['no lock', Object.assign(new Error('write'), { code: 'ENOSPC' }), FULL],
  ['no log', Object.assign(new Error('portal'), { code: '24000', severity: 'PANIC' }), GIVEN_UP],
  ['a mistake of ours', new TypeError('x is not a function'), undefined],
])('the embedded database without room for %s', (_, error, line) => {
  expect(databaseProblem(error, { databaseUrl: undefined, dataDir: '/srv/ferry' })).toBe(line);
});

it.each([
  ['ECONNREFUSED', 'DATABASE_URL: cannot connect to the database (ECONNREFUSED)'],
  ['3D000', 'DATABASE_URL: the server has no database of this name: make it with createdb (3D000)'],
  [
    '25006',
    'DATABASE_URL: the server is a replica, which takes no bookings: name the primary (25006)',
  ],
  ['42601', undefined],
])('PostgreSQL that answers %s', (code, line) => {
  const error = Object.assign(new Error('x'), { code });
  expect(databaseProblem(error, { databaseUrl: 'postgres://h/d', dataDir: '.data' })).toBe(line);
});
