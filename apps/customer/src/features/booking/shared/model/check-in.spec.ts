import { exampleOf } from '@ferry/api/examples';
import { boardingText, checkInCutOff } from '@ferry/format/check-in';
import { expect, test } from 'vitest';
import { newBooking } from '../../new-booking.ts';
import { searchedPartyOf } from './check-in.ts';

const times = {
  checkInClosesAt: '2026-12-08T23:10:00+09:00',
  vehicleCheckInClosesAt: '2026-12-08T22:40:00+09:00',
};

test.each([
  [{}, '徒歩', '2026-12-08T23:10:00+09:00'],
  [{ needs: 'private,accessible' }, '徒歩・お手伝い', '2026-12-08T22:40:00+09:00'],
  [{ vehicles: 'veh_car:469:155' }, '車両', '2026-12-08T22:40:00+09:00'],
  [
    { vehicles: 'veh_car:469:155', needs: 'accessible' },
    '車両・お手伝い',
    '2026-12-08T22:10:00+09:00',
  ],
])('%oで探すと、締切は%sのもの', (conditions, who, cutOff) => {
  const party = searchedPartyOf(conditions);
  expect(boardingText(party, true)).toBe(who);
  expect(checkInCutOff(times, party)).toBe(cutOff);
});

test('検索の希望は復路へ続き、お客様情報では下書きから読む', () => {
  const draft = exampleOf('getDraft', 200, 'default');
  const conditions = {
    ...{ fromPortId: 'port_shiomi', toPortId: 'port_nagiura', date: '2027-08-02' },
    ...{ adults: 2, children: 0, infants: 0, babies: 0 },
    needs: 'accessible',
  };
  const { next } = newBooking;
  expect(next.sailings(draft, conditions).search).toEqual({ draft: draft.id });
  const back = { ...conditions, returnDate: '2027-08-09' };
  expect(next.sailings(draft, back).search).toMatchObject({ needs: 'accessible' });
});
