import type {
  Receipt,
  ReceiptRequest,
  ReceiptSource,
  Reservation,
} from '@ferry/api/customer-server';
import { type TestServer, Visitor } from './api.ts';
import { expectStatus, GUEST_SESSIONS, key, RESERVATIONS } from './booking.ts';
import { CARDS, holdToPay, pay } from './paying.ts';

export const RECEIPTS = '/customer-api/receipts';
export const receiptsOf = (reservationId: string) => `${RESERVATIONS}/${reservationId}/receipts`;

export async function bookByCard(visitor: Visitor): Promise<Reservation> {
  const ready = await holdToPay(visitor, { card: CARDS.frictionless });
  return expectStatus(await pay(visitor, ready), 200).json();
}

/** Asks for a receipt of the reservation's payment. */
export const askFor = (
  visitor: Visitor,
  { id, payment }: Reservation,
  texts: Partial<ReceiptRequest> = {},
  headers = key(),
) => {
  const request = { sourceId: payment?.id ?? '', recipient: '', proviso: '', ...texts };
  return visitor.post(receiptsOf(id), request, headers);
};

export async function issued(...asked: Parameters<typeof askFor>): Promise<Receipt> {
  return expectStatus(await askFor(...asked), 201).json();
}

export async function sourcesOf(visitor: Visitor, { id }: Reservation): Promise<ReceiptSource[]> {
  const response = expectStatus(await visitor.get(receiptsOf(id)), 200);
  return response.json<{ sources: ReceiptSource[] }>().sources;
}

export const pdfOf = async (visitor: Visitor, receiptId: string) =>
  expectStatus(await visitor.get(`${RECEIPTS}/${receiptId}/pdf`), 200);

/** Another visitor, who has looked the reservation up. */
export async function lookUp({ app }: TestServer, of: Pick<Reservation, 'reservationNumber'>) {
  const visitor = await Visitor.arrive(app);
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  const request = { reservationNumber: of.reservationNumber, ...contact };
  expectStatus(await visitor.post(GUEST_SESSIONS, request), 201);
  return visitor;
}
