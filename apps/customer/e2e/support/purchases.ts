import type {
  Draft,
  DraftPaymentRequest,
  FareCalendar,
  PartnerTicketSlotChoice,
  Reservation,
  SailingSearchResult,
  SlotDays,
} from '@ferry/api/customer';
import { addDays } from '@ferry/format/date';
import { type APIRequestContext, expect } from '@playwright/test';
import { dayFromNow } from './booking.ts';
import { changeHeaders, commitHeld, fillDraft, holdDraft, setPayment } from './drafts.ts';
import { mailbox } from './mailbox.ts';
import { cards } from './paying.ts';

type Section = { fromPortId: string; toPortId: string };
type Party = { adults: number; children: number };

/** Of the aquarium's ticket, both legs. */
export const toAquarium: Section = { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' };
export const fromAquarium: Section = {
  fromPortId: toAquarium.toPortId,
  toPortId: toAquarium.fromPortId,
};
const partnerTicketId = 'pt_aquarium';

/** The first day with places from a day on, within ten. */
export async function firstDay(
  caller: APIRequestContext,
  from: string,
  section: Section & { partnerTicketId?: string },
  party: Party,
): Promise<string> {
  const params = { ...section, ...party, from, until: addDays(from, 10) };
  const answer = await caller.get('/customer-api/fare-calendar', { params });
  const { days: found }: FareCalendar = await answer.json();
  const [first] = found.filter(({ availability }) => availability === 'available');
  expect(first).toBeDefined();
  return first?.date ?? '';
}

/**
 * The nth of the days with slots from tomorrow on, with the day after it: the ships of today may not be
 * sold any more. A day that others have filled counts as well, so that each test keeps its own.
 */
export async function dayWithSlots(
  caller: APIRequestContext,
  ticketId: string,
  nth: number,
): Promise<string> {
  const from = dayFromNow(1).date;
  const params = { from, until: addDays(from, 30), people: 1 };
  const answer = await caller.get(`/customer-api/partner-tickets/${ticketId}/slots`, { params });
  const { days }: SlotDays = await answer.json();
  const dates = days.map(({ date }) => date);
  const found = dates.filter((date) => dates.includes(addDays(date, 1)))[nth];
  if (!found) throw new Error(`No day ${nth} of ${dates} has slots, and the day after it`);
  return found;
}

/** What is bought of which ticket, on which days of both legs. */
export type Purchase = Party & {
  partnerTicketId: string;
  section: Section;
  date: string;
  returnDate: string;
  slots?: PartnerTicketSlotChoice[];
};

/** A leg in the contained grade, by the first sailing of a day. */
async function chooseLeg(
  caller: APIRequestContext,
  section: Section,
  conditions: Party & { partnerTicketId: string; date: string; outboundSailingId?: string },
): Promise<Draft['outbound']['choice']> {
  const params = { ...section, ...conditions };
  const found = await caller.get('/customer-api/sailings', { params });
  const { sailingOffers }: SailingSearchResult = await found.json();
  const [first] = sailingOffers.flatMap(({ sailing, cabinOffers }) =>
    cabinOffers.flatMap(({ cabinType, cabins }) =>
      cabins && cabinType.grade === 'スタンダード' ? [{ sailingId: sailing.id, cabins }] : [],
    ),
  );
  if (!first) throw new Error('No sailing of this day has a cabin that the ticket contains');
  const { adults, children } = conditions;
  const party = { adults, children, infants: 0, babies: 0 };
  return { ...section, ...first, party, vehicles: [], pets: [], meals: [] };
}

/** Buys the aquarium's ticket by card; no page is seen. For tests whose subject is what comes after. */
export async function buyByCalls(
  caller: APIRequestContext,
  wishes: { days: number; adults: number },
): Promise<Reservation> {
  return buyTicket(caller, await aquariumTrip(caller, wishes));
}

/** The aquarium's ticket on the first days with places from so many days from now on. */
export async function aquariumTrip(
  caller: APIRequestContext,
  { days, adults }: { days: number; adults: number },
): Promise<Purchase> {
  const party = { adults, children: 0 };
  const there = { ...toAquarium, partnerTicketId };
  const date = await firstDay(caller, dayFromNow(days).date, there, party);
  const returnDate = await firstDay(caller, addDays(date, 2), fromAquarium, party);
  return { ...party, partnerTicketId, section: toAquarium, date, returnDate };
}

/** Buys a ticket for adults alone, by card; no page is seen. */
export async function buyTicket(
  caller: APIRequestContext,
  purchase: Purchase,
): Promise<Reservation> {
  const draft = await beginPurchase(caller, purchase);
  const payment = await setPayment(caller, draft.id, await byCard(caller));
  return commitHeld(caller, await holdDraft(caller, draft), payment);
}

/** A draft by a ticket for adults alone, with all answers but how it is paid. */
export async function beginPurchase(
  caller: APIRequestContext,
  { section, date, returnDate, slots = [], ...purchase }: Purchase,
): Promise<Draft> {
  const outbound = await chooseLeg(caller, section, { ...purchase, date });
  const reversed = { fromPortId: section.toPortId, toPortId: section.fromPortId };
  const { sailingId: outboundSailingId } = outbound;
  const onReturn = { ...purchase, date: returnDate, outboundSailingId };
  const returnLeg = await chooseLeg(caller, reversed, onReturn);
  const headers = await changeHeaders(caller);
  const data = { outbound, return: returnLeg, partnerTicketId: purchase.partnerTicketId };
  const created = await caller.post('/customer-api/drafts', { headers, data });
  expect(created.status()).toBe(201);
  const filled = await fillDraft(caller, await created.json(), mailbox());
  const agreed = await caller.put(`/customer-api/drafts/${filled.id}/partner-ticket`, {
    headers: { ...headers, 'if-match': `"${filled.version}"` },
    data: { slots, mayInformPartners: true },
  });
  expect(agreed.status()).toBe(200);
  return agreed.json();
}

/** To pay by a card that is never refused. */
export const byCard = async (caller: APIRequestContext): Promise<DraftPaymentRequest> => ({
  method: 'card',
  token: await cardToken(caller),
});

/** What the provider's page makes of a card. */
async function cardToken(caller: APIRequestContext): Promise<string> {
  const number = cards.frictionless.replaceAll(' ', '');
  const data = { number, expiry: '12/30', securityCode: '123' };
  const answer = await caller.post('/sandbox-payments/tokens', { data });
  return (await answer.json()).token;
}
