import type { CustomerInput, Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import {
  DRAFTS,
  expectStatus,
  holdDraft,
  ifMatch,
  key,
  newContact,
  RESERVATIONS,
} from '../support/booking.ts';
import {
  beginChange,
  changeQuoteOf,
  heldChange,
  moved,
  setCustomers,
  setTrip,
  tripOf,
} from '../support/changing.ts';
import {
  commitChange,
  type HeldChange,
  inCabin,
  payDifference,
  returnOn,
} from '../support/making-changes.ts';
import { CARDS, choosePaying, pay, seen } from '../support/paying.ts';
import { ticketsOf } from '../support/tickets.ts';
import { car, draftOf, legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// Number plates of a booking that is changed: a vehicle that stays keeps its own, also one that is said meanwhile.

const server = useTestServer();
const visitor = useVisitor(server);
const plate = (number: string) => ({ place: '函館', classNumber: '300', kana: 'あ', number });
const said = (number: string) => `函館 300 あ ${number}`;
const platesOf = ({ outbound, return: returnLeg }: Reservation) =>
  [outbound, returnLeg].map((leg) => leg?.vehicles.map((each) => each.plate));

/** Two cars on the outbound leg, the second one's plate not known yet, and one of them on the return leg. */
async function bookTwoCars(): Promise<Reservation> {
  const [outboundOffer] = await searchStrait(visitor);
  const [returnOffer] = await searchStrait(visitor, { isReturn: true, date: '2027-08-09' });
  const trip = {
    outbound: legOf(outboundOffer, 0, { vehicles: [car, car] }),
    return: legOf(returnOffer),
  };
  const draft = await draftOf(visitor, trip, (customers) => ({
    ...customers,
    outboundVehicles: customers.outboundVehicles.map((vehicle, index) => ({
      ...vehicle,
      driver: index,
      plate: plate('11-11'),
      plateUndecided: index === 1,
    })),
  }));
  const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  return expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
}

/** Holds the draft with another trip and other customers, to be paid at a store where it costs more. */
async function holdWith(
  booked: Reservation,
  trip: (draft: Draft) => Partial<TripChoice>,
  customers: (before: CustomerInput) => Partial<CustomerInput> = () => ({}),
): Promise<HeldChange> {
  const begun = await beginChange(visitor, booked, ['vehicles']);
  const other = await moved(visitor, begun, trip(begun));
  const typed = { ...other.customers, ...customers(begun.customers) };
  const draft = expectStatus(await setCustomers(visitor, other, typed), 200).json<Draft>();
  const quote = await changeQuoteOf(visitor, draft);
  if (quote.payYen === 0) {
    return { draft, quote, held: await heldChange(visitor, booked, draft), method: {} };
  }
  const { id, method } = await choosePaying(visitor, draft.id, { store: 'store_minato' });
  const held = await heldChange(visitor, booked, draft);
  return { draft, quote, held, method: { paymentMethod: method, draftPaymentId: id } };
}
const sayPlate = async (position: number, number: string, id: string) => {
  const { version } = await seen(visitor, id);
  const request = { leg: 'outbound', position, plate: plate(number) };
  const url = `${RESERVATIONS}/${id}/vehicle-plates`;
  return expectStatus(await visitor.put(url, request, ifMatch(version)), 200);
};
/** Without the car at a position. */
const without =
  (position: number) =>
  (draft: Draft): Partial<TripChoice> => {
    const { outbound } = tripOf(draft);
    return { outbound: { ...outbound, vehicles: outbound.vehicles.toSpliced(position, 1) } };
  };
const withoutCar = (position: number) => (before: CustomerInput) => ({
  outboundVehicles: before.outboundVehicles.toSpliced(position, 1),
});

describe('変更した予約のナンバー', () => {
  it('車両がそのまま別の便に移っても、ナンバーは残る', async () => {
    const booked = await bookTwoCars();
    const withReturn = await returnOn(visitor);
    const held = await holdWith(booked, () => withReturn);
    const made = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect(platesOf(made)).toEqual([[said('11-11'), ''], ['函館 300 あ 12-34']]);
  });

  it('1台目をやめると、残る車両はナンバー未定のまま。やめた車両のナンバーにならない', async () => {
    const booked = await bookTwoCars();
    const held = await holdWith(booked, without(0), withoutCar(0));
    const made = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect(platesOf(made)[0]).toEqual(['']);
    expect(made.outbound.vehicles[0]?.plateUndecided).toBe(true);
  });

  it('差額のお支払いを待つ間に届けたナンバーは、変更した後も、その車両のもの', async () => {
    const booked = await bookTwoCars();
    const better = await inCabin(visitor, booked, 1);
    const cabins = better.outbound?.cabins ?? [];
    const held = await holdWith(booked, (draft) => ({
      outbound: { ...tripOf(draft).outbound, cabins },
    }));
    const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect(waits.change?.state).toBe('awaitingPayment');
    await sayPlate(1, '22-22', booked.id);
    await payDifference(server, visitor, waits);
    expect(platesOf(await seen(visitor, booked.id))[0]).toEqual([said('11-11'), said('22-22')]);
  });

  it('1台目を長い車に替えて差額のお支払いを待つ間に、2台目のナンバーを届けると、2台目のものになる', async () => {
    const booked = await bookTwoCars();
    const longer = { ...car, lengthCm: 598 };
    const held = await holdWith(
      booked,
      (draft) => ({ outbound: { ...tripOf(draft).outbound, vehicles: [car, longer] } }),
      ({ outboundVehicles }) => ({
        outboundVehicles: outboundVehicles
          .toReversed()
          .map((each) => (each.driver === 0 ? { ...each, plate: plate('33-33') } : each)),
      }),
    );
    const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect(waits.change?.state).toBe('awaitingPayment');
    await sayPlate(1, '22-22', booked.id);
    await payDifference(server, visitor, waits);
    expect(platesOf(await seen(visitor, booked.id))[0]).toEqual([said('22-22'), said('33-33')]);
  });
});

describe('変更の入力中に、別の画面で直したもの', () => {
  it('ナンバーも連絡先も、変更を確定した後に元に戻らない', async () => {
    const booked = await bookTwoCars();
    const begun = await beginChange(visitor, booked);
    await sayPlate(1, '22-22', booked.id);
    const url = `${RESERVATIONS}/${booked.id}/contact`;
    const { version } = await seen(visitor, booked.id);
    expectStatus(await visitor.put(url, newContact, { ...key(), ...ifMatch(version) }), 200);
    const outdated = await setTrip(visitor, begun, tripOf(begun, await returnOn(visitor)));
    expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    const again = expectStatus(await visitor.get(`${DRAFTS}/${begun.id}`), 200).json<Draft>();
    const draft = await moved(visitor, again, await returnOn(visitor));
    expect(draft.change?.changedParts).toEqual(['returnSailing']);
    const quote = await changeQuoteOf(visitor, draft);
    const held = { draft, quote, held: await heldChange(visitor, booked, draft), method: {} };
    const made = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect(platesOf(made)[0]).toEqual([said('11-11'), said('22-22')]);
    expect(made.representative).toMatchObject({
      email: newContact.email,
      phone: '080-8765-4321',
    });
  });

  it('変更で入れ直した連絡先とナンバーは、そのまま', async () => {
    const booked = await bookTwoCars();
    const begun = await beginChange(visitor, booked, ['contact', 'vehicles']);
    const { customers } = begun;
    const own = {
      ...customers,
      representative: { ...customers.representative, email: 'typed@example.jp' },
      outboundVehicles: customers.outboundVehicles.map((vehicle, index) =>
        index === 1 ? { ...vehicle, plateUndecided: false, plate: plate('44-44') } : vehicle,
      ),
    };
    const typed = expectStatus(await setCustomers(visitor, begun, own), 200).json<Draft>();
    await sayPlate(1, '22-22', booked.id);
    const url = `${RESERVATIONS}/${booked.id}/contact`;
    const { version } = await seen(visitor, booked.id);
    expectStatus(await visitor.put(url, newContact, { ...key(), ...ifMatch(version) }), 200);
    const draft = expectStatus(await visitor.get(`${DRAFTS}/${typed.id}`), 200).json<Draft>();
    expect(draft.version).toBe(typed.version + 1);
    expect(draft.customers).toMatchObject({
      representative: { email: 'typed@example.jp', phone: '080-8765-4321' },
      outboundVehicles: [{}, { plate: plate('44-44') }],
    });
  });
});

it('やめた車両の乗船券は、残る同じ大きさの車両のものにならない', async () => {
  const booked = await bookTwoCars();
  expectStatus(await visitor.get(ticketsOf(booked.id)), 200);
  const ofVehicles = async () => {
    const tickets = server.db.selectFrom('ticket').select(['id', 'subject']);
    const rows = await tickets
      .where('reservation_id', '=', booked.id)
      .where('leg', '=', 'outbound')
      .where('revoked_at', 'is', null)
      .orderBy('subject')
      .execute();
    return rows.filter(({ subject }) => subject.startsWith('v')).map(({ id }) => id);
  };
  const [, second] = await ofVehicles();
  const held = await holdWith(booked, without(0), withoutCar(0));
  expectStatus(await commitChange(visitor, held), 200);
  expect(await ofVehicles()).toEqual([second]);
});
