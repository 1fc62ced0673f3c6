import { expect, it } from 'vitest';
import { breakpoint } from './breakpoint.ts';
import { duration } from './motion.ts';
import { space } from './space.ts';
import { fontSize } from './type.ts';

// The constants of the product's specification, which no page shows by itself.

it('distances are steps of 4 px, 0 to 64', () => {
  expect(Object.values(space)).toEqual(Array.from({ length: 17 }, (_, step) => 4 * step));
});

it('a label above a value is 12 px', () => {
  expect(fontSize.label).toBe(12);
});

it('a transition takes 0.3 s', () => {
  expect(duration.standard).toBe(0.3);
});

it('layouts change at four widths, the last of which phones and tablets do not reach', () => {
  expect(Object.values(breakpoint)).toEqual([600, 960, 1264, 1904]);
});
