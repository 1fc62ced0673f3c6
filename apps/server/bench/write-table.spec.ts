import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { conditions, withTable } from './write-table.ts';

it('puts a new table in the place of the one before, and leaves the rest', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const once = withTable(readme, 'first table');
  const twice = withTable(once, 'second table');
  expect(twice).not.toContain('first table');
  expect(withTable(twice, 'first table')).toBe(once);
  expect(() => withTable('no place', 'table')).toThrow('no lines');
});

it('says of which commit, on which machine and beside how much else it was measured', () => {
  expect(conditions(0.25)).toMatch(
    /^Commit `[0-9a-f]{8}`( with changes)?, \d{4}-\d\d-\d\d; \d+ cores \(.+\), \d+ GB; load before and after 0\.[23] and \d/,
  );
});
