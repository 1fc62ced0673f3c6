import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berthsFor, checkParty, type Party } from './party.ts';
import { childFare, type FareFacts, quoteFare } from './quote-fare.ts';

const rules = {
  maxPerBooking: 9,
  childPercentOfAdult: 50,
  childRoundedUpToYen: 10,
  freeInfantsPerAdult: 1,
};
const nobody: Party = { adults: 0, children: 0, infants: 0, babies: 0 };
const facts = (party: Partial<Party>): FareFacts => ({
  party: { ...nobody, ...party },
  cabinTypeName: 'カーペット席',
  farePeriod: 'B',
  adultYen: 4800,
  fuel: { adultYen: 120, childYen: 60 },
  rules,
});

describe('運賃の内訳', () => {
  it('大人2名・小人1名', () => {
    expect(quoteFare(facts({ adults: 2, children: 1 }))).toEqual({
      lines: [
        {
          ruleId: 'fare.adult',
          label: '大人運賃(カーペット席)',
          quantity: 2,
          unitPriceYen: 4800,
          amountYen: 9600,
        },
        {
          ruleId: 'fare.child',
          label: '小人運賃(カーペット席)',
          quantity: 1,
          unitPriceYen: 2400,
          amountYen: 2400,
        },
        {
          ruleId: 'fuel.adult',
          label: '燃料油価格変動調整金(大人)',
          quantity: 2,
          unitPriceYen: 120,
          amountYen: 240,
        },
        {
          ruleId: 'fuel.child',
          label: '燃料油価格変動調整金(小人)',
          quantity: 1,
          unitPriceYen: 60,
          amountYen: 60,
        },
      ],
      totalYen: 12300,
      taxYen: 1118,
      farePeriod: 'B',
    });
  });

  it.each<[string, Partial<Party>, number, number]>([
    ['大人1名', { adults: 1 }, 4920, 1],
    ['大人1名に幼児1名: 幼児は無料で、席を使わない', { adults: 1, infants: 1 }, 4920, 1],
    ['大人1名に幼児2名: 2人目は小人運賃', { adults: 1, infants: 2 }, 7380, 2],
    ['大人2名に幼児2名: どちらも無料', { adults: 2, infants: 2 }, 9840, 2],
    ['乳児は無料', { adults: 1, babies: 3 }, 4920, 1],
  ])('%s', (_, party, totalYen, berths) => {
    expect(quoteFare(facts(party)).totalYen).toBe(totalYen);
    expect(berthsFor({ ...nobody, ...party }, rules)).toBe(berths);
  });

  it('無料の幼児と乳児も、0円の行で示す', () => {
    const { lines } = quoteFare(facts({ adults: 1, infants: 1, babies: 1 }));
    expect(lines.filter((line) => line.amountYen === 0).map((line) => line.label)).toEqual([
      '幼児(大人に同伴・無料)',
      '乳児(無料)',
    ]);
  });

  it('調整金のない日は、調整金の行がない', () => {
    const { lines } = quoteFare({
      ...facts({ adults: 1, children: 1 }),
      fuel: { adultYen: 0, childYen: 0 },
    });
    expect(lines.map((line) => line.ruleId)).toEqual(['fare.adult', 'fare.child']);
  });

  it.each([
    [4800, 2400],
    [4810, 2410],
    [4811, 2410],
    [4820, 2410],
    [4821, 2420],
    [420, 210],
    [180, 90],
    [10, 10],
    [5, 5],
    [0, 0],
  ])('大人 %i 円の小人運賃は %i 円(半額、10円単位に切り上げ)', (adult, child) => {
    expect(childFare(adult, rules)).toBe(child);
  });
});

describe('予約できる人数', () => {
  it.each<[string, Partial<Party>, Record<string, string[]> | undefined]>([
    ['大人がいない', { children: 1 }, { 'party.adults': ['NO_ADULT'] }],
    ['乳児だけ', { babies: 1 }, { 'party.adults': ['NO_ADULT'] }],
    ['9名', { adults: 5, children: 2, infants: 1, babies: 1 }, undefined],
    ['10名', { adults: 5, children: 2, infants: 1, babies: 2 }, { party: ['PARTY_TOO_LARGE'] }],
  ])('%s', (_, party, errors) => {
    const check = () => checkParty({ ...nobody, ...party }, rules);
    if (!errors) expect(check).not.toThrow();
    else
      expect(check).toThrow(
        expect.objectContaining({ code: 'VALIDATION_FAILED', details: { errors } }),
      );
  });
});

describe('どの人数でも', () => {
  const count = fc.integer({ min: 0, max: 9 });
  const parties = fc.record({
    adults: count,
    children: count,
    infants: count,
    babies: count,
  });
  const tariffs = fc.record({
    adultYen: fc.integer({ min: 0, max: 100_000 }),
    fuel: fc
      .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }))
      .map(([a, b]) => ({ adultYen: Math.max(a, b), childYen: Math.min(a, b) })),
  });
  const quote = (party: Party, tariff: { adultYen: number; fuel: FareFacts['fuel'] }) =>
    quoteFare({ ...facts(party), ...tariff });

  it('合計は各行の和で、負にならない', () => {
    fc.assert(
      fc.property(parties, tariffs, (party, tariff) => {
        const { lines, totalYen, taxYen } = quote(party, tariff);
        for (const line of lines) {
          expect(line.amountYen).toBe(line.quantity * line.unitPriceYen);
          expect(line.quantity).toBeGreaterThan(0);
        }
        expect(totalYen).toBe(lines.reduce((sum, line) => sum + line.amountYen, 0));
        expect(totalYen).toBeGreaterThanOrEqual(0);
        expect(taxYen).toBeLessThanOrEqual(totalYen / 11);
      }),
    );
  });

  it('内訳の人数の和は、乗船する人数と同じ', () => {
    fc.assert(
      fc.property(parties, tariffs, (party, tariff) => {
        const people = quote(party, tariff).lines.filter((line) => line.ruleId.startsWith('fare.'));
        expect(people.reduce((sum, line) => sum + line.quantity, 0)).toBe(
          party.adults + party.children + party.infants + party.babies,
        );
      }),
    );
  });

  it('乗船者が1名増えて安くなることはない', () => {
    const classes = fc.constantFrom('adults', 'children', 'infants', 'babies');
    fc.assert(
      fc.property(parties, tariffs, classes, (party, tariff, kind) => {
        const more = { ...party, [kind]: party[kind] + 1 };
        expect(quote(more, tariff).totalYen).toBeGreaterThanOrEqual(quote(party, tariff).totalYen);
      }),
    );
  });
});
