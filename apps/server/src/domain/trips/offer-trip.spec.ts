import type { Party, VehicleChoice } from '@ferry/api/customer-server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../test/support/rounds.ts';
import { blankCustomers } from '../drafts/customers-of-party.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { toOffer } from '../search/sailing-offer.ts';
import { offerTrip } from './find-trip-offer.ts';
import { anonymousTrip, tripOf } from './priced-trip.ts';
import { parties, type RandomTrip, randomTrips, there } from './random-trips.fixture.ts';

const NOW = new Date('2027-07-20T10:00:00+09:00');
const NOBODY: Party = { adults: 0, children: 0, infants: 0, babies: 0 };

const quote = ({ choice, sections }: RandomTrip) =>
  offerTrip(anonymousTrip(choice), sections, NOW).quote;

describe('どの旅程でも', () => {
  it('合計は各行の和で、負にならず、行は数量×単価。往路と復路の和も合計', () => {
    fc.assert(
      fc.property(randomTrips, (each) => {
        const {
          lines,
          totalYen,
          taxYen,
          outbound,
          return: returnLeg,
          undiscountedYen,
        } = quote(each);
        const returnYen = returnLeg?.totalYen ?? 0;
        // Plain conditions: an assertion for each of a million lines would take minutes.
        return (
          lines.every((line) => line.amountYen === line.quantity * line.unitPriceYen) &&
          totalYen === lines.reduce((sum, line) => sum + line.amountYen, 0) &&
          totalYen === outbound.totalYen + returnYen &&
          outbound.totalYen >= 0 &&
          returnYen >= 0 &&
          totalYen <= undiscountedYen &&
          taxYen === Math.floor(totalYen / 11)
        );
      }),
      { numRuns: rounds(600, 3000) },
    );
  }, 120_000);

  it('見積もりと、お客様情報を入れた下書きと、保存して読み直した仮予約の額は1円まで同じ', () => {
    fc.assert(
      fc.property(randomTrips, ({ choice, sections }) => {
        const simulated = offerTrip(anonymousTrip(choice), sections, NOW).quote;
        const trip = { outbound: choice.outbound, return: choice.return };
        const customers = blankCustomers(trip, choice.discountRequests);
        const drafted = offerTrip(tripOf(trip, customers), sections, NOW).quote;
        const stored = JSON.parse(JSON.stringify({ trip, customers }));
        const held = offerTrip(tripOf(stored.trip, stored.customers), sections, NOW).quote;
        const text = JSON.stringify(simulated);
        return JSON.stringify(drafted) === text && JSON.stringify(held) === text;
      }),
      { numRuns: rounds(2000, 10_000) },
    );
  }, 240_000);

  it('割引をどれか1つだけ使うより、選ばれた組み合わせの方が安い', () => {
    fc.assert(
      fc.property(randomTrips, (each) => {
        const { comparisons, totalYen } = quote(each);
        return comparisons.every(({ totalYen: alone }) => (alone ?? totalYen) >= totalYen);
      }),
      { numRuns: rounds(400, 2000) },
    );
  }, 60_000);

  it('調整金は、割引があってもなくても同じ', () => {
    const fuel = (each: RandomTrip) =>
      quote(each).lines.filter(({ ruleId }) => ruleId.startsWith('fuel.'));
    fc.assert(
      fc.property(randomTrips, (each) => {
        const plain = { ...each, choice: { ...each.choice, discountRequests: [] } };
        return JSON.stringify(fuel(each)) === JSON.stringify(fuel(plain));
      }),
      { numRuns: rounds(400, 2000) },
    );
  }, 60_000);
});

describe('乗船者が1名増えて', () => {
  const section = there[1] as SectionOfSailing;
  const { row, ports } = section;
  const shared = row.cabin_types.filter(({ tariff }) => tariff === 'perBerth');

  it('ほかの人の分が安くなることはない', () => {
    const kinds = fc.constantFrom('adults', 'children', 'infants', 'babies');
    const total = (party: Party, cabinTypeId: string, chosen: VehicleChoice[]) => {
      const cabins = [{ cabinTypeId, party, infantBerths: 0, privateUse: false }];
      const leg = {
        sailingId: row.id,
        ...ports,
        party,
        cabins,
        pets: [],
        meals: [],
        vehicles: chosen,
      };
      return quote({ sections: [section], choice: { outbound: leg, return: null } }).totalYen;
    };
    fc.assert(
      fc.property(
        parties.filter((party) => Object.values(party).reduce((sum, n) => sum + n) < 9),
        fc.constantFrom(...shared),
        kinds,
        fc.boolean(),
        (party, type, kind, hasCar) => {
          const car = {
            vehicleTypeId: 'veh_car',
            lengthCm: 469,
            heightCm: null,
            loadedLengthCm: null,
          };
          const chosen = hasCar ? [car] : [];
          const more = { ...NOBODY, ...party, [kind]: party[kind] + 1 };
          return total(more, type.id, chosen) >= total(party, type.id, chosen);
        },
      ),
      { numRuns: rounds(600, 3000) },
    );
  }, 60_000);
});

describe('検索の合計', () => {
  it('示した客室の割り当てをそのまま見積もった額と、1円まで同じ', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: there.length - 1 }),
        parties,
        fc.boolean(),
        (route, party, hasCar) => {
          const section = there[route] as SectionOfSailing;
          const car = {
            vehicleTypeId: 'veh_car',
            lengthCm: 469,
            heightCm: null,
            loadedLengthCm: null,
          };
          const chosen = hasCar ? [car] : [];
          const requested = { party, vehicles: chosen, pets: 0, outbound: undefined };
          const { cabinOffers } = toOffer(section, requested, NOW);
          for (const { cabins, totalYen, undiscountedYen, discounts } of cabinOffers) {
            if (cabins.length === 0) continue;
            const leg = {
              sailingId: section.row.id,
              ...section.ports,
              party,
              cabins,
              vehicles: chosen,
              pets: [],
              meals: [],
            };
            const choice = { outbound: leg, return: null };
            const quoted = quote({ sections: [section], choice });
            const applied = quoted.comparisons.flatMap((each) =>
              each.isApplied ? [each.discountId] : [],
            );
            expect([quoted.totalYen, quoted.undiscountedYen]).toEqual([totalYen, undiscountedYen]);
            expect(discounts.map(({ discountId }) => discountId).sort()).toEqual(applied.sort());
          }
        },
      ),
      { numRuns: rounds(200, 1000) },
    );
  }, 60_000);
});
