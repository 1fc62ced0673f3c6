import type { CabinOffer } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { discountOf } from '../../shared/model/draft-trip.ts';
import { pickedOffer, privateUseOf } from './pick.ts';
import { planFrom } from './room-plan.ts';

const { sailingOffers } = exampleOf('searchSailings', 200, 'default');
const [offer] = sailingOffers;
const cabin = offer?.cabinOffers[0];
if (!offer || !cabin) throw new Error('The example has no cabin');
const choice = {
  cabinTypeId: cabin.cabinType.id,
  party: { adults: 2, children: 1, infants: 0, babies: 1 },
  infantBerths: 0,
  privateUse: false,
};
const shared: CabinOffer = {
  ...cabin,
  cabinType: { ...cabin.cabinType, roomBerths: 4, canBePrivate: true },
  privateUseYen: 7410,
  cabins: [choice],
};
const offers = [{ ...offer, cabinOffers: [shared] }];
const pick = { sailingId: offer.sailing.id, cabinTypeId: cabin.cabinType.id, isPrivate: false };

test('貸切は、一室に収まる人数だけで選べ、合計に加わる', () => {
  expect(privateUseOf(shared)).toBe(7410);
  expect(privateUseOf({ ...shared, cabins: [choice, choice] })).toBeUndefined();
  const large = { ...choice, party: { ...choice.party, adults: 4 } };
  expect(privateUseOf({ ...shared, cabins: [large] })).toBeUndefined();
  const alone = pickedOffer(offers, { ...pick, isPrivate: true });
  expect(alone?.totalYen).toBe(shared.totalYen + 7410);
  expect(alone?.cabins).toEqual([{ ...choice, privateUse: true }]);
});

test('部屋割りのある選択は、その部屋割りと、尋ねた金額になる', () => {
  const rooms = [
    { ...choice, party: { adults: 1, children: 1, infants: 0, babies: 0 } },
    { ...choice, party: { adults: 1, children: 0, infants: 0, babies: 1 } },
  ];
  const plan = planFrom(rooms, choice.party);
  const picked = pickedOffer(
    offers,
    { ...pick, plan },
    { totalYen: 20_000, undiscountedYen: 21_000 },
  );
  expect(picked).toMatchObject({ cabins: rooms, totalYen: 20_000, undiscountedYen: 21_000 });
  expect(picked?.text).toBe(`${shared.cabinType.name} 2室`);
  expect(pickedOffer(offers, { ...pick, plan })?.totalYen).toBe(shared.totalYen);
});

test('一覧から消えた便や、満席になった客室は、選ばれていない', () => {
  expect(pickedOffer(offers, pick)?.totalYen).toBe(shared.totalYen);
  expect(pickedOffer([], pick)).toBeUndefined();
  expect(pickedOffer(offers, undefined)).toBeUndefined();
  const full = [{ ...offer, cabinOffers: [{ ...shared, availability: 'full' as const }] }];
  expect(pickedOffer(full, pick)).toBeUndefined();
});

test('行程の割引は、その行程の引かれる行の和', () => {
  const line = { ruleId: 'r', label: '', quantity: 1, unitPriceYen: 0 };
  const lines = [
    { ...line, leg: 'outbound' as const, amountYen: 12_000 },
    { ...line, leg: 'outbound' as const, amountYen: -1200 },
    { ...line, leg: 'return' as const, amountYen: -900 },
  ];
  expect(discountOf(lines, 'outbound')).toBe(-1200);
  expect(discountOf(lines, 'return')).toBe(-900);
});
