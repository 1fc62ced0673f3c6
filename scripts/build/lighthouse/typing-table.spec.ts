import { expect, it } from 'vitest';
import { keyCost, typingTable } from './typing-table.mjs';

const metrics = (script: number, all: number) => [
  { name: 'ScriptDuration', value: script },
  { name: 'TaskDuration', value: all },
];

it('reads what a key has cost between two readings, in milliseconds', () => {
  const { script, all } = keyCost(metrics(1, 2), metrics(1.004, 2.021));
  expect(script).toBeCloseTo(4);
  expect(all).toBeCloseTo(21);
});

it('takes the middle of all keys, against the bare field of the same rounds', () => {
  const found = new Map([
    ['react-aria', [{ script: 1, all: 4 }]],
    [
      '姓',
      [
        { script: 5, all: 20 },
        { script: 6, all: 22 },
        { script: 500, all: 900 },
      ],
    ],
  ]);
  expect(typingTable(found).split('\n')).toEqual([
    '| field | script ms | all ms | × react-aria | goal ms |',
    '|---|--:|--:|--:|---|',
    '| react-aria | 1.0 | 4.0 | 1.0 |  |',
    '| 姓 | 6.0 | 22.0 | 5.5 | ≤ 50 |',
  ]);
});
