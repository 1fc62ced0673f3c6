import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import {
  book,
  commit,
  expectStatus,
  GUEST_SESSIONS,
  holdDraft,
  ifMatch,
  RESERVATIONS,
} from '../support/booking.ts';
import { draftOf, roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const plate = { place: '函館', classNumber: '３００', kana: 'ア', number: '12-34' };
const put = ({ id, version }: Reservation, more: object = {}, who: Visitor = visitor) =>
  who.put(
    `${RESERVATIONS}/${id}/vehicle-plates`,
    { leg: 'outbound', position: 0, plate, ...more },
    ifMatch(version),
  );
const platesOf = ({ outbound, return: returnLeg }: Reservation) =>
  [outbound, returnLeg].map((leg) =>
    leg?.vehicles.map((each) => [each.plateUndecided, each.plate]),
  );

/** Out and returnLeg with a car whose plate is not known yet. */
async function holdWithoutPlate(): Promise<Reservation> {
  const draft = await draftOf(visitor, await roundTrip(visitor), (customers) => ({
    ...customers,
    outboundVehicles: customers.outboundVehicles.map((each) => ({ ...each, plateUndecided: true })),
    returnVehicles: customers.returnVehicles.map((each) => ({ ...each, plateUndecided: true })),
  }));
  return expectStatus(await holdDraft(visitor, draft), 201).json();
}

describe('the number plate of a reserved vehicle', () => {
  it('can be said later, for each leg, and stays with the same fare', async () => {
    const held = await holdWithoutPlate();
    expect((await put(held)).json().code).toBe('RESERVATION_STATE');
    const booked = expectStatus(await commit(visitor, held), 200).json<Reservation>();
    expect(platesOf(booked)).toEqual([[[true, '']], [[true, '']]]);
    const response = expectStatus(await put(booked), 200);
    const changed = response.json<Reservation>();
    expect(response.headers.etag).toBe(`"${booked.version + 1}"`);
    expect(platesOf(changed)).toEqual([[[false, '函館 300 あ 12-34']], [[true, '']]]);
    expect(changed.quote).toEqual(booked.quote);
    expect(changed.history.at(-1)).toMatchObject({ event: 'plateSet', by: 'customer' });
    const again = expectStatus(await put(changed), 200).json<Reservation>();
    expect([again.version, again.history]).toEqual([changed.version, changed.history]);
    // The page of another tab is out of date.
    expect((await put(booked, { leg: 'return' })).json().code).toBe('VERSION_CONFLICT');
    const ofReturn = expectStatus(await put(changed, { leg: 'return' }), 200).json<Reservation>();
    const seen = expectStatus(await visitor.get(`${RESERVATIONS}/${ofReturn.id}`), 200);
    expect(platesOf(seen.json())).toEqual([
      [[false, '函館 300 あ 12-34']],
      [[false, '函館 300 あ 12-34']],
    ]);
    server.clock.set(booked.outbound.sailing.departureAt);
    const guest = await Visitor.arrive(server.app);
    const { reservationNumber } = booked;
    const lookUp = { reservationNumber, contactKind: 'phone', contact: '090-1234-5678' };
    expectStatus(await guest.post(GUEST_SESSIONS, lookUp), 201);
    expect((await put(ofReturn, {}, guest)).json().code).toBe('RESERVATION_STATE');
    expectStatus(await put(ofReturn, { leg: 'return' }, guest), 200);
  });

  it('is refused with the part that is wrong, and for what has no plate or is not there', async () => {
    const held = await holdWithoutPlate();
    const booked = expectStatus(await commit(visitor, held), 200).json<Reservation>();
    const errorsOf = async (more: object) =>
      expectStatus(await put(booked, more), 422).json().errors;
    expect(await errorsOf({ plate: { ...plate, kana: 'お' } })).toEqual({
      'plate.kana': ['INVALID_CHARACTER'],
    });
    expect(await errorsOf({ plate: { ...plate, number: '' } })).toEqual({
      'plate.number': ['REQUIRED'],
    });
    expect(await errorsOf({ position: 1 })).toEqual({ position: ['NOT_AVAILABLE'] });
    expect(expectStatus(await put(await book(visitor)), 422).json().errors).toEqual({
      position: ['NOT_AVAILABLE'],
    });
    const other = await Visitor.arrive(server.app);
    expect((await put(booked, {}, other)).json().code).toBe('NOT_FOUND');
  });
});
