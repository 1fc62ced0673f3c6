import { expect, it } from 'vitest';
import { readPgbench } from './baseline.ts';

const OUTPUT = `pgbench (15.18 (Debian 15.18-0+deb12u1))
transaction type: /tmp/four-statements.sql
scaling factor: 1
query mode: prepared
number of clients: 8
number of threads: 1
maximum number of tries: 1
duration: 2 s
number of transactions actually processed: 11208
number of failed transactions: 0 (0.000%)
latency average = 1.428 ms
initial connection time = 11.204 ms
tps = 5604.123456 (without initial connection time)
`;

it('reads what pgbench has measured', () => {
  expect(readPgbench(OUTPUT)).toEqual({ ratePerSecond: 5604.123456, latencyMs: 1.428 });
});

it('takes nothing for a figure', () => {
  expect(() => readPgbench('pgbench: error: connection to server failed')).toThrow(/connection/);
});
