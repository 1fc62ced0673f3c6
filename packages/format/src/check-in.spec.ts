import { describe, expect, it } from 'vitest';
import { boardingText, checkInCutOff, cutOffOfLeg, termFor, travellersOf } from './check-in.ts';

const midnight = {
  checkInClosesAt: '2026-12-08T23:10:00+09:00',
  vehicleCheckInClosesAt: '2026-12-08T22:40:00+09:00',
};
const nobody = [{ assistance: [] }];
const helped = [{ assistance: [] }, { assistance: ['steps'] }];
const bicycle = [{ vehicleTypeId: 'veh_bicycle', driver: null }];

describe('the cut-off of a party', () => {
  it.each([
    ['on foot', { vehicles: [] }, '2026-12-08T23:10:00+09:00', '徒歩'],
    ['on foot, asked', { vehicles: [], passengers: nobody }, '2026-12-08T23:10:00+09:00', '徒歩'],
    ['with a car', { vehicles: [{}], passengers: nobody }, '2026-12-08T22:40:00+09:00', '車両'],
    ['with a bicycle', { vehicles: bicycle }, '2026-12-08T22:40:00+09:00', '車両'],
    [
      'with help',
      { vehicles: [], passengers: helped },
      '2026-12-08T22:40:00+09:00',
      '徒歩・お手伝い',
    ],
    [
      'with a car and help',
      { vehicles: [{}], passengers: helped },
      '2026-12-08T22:10:00+09:00',
      '車両・お手伝い',
    ],
  ])('%s', (_name, party, cutOff, words) => {
    expect(checkInCutOff(midnight, party)).toBe(cutOff);
    expect(boardingText(party, true)).toBe(words);
  });

  it.each([
    ['on foot', { vehicles: [] }, '', '乗船手続き締切'],
    ['with help', { vehicles: [], passengers: helped }, 'お手伝い', '乗船手続き締切(お手伝い)'],
    ['with a car, booked before', { vehicles: [{}] }, '車両', '乗船手続き締切(車両)'],
  ])('says nothing of who walks where nothing drives aboard: %s', (_name, party, words, term) => {
    expect(boardingText(party, false)).toBe(words);
    expect(termFor('乗船手続き締切', words)).toBe(term);
  });

  it('is the one of the passengers of the leg', () => {
    const both = { outboundCabin: 0, returnCabin: 0 };
    const outboundOnly = { outboundCabin: 0, returnCabin: null };
    expect(travellersOf([both, outboundOnly], 'outbound')).toEqual([both, outboundOnly]);
    expect(travellersOf([both, outboundOnly], 'return')).toEqual([both]);
  });

  it('may fall on the day before the sailing, in whatever offset the instants come', () => {
    const early = {
      checkInClosesAt: '2026-12-08T15:10:00Z',
      vehicleCheckInClosesAt: '2026-12-08T14:40:00Z',
    };
    expect(checkInCutOff(early, { vehicles: [] })).toBe('2026-12-09T00:10:00+09:00');
    expect(checkInCutOff(early, { vehicles: [], passengers: helped })).toBe(
      '2026-12-08T23:40:00+09:00',
    );
  });

  it.each([
    ['as planned', null, '2026-12-08T22:40:00+09:00'],
    ['later', '2026-12-09T01:10:00+09:00', '2026-12-08T22:40:00+09:00'],
    ['earlier', '2026-12-08T23:40:00+09:00', '2026-12-08T22:10:00+09:00'],
  ])('of a booked leg that departs %s', (_name, departureAt, cutOff) => {
    const sailing = { ...midnight, departureAt: '2026-12-09T00:10:00+09:00' };
    expect(cutOffOfLeg({ sailing, service: { departureAt } }, { vehicles: [{}] })).toBe(cutOff);
  });
});
