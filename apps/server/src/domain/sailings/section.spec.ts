import { describe, expect, it } from 'vitest';
import { freeOnSection, sectionOf } from './section.ts';

const calls = (ports: string, more: { noBoarding?: number; noLanding?: number } = {}) => ({
  call_ports: [...ports],
  call_boarding: [...ports].map((_, index) => index !== more.noBoarding),
  call_landing: [...ports].map((_, index) => index !== more.noLanding),
});
const way = (fromPortId: string, toPortId: string) => ({ fromPortId, toPortId });

describe('the section of a sailing between two ports', () => {
  it.each([
    ['from the first call to the last', calls('ABC'), way('A', 'C'), [0, 2]],
    ['in the middle', calls('ABCD'), way('B', 'C'), [1, 2]],
    ['not backwards', calls('ABC'), way('C', 'A'), undefined],
    ['not to a port that is not called at', calls('ABC'), way('A', 'X'), undefined],
    ['not where nobody boards', calls('ABC', { noBoarding: 0 }), way('A', 'C'), undefined],
    ['not where nobody lands', calls('ABC', { noLanding: 2 }), way('A', 'C'), undefined],
    ['a round trip, out', calls('ABA'), way('A', 'B'), [0, 1]],
    ['a round trip, back', calls('ABA'), way('B', 'A'), [1, 2]],
    ['the shorter of two ways', calls('ABACB'), way('A', 'B'), [0, 1]],
    ['the later call, if it is nearer', calls('AXAB'), way('A', 'B'), [2, 3]],
    [
      'the next call at which landing is possible',
      calls('ABCB', { noLanding: 1 }),
      way('A', 'B'),
      [0, 3],
    ],
  ])('%s', (_, sailing, ports, expected) => {
    const section = sectionOf(sailing, ports);
    expect(section && [section.fromCall, section.toCall]).toEqual(expected);
  });
});

describe('free berths on a section', () => {
  const sailing = {
    pool_ids: ['floor', 'bed'],
    free: [
      [9, 2],
      [4, 0],
      [7, 2],
    ],
  };
  it.each([
    ['the leg with the fewest counts', 0, 3, 'floor', 4],
    ['other legs do not', 2, 3, 'floor', 7],
    ['each pool for itself', 0, 2, 'bed', 0],
    ['a pool that the sailing does not have', 0, 1, 'deck', 0],
  ])('%s', (_, fromCall, toCall, poolId, expected) => {
    expect(freeOnSection(sailing, { fromCall, toCall }, poolId)).toBe(expected);
  });
});
