import type { CabinOffer } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { discountOf } from '../../shared/model/draft-trip.ts';
import { pickedOffer, pickWith, privateUseOf } from './pick.ts';
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
  expect(picked?.text).toBe(shared.cabinType.name);
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

const alone = {
  ...{ fromPortId: 'a', toPortId: 'b', date: '2027-08-02' },
  ...{ adults: 1, children: 0, infants: 0, babies: 0 },
};
const cabinOf = (id: string, totalYen: number, part: Partial<CabinOffer['cabinType']> = {}) => ({
  ...shared,
  totalYen,
  availability: 'available' as const,
  cabinType: { ...shared.cabinType, isWomenOnly: false, isAccessible: false, ...part, id },
});

test('ひとりの旅では、便を開くと最も安い客室が選ばれている', () => {
  const day = { ...offer, cabinOffers: [cabinOf('twin', 9000), cabinOf('seat', 2000)] };
  expect(pickWith(day, alone)).toMatchObject({ cabinTypeId: 'seat', isSuggested: 'cheapest' });
  expect(pickWith(day, { ...alone, adults: 2 })).toBeUndefined();
  expect(pickWith(day, { ...alone, needs: 'private' })).toBeUndefined();
});

const named = { name: 'コンフォート寝台', roomBerths: 4, canBePrivate: true };
const comfort = cabinOf('comfort', 9000, named);
const seat = cabinOf('seat', 2000, { name: '席', roomBerths: null, canBePrivate: false });
const family = { ...alone, adults: 2 };

test('帰りは、行きと同じ客室が貸切もそのまま選ばれ、空きが一つならそれが選ばれている', () => {
  const day = { ...offer, cabinOffers: [seat, comfort] };
  const party = { ...choice.party, adults: 2, children: 0, babies: 0 };
  const out = { ...choice, party, cabinType: comfort.cabinType, privateUse: true };
  expect(pickWith(day, family, [out])).toMatchObject({
    cabinTypeId: 'comfort',
    isPrivate: true,
    isSuggested: 'asOutbound',
  });
  expect(pickWith(day, family, [out, { ...out, cabinType: seat.cabinType }])).toBeUndefined();
  const left = { ...offer, cabinOffers: [{ ...seat, availability: 'full' as const }, comfort] };
  expect(pickWith(left, family)).toMatchObject({ cabinTypeId: 'comfort', isSuggested: 'only' });
  // For other people, in two parts, or with others in it: another cabin than that of the outbound leg.
  const crowd = { ...comfort, cabins: [choice, choice] };
  expect(pickWith({ ...offer, cabinOffers: [seat, crowd] }, family, [out])).toBeUndefined();
  expect(pickWith(day, { ...family, children: 1 }, [out])).toBeUndefined();
  const split = [1, 1].map((adults) => ({
    ...out,
    party: { ...party, adults },
    privateUse: false,
  }));
  expect(pickWith(day, family, split)).toBeUndefined();
});

test('希望に合う客室が一つでも、ほかの客室に空きがあるかもしれず、押さずに選ばれない', () => {
  const day = { ...offer, cabinOffers: [seat, comfort] };
  expect(pickWith(day, { ...family, needs: 'private' })).toBeUndefined();
});

test('使う方の決まった客室や、空きのない客室は、押さずに選ばれない', () => {
  const women = cabinOf('women', 2000, { isWomenOnly: true });
  expect(
    pickWith({ ...offer, cabinOffers: [women, cabinOf('seat', 3000)] }, alone),
  ).toBeUndefined();
  expect(pickWith({ ...offer, cabinOffers: [women, cabinOf('seat', 2000)] }, alone)).toMatchObject({
    cabinTypeId: 'seat',
  });
  const full = { ...cabinOf('full', 1000), availability: 'full' as const };
  expect(pickWith({ ...offer, cabinOffers: [full, cabinOf('seat', 3000)] }, alone)).toMatchObject({
    cabinTypeId: 'seat',
  });
});
