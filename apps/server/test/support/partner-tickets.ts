import type { FareQuote, SailingSearchResult } from '@ferry/api/customer-server';
import { demoOperator } from '../../src/operator/demo/document.ts';
import type { OperatorDocumentInput } from '../../src/rules/schema.ts';
import type { Visitor } from './api.ts';
import { expectStatus } from './booking.ts';
import { changed, smallOperator } from './small-operator.ts';
import { legOf } from './trips.ts';

export const PARTNER_TICKETS = '/customer-api/partner-tickets';

interface People {
  adults: number;
  children: number;
}

/** What the night route costs on its outbound leg on 7 and its return leg on 10 September 2027 in a bunk, fuel aside; in yen. */
export async function quoteOfNights(visitor: Visitor, people: People): Promise<number> {
  const party = { ...people, infants: 0, babies: 0 };
  const outbound = await bunkLeg(
    visitor,
    '2027-09-07',
    ['port_shinonome', 'port_hokutohama'],
    people,
  );
  const returnLeg = await bunkLeg(
    visitor,
    '2027-09-10',
    ['port_hokutohama', 'port_shinonome'],
    people,
  );
  const legs = { outbound: { ...outbound, party }, return: { ...returnLeg, party } };
  const trip = { ...legs, discountRequests: [] };
  const { lines } = expectStatus(
    await visitor.post('/customer-api/fare-quotes', trip),
    200,
  ).json<FareQuote>();
  return lines
    .filter(({ ruleId }) => !ruleId.startsWith('fuel'))
    .reduce((total, { amountYen }) => total + amountYen, 0);
}

async function bunkLeg(
  visitor: Visitor,
  date: string,
  [fromPortId, toPortId]: [string, string],
  { adults, children }: People,
) {
  const counts = { adults: String(adults), children: String(children) };
  const query = new URLSearchParams({ fromPortId, toPortId, date, ...counts });
  const found = expectStatus(await visitor.get(`/customer-api/sailings?${query}`), 200);
  const [offer] = found.json<SailingSearchResult>().sailingOffers;
  const bunk = offer?.cabinOffers.findIndex(({ cabinType }) => cabinType.grade === 'スタンダード');
  return legOf(offer, bunk, { vehicles: [] });
}

/** A small operator that sells the first ticket of the demonstration, over its own crossing. */
export function soldByItself(id: string, ticketId: string): OperatorDocumentInput {
  const { partnerTickets } = demoOperator as { partnerTickets: object[] };
  const crossing = {
    routeId: `route_${id}`,
    sections: [{ fromPortId: `port_${id}_a`, toPortId: `port_${id}_b` }],
    grade: '普通',
  };
  const prices = { A: { adultYen: 1500, childYen: 800 } };
  const ticket = { ...partnerTickets[0], id: ticketId, crossing, prices };
  return changed(smallOperator(id), (copy) => Object.assign(copy, { partnerTickets: [ticket] }));
}
