import type { PassengerRules } from '../../operator/selling-rules.ts';
import { type Party, payingInfants } from './party.ts';

/** One item of a fare, with the rule it comes from. Amounts are whole yen, tax included. */
export interface FareLine {
  ruleId: string;
  /** Japanese, as it is shown. */
  label: string;
  quantity: number;
  unitPriceYen: number;
  /** quantity × unitPriceYen */
  amountYen: number;
}

/** An explained price: `totalYen` is the sum of the lines. */
export interface FareQuote {
  lines: FareLine[];
  totalYen: number;
  /** The consumption tax (10 %) contained in the total, fractions of a yen dropped. */
  taxYen: number;
  /** Letter of the fare period. */
  farePeriod: string;
}

/** Everything the price of one section of one sailing depends on. */
export interface FareFacts {
  party: Party;
  cabinTypeName: string;
  farePeriod: string;
  /** Fare of one adult in the cabin type's grade, without the fuel adjustment. */
  adultYen: number;
  /** Fuel adjustment for each paying passenger. */
  fuel: { adultYen: number; childYen: number };
  rules: PassengerRules;
}

/**
 * The one fare engine: search, quote, hold and payment use it and so agree to the yen.
 * Adults pay the fare, children and paying infants the child fare; one infant for each adult and
 * all babies are free and take no berth. The fuel adjustment has its own lines, no discount ever
 * lowers it, and who travels free pays none.
 */
export function quoteFare(facts: FareFacts): FareQuote {
  const { party, rules, fuel, cabinTypeName } = facts;
  const childYen = childFare(facts.adultYen, rules);
  const paying = payingInfants(party, rules);
  const half = party.children + paying;
  const lines = [
    line('fare.adult', `大人運賃(${cabinTypeName})`, party.adults, facts.adultYen),
    line('fare.child', `小人運賃(${cabinTypeName})`, party.children, childYen),
    line('fare.infant', `幼児運賃(小人と同額・${cabinTypeName})`, paying, childYen),
    line('fare.infant-free', '幼児(大人に同伴・無料)', party.infants - paying, 0),
    line('fare.baby-free', '乳児(無料)', party.babies, 0),
    ...fuelLines('fuel.adult', '大人', party.adults, fuel.adultYen),
    ...fuelLines('fuel.child', '小人', half, fuel.childYen),
  ].filter((each) => each.quantity > 0);
  const totalYen = lines.reduce((sum, each) => sum + each.amountYen, 0);
  return { lines, totalYen, taxYen: Math.floor(totalYen / 11), farePeriod: facts.farePeriod };
}

/**
 * Child fare: a share of the adult fare, rounded up to a step (half, to 10 yen), and never more
 * than the adult fare itself.
 */
export function childFare(adultYen: number, rules: PassengerRules): number {
  const step = rules.childRoundedUpToYen;
  const share = Math.ceil((adultYen * rules.childPercentOfAdult) / (100 * step)) * step;
  return Math.min(share, adultYen);
}

function fuelLines(ruleId: string, passengers: string, quantity: number, yen: number): FareLine[] {
  if (yen === 0) return [];
  return [line(ruleId, `燃料油価格変動調整金(${passengers})`, quantity, yen)];
}

function line(ruleId: string, label: string, quantity: number, unitPriceYen: number): FareLine {
  return { ruleId, label, quantity, unitPriceYen, amountYen: quantity * unitPriceYen };
}
