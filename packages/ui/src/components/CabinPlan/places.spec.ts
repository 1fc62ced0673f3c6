import { describe, expect, it } from 'vitest';
import { type PlanKind, placesOf, takenIn } from './places.ts';

const kinds: PlanKind[] = ['seats', 'floor', 'bunks', 'shared', 'room'];

describe('placesOf', () => {
  it.each(kinds)('%s keeps every place inside of the drawing', (kind) => {
    for (const rooms of [1, 2, 3, 9]) {
      for (const { x, y, width, height } of placesOf(kind, 4, rooms).flat()) {
        expect(x).toBeGreaterThanOrEqual(4);
        expect(y).toBeGreaterThanOrEqual(4);
        expect(width).toBeGreaterThan(3);
        expect(x + width).toBeLessThanOrEqual(108);
        expect(y + height).toBeLessThanOrEqual(80);
      }
    }
  });

  it('draws as many beds as a room has, and no more than three rooms', () => {
    expect(placesOf('room', 2, 2).map((beds) => beds.length)).toEqual([2, 2]);
    expect(placesOf('room', 4, 5)).toHaveLength(3);
  });
});

describe('takenIn', () => {
  it('fills each room with the people in it', () => {
    expect(takenIn(placesOf('room', 2, 2), [2, 1])).toEqual([2, 1]);
  });

  it('counts all together where there are no rooms', () => {
    expect(takenIn(placesOf('seats', 0, 2), [2, 1])).toEqual([3]);
  });
});
