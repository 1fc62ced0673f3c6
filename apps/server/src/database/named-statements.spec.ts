import { expect, it } from 'vitest';
import { StatementNames } from './named-statements.ts';

it('names a statement from its second use on, always the same', () => {
  const names = new StatementNames();
  expect(names.nameOf('select $1')).toBeUndefined();
  const name = names.nameOf('select $1');
  expect(name).toMatch(/^s0_[\w-]{16}$/);
  expect(names.nameOf('select $1')).toBe(name);
});

it('gives different statements different names', () => {
  const names = new StatementNames();
  const [one, other] = ['select $1', 'select $2'].map((text) => {
    names.nameOf(text);
    return names.nameOf(text);
  });
  expect(one).not.toBe(other);
});

it('never uses a name again for tables that have changed', () => {
  const names = new StatementNames();
  names.nameOf('select $1');
  const before = names.nameOf('select $1');
  names.renew();
  expect(names.nameOf('select $1')).toBeUndefined();
  expect(names.nameOf('select $1')).not.toBe(before);
});

it('keeps no loads of many rows, and not any number of texts', () => {
  const names = new StatementNames();
  const load = `insert ${'($1)'.repeat(5000)}`;
  names.nameOf(load);
  expect(names.nameOf(load)).toBeUndefined();
  for (let number = 0; number < 2000; number += 1) names.nameOf(`select ${number}`);
  names.nameOf('one more');
  expect(names.nameOf('one more')).toBeUndefined();
});
