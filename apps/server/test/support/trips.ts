import type {
  CustomerInput,
  Draft,
  FareQuote,
  LegChoice,
  SailingOffer,
  SailingSearchResult,
  TripChoice,
  VehicleChoice,
} from '@ferry/api/customer-server';
import type { Visitor } from './api.ts';
import { DRAFTS, expectStatus, ifMatch } from './booking.ts';

export const car: VehicleChoice = {
  vehicleTypeId: 'veh_car',
  lengthCm: 469,
  heightCm: 155,
  loadedLengthCm: null,
};
const family = { adults: 2, children: 1, infants: 0, babies: 0 };
const OUTBOUND = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
const RETURN = { fromPortId: 'port_nagiura', toPortId: 'port_shiomi' };

/** The sailings of a day over the strait for the family and its car. */
export async function searchStrait(
  visitor: Visitor,
  { isReturn = false, date = '2027-08-02', more = {} as Record<string, string> } = {},
): Promise<SailingOffer[]> {
  const query = new URLSearchParams({
    ...(isReturn ? RETURN : OUTBOUND),
    date,
    adults: '2',
    children: '1',
    vehicles: 'veh_car:469:155',
    ...more,
  });
  const found = expectStatus(await visitor.get(`/customer-api/sailings?${query}`), 200);
  return found.json<SailingSearchResult>().sailingOffers;
}

export function legOf(offer: SailingOffer | undefined, cabin = 0, more: Partial<LegChoice> = {}) {
  const cabins = offer?.cabinOffers[cabin]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such offer');
  const { id, fromPort, toPort } = offer.sailing;
  return {
    sailingId: id,
    fromPortId: fromPort.id,
    toPortId: toPort.id,
    party: family,
    vehicles: [car],
    cabins,
    pets: [],
    meals: [],
    ...more,
  };
}

/** Out on 2 August at 6:40 and back a week later, with the car. */
export async function roundTrip(visitor: Visitor, cabin = 0): Promise<TripChoice> {
  const [outboundOffer] = await searchStrait(visitor);
  const [returnOffer] = await searchStrait(visitor, { isReturn: true, date: '2027-08-09' });
  return { outbound: legOf(outboundOffer, cabin), return: legOf(returnOffer) };
}

export async function quoteOf(visitor: Visitor, trip: TripChoice): Promise<FareQuote> {
  return expectStatus(await visitor.post('/customer-api/fare-quotes', trip), 200).json();
}

/** Complete customers for a draft: each passenger has a name, the first adult drives. */
export function completed({ customers }: Draft): CustomerInput {
  const name = {
    familyName: '山田',
    givenName: '花子',
    familyNameKana: 'ヤマダ',
    givenNameKana: 'ハナコ',
  };
  const ages = { adult: '42', child: '9', infant: '3', baby: '0' };
  const vehicle = {
    driver: 0,
    model: 'カローラ',
    plateUndecided: false,
    plate: { place: '函館', classNumber: '３００', kana: 'ア', number: '12-34' },
    isLow: false,
  };
  return {
    ...customers,
    representative: {
      ...customers.representative,
      ...name,
      phone: '090-1234-5678',
      email: 'hanako@example.jp',
    },
    passengers: customers.passengers.map((passenger) => ({
      ...passenger,
      ...name,
      sex: 'female',
      age: ages[passenger.passengerClass],
      city: '汐見市',
      emergencySupport: 'none',
    })),
    outboundVehicles: customers.outboundVehicles.map(() => vehicle),
    returnVehicles: customers.returnVehicles.map(() => vehicle),
  };
}

/** A draft of the trip with customers, ready to be held. */
export async function draftOf(
  visitor: Visitor,
  trip: TripChoice,
  change: (customers: CustomerInput) => CustomerInput = (customers) => customers,
): Promise<Draft> {
  const draft = expectStatus(await visitor.post(DRAFTS, trip), 201).json<Draft>();
  const url = `${DRAFTS}/${draft.id}/customers`;
  const saved = await visitor.put(url, change(completed(draft)), ifMatch(draft.version));
  return expectStatus(saved, 200).json<Draft>();
}
