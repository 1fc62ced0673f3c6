import { expect, it } from 'vitest';
import type { PassengerRules } from '../../rules/selling-rules.ts';
import { payingInfants } from './party.ts';

const rules = { freeInfantsPerAdult: 1 } as PassengerRules;
const infants = (adults: number, all: number, infantBerths = 0) =>
  payingInfants({ party: { adults, children: 0, infants: all, babies: 0 }, infantBerths }, rules);

it('大人1名につき幼児1名が無料で、寝台を使う幼児と、超えた幼児は小人運賃', () => {
  expect([infants(1, 1), infants(1, 2), infants(2, 2), infants(2, 3)]).toEqual([0, 1, 0, 1]);
  expect([infants(2, 2, 1), infants(1, 2, 1)]).toEqual([1, 1]);
});
