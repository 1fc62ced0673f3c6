import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StockDemand } from './demand.ts';
import { movedStock } from './moved-stock.ts';

const demand = (
  sailingId: string,
  [fromCall, toCall]: [number, number],
  pools: Record<string, number>,
): StockDemand => ({
  sailingId,
  fromCall,
  toCall,
  pools: Object.entries(pools).map(([poolId, quantity]) => ({ poolId, quantity })),
});

describe('変更で取り直す席と返す席', () => {
  it('同じ便で客室だけ替えると、車両の場所は取り直さない', () => {
    const before = [demand('sail_a', [0, 1], { beds: 2, deck: 500 })];
    const after = [demand('sail_a', [0, 1], { rooms: 1, deck: 500 })];
    expect(movedStock(before, after)).toEqual({
      taken: [demand('sail_a', [0, 1], { rooms: 1 })],
      freed: [demand('sail_a', [0, 1], { beds: 2 })],
    });
  });

  it('区間が延びると、延びた分だけを取る', () => {
    const before = [demand('sail_a', [0, 2], { beds: 2 })];
    const after = [demand('sail_a', [0, 4], { beds: 2 })];
    expect(movedStock(before, after)).toEqual({
      taken: [demand('sail_a', [2, 4], { beds: 2 })],
      freed: [],
    });
  });

  it('区間がずれて人数も増えると、区間ごとに違う数を取る', () => {
    const before = [demand('sail_a', [0, 2], { beds: 2 })];
    const after = [demand('sail_a', [1, 3], { beds: 3 })];
    expect(movedStock(before, after)).toEqual({
      taken: [demand('sail_a', [1, 2], { beds: 1 }), demand('sail_a', [2, 3], { beds: 3 })],
      freed: [demand('sail_a', [0, 1], { beds: 2 })],
    });
  });

  it('別の便に移ると、前の便の分をすべて返す', () => {
    const before = [demand('sail_a', [0, 1], { beds: 2 })];
    const after = [demand('sail_b', [0, 1], { beds: 2 })];
    expect(movedStock(before, after)).toEqual({ taken: after, freed: before });
  });

  it('取って返せば、望んだものだけが残り、取り過ぎも返し過ぎもない', () => {
    fc.assert(
      fc.property(
        fc.array(demands(), { maxLength: 4 }),
        fc.array(demands(), { maxLength: 4 }),
        (before, after) => {
          const { taken, freed } = movedStock(before, after);
          expect(placesOf([...before, ...taken], freed)).toEqual(placesOf(after, []));
          const [more, less] = [placesOf(taken, []), placesOf(freed, [])];
          expect(Object.keys(more).filter((place) => place in less)).toEqual([]);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

const demands = () =>
  fc
    .record({
      sailingId: fc.constantFrom('sail_a', 'sail_b'),
      fromCall: fc.nat(3),
      length: fc.integer({ min: 1, max: 3 }),
      pools: fc.dictionary(
        fc.constantFrom('beds', 'rooms', 'deck'),
        fc.integer({ min: 1, max: 9 }),
        {
          minKeys: 1,
        },
      ),
    })
    .map(({ sailingId, fromCall, length, pools }) =>
      demand(sailingId, [fromCall, fromCall + length], pools),
    );

/** How many of each place, without those of which there are none. */
function placesOf(more: readonly StockDemand[], less: readonly StockDemand[]) {
  const places: Record<string, number> = {};
  for (const [list, sign] of [
    [more, 1],
    [less, -1],
  ] as const) {
    for (const { sailingId, fromCall, toCall, pools } of list) {
      for (let leg = fromCall; leg < toCall; leg += 1) {
        for (const { poolId, quantity } of pools) {
          const place = `${sailingId} ${leg} ${poolId}`;
          places[place] = (places[place] ?? 0) + sign * quantity;
        }
      }
    }
  }
  return Object.fromEntries(Object.entries(places).filter(([, quantity]) => quantity !== 0));
}
