import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawnOrder, drawn, standing } from './draw.ts';

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{4,12}$/), { maxLength: 40 });

/** Few mailboxes, members, names and sailings: orders often share one. */
const order = fc.record({
  minute: fc.integer({ min: 0, max: 50 }),
  mail: fc.integer({ min: 0, max: 8 }),
  member: fc.option(fc.integer({ min: 0, max: 4 })),
  sailings: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }),
  people: fc.array(fc.tuple(fc.constantFrom('花子', '太郎', '次郎'), fc.constantFrom('8', '42')), {
    minLength: 1,
    maxLength: 3,
  }),
});
const orders = fc.array(order, { maxLength: 25 }).map((list) =>
  list.map(
    (each, index): DrawnOrder => ({
      id: `pre_${index}`,
      confirmedAt: new Date(each.minute * 60_000),
      mailHash: Buffer.from([each.mail]),
      memberId: each.member === null ? null : `mem_${each.member}`,
      sailingIds: each.sailings,
      passengers: each.people.map(([givenName, age]) => ({ familyName: '山田', givenName, age })),
    }),
  ),
);
const idsOf = (list: readonly DrawnOrder[]) => list.map(({ id }) => id);

describe('the order of the draw', () => {
  it('is a permutation, and the same again from the same seed, however the orders come', () => {
    fc.assert(
      fc.property(seed, ids, (given, all) => {
        const order = drawn(given, all);
        expect([...order].sort()).toEqual([...all].sort());
        expect(drawn(given, [...all].reverse())).toEqual(order);
      }),
    );
  });

  it('keeps the others in their order when one more is in it', () => {
    fc.assert(
      fc.property(seed, ids, (given, all) => {
        const with_ = drawn(given, [...all, 'one-more']);
        expect(with_.filter((id) => id !== 'one-more')).toEqual(drawn(given, all));
      }),
    );
  });

  it('is each of the permutations equally often', () => {
    const all = ['pre_a', 'pre_b', 'pre_c', 'pre_d'];
    const counts = new Map<string, number>();
    const ROUNDS = 4_800;
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = drawn(Buffer.from(`seed ${round}`), all).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const expected = ROUNDS / 24;
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 23 degrees of freedom: beyond 49.7 in one of a thousand.
    expect(chi).toBeLessThan(49.7);
  });
});

describe('orders that are one', () => {
  it('no two that count share a mailbox, a member, or a passenger on a sailing', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const { counted, merged } = standing(all);
        expect(counted.length + merged.length).toBe(all.length);
        expect(new Set(counted.map(({ mailHash }) => mailHash[0])).size).toBe(counted.length);
        const members = counted.flatMap(({ memberId }) => memberId ?? []);
        expect(new Set(members).size).toBe(members.length);
        const seats = counted.flatMap(({ sailingIds, passengers }) => [
          ...new Set(
            [...new Set(sailingIds)].flatMap((sailing) =>
              passengers.map(({ givenName, age }) => `${sailing} ${givenName} ${age}`),
            ),
          ),
        ]);
        expect(new Set(seats).size).toBe(seats.length);
      }),
    );
  });

  it('the earliest always counted, and what is confirmed later changes nothing for the earlier ones', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 25 }), (all, cut) => {
        const sorted = all.toSorted(
          (a, b) => a.confirmedAt.getTime() - b.confirmedAt.getTime() || (a.id < b.id ? -1 : 1),
        );
        const earlier = idsOf(standing(sorted.slice(0, cut)).counted);
        const later = new Set(idsOf(standing(sorted).counted));
        expect(earlier.filter((id) => later.has(id))).toEqual(earlier);
        expect(idsOf(standing([...sorted].reverse()).counted)).toEqual([...later]);
        if (sorted[0]) expect(later.has(sorted[0].id)).toBe(true);
      }),
    );
  });

  it('a name is the same in other widths and with other spaces, and another age is another person', () => {
    const of = (id: string, mail: number, givenName: string, age: string): DrawnOrder => ({
      id,
      confirmedAt: new Date(mail),
      mailHash: Buffer.from([mail]),
      memberId: null,
      sailingIds: ['sail_1'],
      passengers: [{ familyName: 'Ａnna', givenName, age }],
    });
    const { counted } = standing([
      of('first', 1, 'Lee', '42'),
      of('same', 2, ' lee ', '42'),
      of('older', 3, 'Lee', '43'),
    ]);
    expect(idsOf(counted)).toEqual(['first', 'older']);
  });
});
