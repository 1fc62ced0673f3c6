import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byHandNow, paidByHand } from './by-hand.ts';

const at = (day: number) => new Date(`2027-07-${String(day).padStart(2, '0')}T10:00:00Z`);
const iso = (day: number) => at(day).toISOString();

it('pays first what has stopped, each part with the provider’s instant; the rest is one more return', () => {
  const heard = (day: number) => ({ now: at(day), stopped: [{ id: 'rfd_1', yen: 900 }] });
  const one = { yen: 300, at: at(1) };
  const first = byHandNow([], [one], { now: at(2), stopped: [] });
  expect(first).toEqual([{ yen: 300, at: iso(2), givenAt: iso(1) }]);
  // The newest first, as a provider may list them.
  const two = byHandNow(first, [{ yen: 400, at: at(3) }, one], heard(4));
  expect(two.slice(1)).toEqual([{ yen: 400, at: iso(4), givenAt: iso(3), pays: 'rfd_1' }]);
  const three = byHandNow(two, [{ yen: 700, at: at(5) }, { yen: 400, at: at(3) }, one], heard(6));
  expect(three.slice(2)).toEqual([
    { yen: 500, at: iso(6), givenAt: iso(5), pays: 'rfd_1' },
    { yen: 200, at: iso(6), givenAt: iso(5) },
  ]);
  // One has failed: it keeps its place, and the next one has another.
  const left = byHandNow(
    three,
    [
      { yen: 700, at: at(5) },
      { yen: 400, at: at(3) },
    ],
    heard(7),
  );
  const failed = [{ yen: 300, at: iso(7) }];
  expect(left).toEqual([{ ...first[0], yen: 0, failed }, ...three.slice(1)]);
  const four = [
    { yen: 700, at: at(5) },
    { yen: 400, at: at(3) },
    { yen: 300, at: at(8) },
  ];
  expect(byHandNow(left, four, heard(9))).toEqual([
    ...left,
    { yen: 300, at: iso(9), givenAt: iso(8) },
  ]);
});

it('takes of older ones, whose instants are not known, the last one as failed', () => {
  const old = [
    { yen: 300, at: iso(1) },
    { yen: 200, at: iso(2) },
  ];
  const none = { now: at(9), stopped: [] };
  expect(byHandNow(old, [{ yen: 400, at: at(1) }], none).map(({ yen }) => yen)).toEqual([300, 100]);
  const more = byHandNow(
    old,
    [
      { yen: 500, at: at(1) },
      { yen: 50, at: at(3) },
    ],
    none,
  );
  expect(more).toEqual([...old, { yen: 50, at: iso(9), givenAt: iso(3) }]);
});

it('is what the provider says to the yen, pays nothing twice and changes nothing that was said, whatever the order', () => {
  const yen = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(fc.array(yen, { maxLength: 5 }), fc.array(yen, { maxLength: 3 }), (told, owed) => {
      const stopped = owed.map((each, index) => ({ id: `rfd_${index}`, yen: each }));
      const all = told.map((each, index) => ({ yen: each, at: at(index + 1) }));
      let steps: ReturnType<typeof byHandNow> = [];
      for (const count of all.keys()) {
        const before = steps;
        // Refunds stop one after the other.
        const now = { now: at(20 + count), stopped: stopped.slice(0, count) };
        steps = byHandNow(steps, all.slice(0, count + 1), now);
        expect(steps.slice(0, before.length)).toEqual(before);
      }
      const sum = (each: readonly { yen: number }[]) => each.reduce((all, { yen }) => all + yen, 0);
      expect(sum(steps)).toBe(sum(all));
      for (const { id, yen: most } of stopped)
        expect(paidByHand(steps, [id])).toBeLessThanOrEqual(most);
    }),
    { seed: 8 },
  );
});
