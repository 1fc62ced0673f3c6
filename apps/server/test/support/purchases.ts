import type {
  CustomerInput,
  Draft,
  NewDraft,
  PassengerInput,
  Reservation,
  SailingSearchResult,
} from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import type { Visitor } from './api.ts';
import { customers, DRAFTS, expectStatus, holdDraft, ifMatch, passenger } from './booking.ts';
import { CARDS, choosePaying, pay } from './paying.ts';
import { legOf } from './trips.ts';

type Ports = readonly [fromPortId: string, toPortId: string];

/** What is bought of which ticket, on which days. */
export interface Purchase {
  partnerTicketId: string;
  ports: Ports;
  date: string;
  /** Undefined for a ticket of one way. */
  returnDate?: string;
  adults: number;
  children: number;
}

/** Two adults and a child to the aquarium on Tuesday, and back on Friday. */
export const AQUARIUM: Purchase = {
  partnerTicketId: 'pt_aquarium',
  ports: ['port_shinonome', 'port_hokutohama'],
  date: '2027-08-03',
  returnDate: '2027-08-06',
  adults: 2,
  children: 1,
};

/** Two adults to the island and its bicycles on Tuesday, and back the day after. */
export const BICYCLE: Purchase = {
  partnerTicketId: 'pt_bicycle',
  ports: ['port_nagiura', 'port_hokage'],
  date: '2027-08-03',
  returnDate: '2027-08-04',
  adults: 2,
  children: 0,
};

/** One way, whenever there is a ship. */
export const BUS_PASS: Purchase = {
  partnerTicketId: 'pt_bus-pass',
  ports: ['port_shiomi', 'port_nagiura'],
  date: '2027-08-03',
  adults: 1,
  children: 0,
};

/** One adult on a Saturday on which eight are sold. */
export const STARRY_NIGHT: Purchase = {
  partnerTicketId: 'pt_starry-night',
  ports: ['port_nagiura', 'port_suzune'],
  date: '2027-08-07',
  returnDate: '2027-08-08',
  adults: 1,
  children: 0,
};

/**
 * Sailings of the days that the ticket is valid on, in the contained grade.
 * @param nth of the outbound sailings of the day; of the return ones it is the first
 */
export async function chooseTicket(
  visitor: Visitor,
  purchase: Purchase,
  nth = 0,
): Promise<NewDraft> {
  const { partnerTicketId, ports, date, returnDate, adults, children } = purchase;
  const find = async ([fromPortId, toPortId]: Ports, day: string, outboundSailingId?: string) => {
    const position = outboundSailingId ? 0 : nth;
    const query = new URLSearchParams({
      fromPortId,
      toPortId,
      date: day,
      adults: String(adults),
      children: String(children),
      partnerTicketId,
      ...(outboundSailingId && { outboundSailingId }),
    });
    const found = expectStatus(await visitor.get(`/customer-api/sailings?${query}`), 200);
    const { sailingOffers } = found.json<SailingSearchResult>();
    // Whose quota is gone was found before it was.
    const offer = sailingOffers.filter(
      ({ availability, ticketDay }) =>
        ticketDay === 'soldOut' || /^(?:available|few)$/.test(availability),
    )[position];
    const cabin = offer?.cabinOffers.findIndex(
      ({ cabinType }) => cabinType.grade === 'スタンダード',
    );
    const party = { adults, children, infants: 0, babies: 0 };
    return legOf(offer, cabin, { vehicles: [], party });
  };
  const outbound = await find(ports, date);
  const [from, to] = ports;
  const returnLeg = returnDate ? await find([to, from], returnDate, outbound.sailingId) : null;
  return { outbound, return: returnLeg, partnerTicketId };
}

/** A draft by a ticket, as it is begun. */
export async function beginPurchase(visitor: Visitor, purchase: Purchase): Promise<Draft> {
  const choice = await chooseTicket(visitor, purchase);
  return expectStatus(await visitor.post(DRAFTS, choice), 201).json<Draft>();
}

/** What {@link beginPurchase} has begun, with its customers, its slots and the consent. */
export async function fillPurchase(
  visitor: Visitor,
  purchase: Purchase,
  slots: { include: number; day: string; at: string }[] = [],
): Promise<Draft> {
  const draft = await beginPurchase(visitor, purchase);
  const url = `${DRAFTS}/${draft.id}`;
  const filled = customersOf(purchase);
  const saved = await visitor.put(`${url}/customers`, filled, ifMatch(draft.version));
  const { version } = expectStatus(saved, 200).json<Draft>();
  const request = { slots, mayInformPartners: true };
  const agreed = await visitor.put(`${url}/partner-ticket`, request, ifMatch(version));
  return expectStatus(agreed, 200).json<Draft>();
}

/** Its passengers, as they are typed. */
export function customersOf({ adults, children, returnDate }: Purchase): CustomerInput {
  const returnCabin = returnDate ? 0 : null;
  const person = (more: Partial<PassengerInput>) => passenger({ returnCabin, ...more });
  const people = [
    ...Array.from({ length: adults }, () => person({})),
    ...Array.from({ length: children }, () => person({ passengerClass: 'child', age: '9' })),
  ];
  return { ...customers(), passengers: people };
}

/** Everything that was sold is given back, and forgotten. */
export async function clearPurchases(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('reservation').execute();
  await db.deleteFrom('partner_stock').execute();
  await sql`update leg_inventory set free = capacity where free <> capacity`.execute(db);
}

/** A purchase that is held. */
export async function holdPurchase(
  visitor: Visitor,
  purchase: Purchase,
  slots?: Parameters<typeof fillPurchase>[2],
): Promise<Reservation> {
  const draft = await fillPurchase(visitor, purchase, slots);
  return expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
}

/** A purchase that is paid by card. */
export async function buyTicket(
  visitor: Visitor,
  purchase: Purchase,
  slots?: Parameters<typeof fillPurchase>[2],
): Promise<Reservation> {
  const draft = await fillPurchase(visitor, purchase, slots);
  const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  return expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
}
