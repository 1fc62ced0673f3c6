import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { offersFor } from './leg-choice.ts';

const [sailing] = exampleOf('searchSailings', 200, 'default').sailingOffers;
const offers = sailing?.cabinOffers ?? [];
const typed = (index: number, isAccessible: boolean, totalYen: number) => {
  const offer = offers[index];
  if (!offer) throw new Error('The example has no such cabin');
  return { ...offer, cabinType: { ...offer.cabinType, isAccessible }, totalYen };
};

describe('客室の希望と運賃', () => {
  const cheap = typed(0, false, 24_360);
  const accessible = typed(1, true, 42_600);
  const all = [cheap, accessible];

  test('希望があるときの最も安い運賃と種類の数は、希望に合う客室のもの', () => {
    expect(offersFor(all, ['accessible'])).toEqual({
      fitting: [accessible],
      best: accessible.availability,
      others: [cheap],
      lowestYen: 42_600,
    });
  });

  test('希望がなければ、すべての客室のもの', () => {
    expect(offersFor(all, [])).toEqual({
      fitting: all,
      best: 'available',
      others: [],
      lowestYen: 24_360,
    });
  });

  test('希望に合う客室がない、または満席なら、運賃はなく、便もそう言う', () => {
    expect(offersFor([cheap], ['accessible'])).toMatchObject({ best: 'unsuitable' });
    expect(offersFor([cheap], ['accessible']).lowestYen).toBeUndefined();
    const full = { ...accessible, availability: 'full' as const };
    expect(offersFor([cheap, full], ['accessible'])).toMatchObject({ best: 'full' });
    expect(offersFor([cheap, full], ['accessible']).lowestYen).toBeUndefined();
  });
});
