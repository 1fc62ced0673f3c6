import { expect, test } from 'vitest';
import { acceptedSince, readApprovals, withUsedAccepted } from './approvals.mjs';

const TODAY = '2026-11-22';
const REASON = 'No client has ever stored it; told all teams.';
const head = ['| id | reason | date |', '| -- | ------ | ---- |'];
const row = (id: string, reason = REASON, date = '2026-11-20') =>
  `| \`${id}\` | ${reason} | ${date} |`;
const idsOf = (markdown: string) => readApprovals(markdown, TODAY).rows.map(({ id }) => id);

test('an approval has an id, a reason that can be evaluated and a date that has come', () => {
  const table = [...head, row('api response Sailing.seats null')].join('\n');
  expect(idsOf(table)).toEqual(['api response Sailing.seats null']);
  expect(readApprovals(table, TODAY).faults).toEqual([]);
});

test.each([
  ['no reason', row('api a', ''), 'at least 30 characters'],
  ['"x" as a reason', row('api a', 'x'), 'at least 30 characters'],
  ['a word for a date', row('api a', REASON, 'soon'), 'needs a date'],
  ['a day that no month has', row('api a', REASON, '2026-02-30'), 'needs a date'],
  ['a day to come', row('api a', REASON, '9999-12-31'), 'has not come yet'],
  ['an id without code marks', `| api a | ${REASON} | 2026-11-20 |`, 'is not'],
  ['a column less', `| \`api a\` | ${REASON} |`, 'is not'],
])('%s approves nothing, and is said', (_, line, fault) => {
  const { rows, faults } = readApprovals([...head, line].join('\n'), TODAY);
  expect(rows).toEqual([]);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('an accept makes the rows it used history, which approves no more', () => {
  const before = ['# Approved', '', ...head, row('api a'), row('api b'), ''].join('\n');
  const after = withUsedAccepted(before, new Set(['api a']));
  expect(idsOf(after)).toEqual(['api b']);
  expect(after).toContain(row('api a'));
  const again = withUsedAccepted(after, new Set(['api b']));
  expect(idsOf(again)).toEqual([]);
  expect(again.indexOf(row('api a'))).toBeLessThan(again.indexOf(row('api b')));
  expect(withUsedAccepted(again, new Set(['api a']))).toBe(again);
});

test('what was accepted since an earlier state is known', () => {
  const earlier = withUsedAccepted([...head, row('api a')].join('\n'), new Set(['api a']));
  const now = withUsedAccepted(`${row('api b')}\n${earlier}`, new Set(['api b']));
  expect([...acceptedSince(now, earlier)]).toEqual(['api b']);
  expect([...acceptedSince(earlier, '')]).toEqual(['api a']);
});
