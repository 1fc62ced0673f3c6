import type { Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DRAFTS, holdDraft, ifMatch } from '../support/booking.ts';
import { car, draftOf, legOf, quoteOf, roundTrip, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const holdOf = (draft: Draft) => holdDraft(visitor, draft);
const codeOf = async (draft: Draft) => {
  const { statusCode, body } = await holdOf(draft);
  return [statusCode, JSON.parse(body).code, JSON.parse(body).leg];
};
const reservations = async () =>
  (await server.db.selectFrom('reservation').select('id').execute()).length;

/** Leaves so much of a pool of a sailing. @returns puts everything back */
async function leave(sailingId: string, poolId: string, left: number) {
  const before = await server.db
    .selectFrom('leg_inventory')
    .selectAll()
    .where('sailing_id', '=', sailingId)
    .execute();
  await sql`update leg_inventory l set
      free[p.position] = l.free[p.position] - (l.free[p.position] - ${left}::int),
      capacity[p.position] = l.capacity[p.position] - (l.free[p.position] - ${left}::int)
    from sailing s, unnest(s.pool_ids) with ordinality as p(id, position)
    where s.id = ${sailingId} and l.sailing_id = s.id and p.id = ${poolId}`.execute(server.db);
  return async () => {
    for (const { leg, capacity, free } of before) {
      await server.db
        .updateTable('leg_inventory')
        .set({ capacity, free })
        .where('sailing_id', '=', sailingId)
        .where('leg', '=', leg)
        .execute();
    }
  };
}

describe('車両のある往復', () => {
  it('見積もり、下書き、仮予約の額は1円まで同じで、両方の便から席と積載枠を確保する', async () => {
    const trip = await roundTrip(visitor);
    const quote = await quoteOf(visitor, trip);
    expect(quote).toMatchObject({
      outbound: { totalYen: 26_580 },
      return: { totalYen: 24_000 },
      totalYen: 50_580,
      undiscountedYen: 53_160,
    });
    const draft = await draftOf(visitor, trip);
    expect(draft).toMatchObject({ quote, nextStep: 'paymentInput', problems: {} });
    const response = await holdOf(draft);
    const held = response.json<Reservation>();
    expect([response.statusCode, held.quote]).toEqual([201, quote]);
    expect(held.outbound.vehicles[0]).toMatchObject({
      className: '4m以上5m未満',
      driver: 0,
      plate: '函館 300 あ 12-34',
    });
    const taken = await server.db
      .selectFrom('reservation_leg')
      .select(['leg', 'pools'])
      .where('reservation_id', '=', held.id)
      .orderBy('leg')
      .execute();
    expect(taken).toEqual([
      {
        leg: 'outbound',
        pools: [
          { poolId: 'pool_shiokaze_standard', quantity: 3 },
          { poolId: 'pool_shiokaze_vehicles', quantity: 499 },
        ],
      },
      {
        leg: 'return',
        pools: [
          { poolId: 'pool_namikaze_standard', quantity: 3 },
          { poolId: 'pool_namikaze_vehicles', quantity: 499 },
        ],
      },
    ]);
  });

  it('取消の手数料は、往路と復路、乗船者と車両を、それぞれの出発から数える', async () => {
    const draft = await draftOf(visitor, await roundTrip(visitor));
    const firsts = ({ cancellationTerms }: Pick<Draft, 'cancellationTerms'>) =>
      cancellationTerms.filter(({ percent }) => percent === 0);
    const expected = [
      { leg: 'outbound', item: 'fare', until: '2027-07-27T00:00:00+09:00', minimumYen: 200 },
      { leg: 'outbound', item: 'vehicle', until: '2027-07-27T00:00:00+09:00', minimumYen: 0 },
      { leg: 'return', item: 'fare', until: '2027-08-03T00:00:00+09:00', minimumYen: 200 },
      { leg: 'return', item: 'vehicle', until: '2027-08-03T00:00:00+09:00', minimumYen: 0 },
    ];
    expect(firsts(draft)).toMatchObject(expected);
    expect(firsts((await holdOf(draft)).json<Reservation>())).toMatchObject(expected);
  });

  it('復路の積載枠が足りなければ、往路も確保しない', async () => {
    const trip = await roundTrip(visitor);
    const draft = await draftOf(visitor, trip);
    const before = await reservations();
    const restore = await leave(trip.return?.sailingId ?? '', 'pool_namikaze_vehicles', 498);
    expect(await codeOf(draft)).toEqual([409, 'DECK_FULL', 'return']);
    expect(await reservations()).toBe(before);
    const seen = (await visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    expect(seen.return).toMatchObject({ availability: 'full', deckAvailability: 'full' });
    expect(seen.outbound.availability).toBe('available');
    await restore();
  });

  it('復路だけ人数と車両を変えられ、乗らない人の客室はnullになる', async () => {
    const trip = await roundTrip(visitor);
    const party = { adults: 1, children: 0, infants: 0, babies: 0 };
    if (trip.return) {
      const [cabin] = trip.return.cabins;
      trip.return = {
        ...trip.return,
        party,
        vehicles: [],
        cabins: cabin ? [{ ...cabin, party }] : [],
      };
    }
    const draft = await draftOf(visitor, trip);
    expect(
      draft.customers.passengers.map((each) => [each.outboundCabin, each.returnCabin]),
    ).toEqual([
      [0, 0],
      [0, null],
      [0, null],
    ]);
    expect((await holdOf(draft)).statusCode).toBe(201);
  });

  it('復路を加え、なくすと、入力を残したまま下書きが変わる', async () => {
    const { outbound, return: returnLeg } = await roundTrip(visitor);
    const draft = await draftOf(visitor, { outbound, return: null });
    const url = `${DRAFTS}/${draft.id}/trip`;
    const both = await visitor.put(url, { outbound, return: returnLeg }, ifMatch(draft.version));
    const added = both.json<Draft>();
    expect(added.customers.outboundVehicles).toEqual(draft.customers.outboundVehicles);
    expect(added.problems).toEqual(
      expect.objectContaining({ 'returnVehicles.0.driver': ['REQUIRED'] }),
    );
    const one = await visitor.put(url, { outbound, return: null }, ifMatch(added.version));
    expect(one.json<Draft>()).toMatchObject({ return: null, customers: draft.customers });
  });

  it('往路を指定した復路の検索は、往復割引の額と期限を返し、間に合わない便を選べないとする', async () => {
    const [outboundOffer] = await searchStrait(visitor);
    const more = { outboundSailingId: outboundOffer?.sailing.id ?? '' };
    const sameDay = await searchStrait(visitor, { isReturn: true, more });
    expect(
      sameDay.map(({ sailing, availability }) => [sailing.departureTime, availability]),
    ).toEqual([
      ['6:40', 'unsuitable'],
      ['11:20', 'available'],
      ['16:00', 'available'],
      ['20:40', 'available'],
    ]);
    expect(sameDay[1]?.cabinOffers[0]).toMatchObject({
      totalYen: 24_000,
      undiscountedYen: 26_580,
      discounts: [{ discountId: 'dis_return', name: '往復割引' }],
    });
  });
});

describe('断られる旅程', () => {
  const refused = async (change: (trip: TripChoice) => void) => {
    const trip = await roundTrip(visitor);
    change(trip);
    const { statusCode, body } = await visitor.post('/customer-api/fare-quotes', trip);
    const { code, errors } = JSON.parse(body);
    return [statusCode, code, errors];
  };
  const vehicle = (more: object) => (trip: TripChoice) => {
    trip.outbound.vehicles = [{ ...car, ...more }];
  };

  it.each<[string, (trip: TripChoice) => void, string, object]>([
    [
      '12m以上の車両',
      vehicle({ lengthCm: 1200 }),
      'VEHICLE_TOO_LONG',
      { 'outbound.vehicles.0.lengthCm': ['VEHICLE_TOO_LONG'] },
    ],
    [
      'けん引を含めて12m以上の車両',
      vehicle({ loadedLengthCm: 1200 }),
      'VEHICLE_TOO_LONG',
      { 'outbound.vehicles.0.lengthCm': ['VEHICLE_TOO_LONG'] },
    ],
    [
      '船に入らない高さ',
      vehicle({ heightCm: 381 }),
      'VEHICLE_TOO_HIGH',
      { 'outbound.vehicles.0.heightCm': ['VEHICLE_TOO_HIGH'] },
    ],
    [
      '電話で受け付ける種類',
      vehicle({ vehicleTypeId: 'veh_other' }),
      'VEHICLE_TYPE_PHONE_ONLY',
      { 'outbound.vehicles.0.vehicleTypeId': ['PHONE_ONLY'] },
    ],
    [
      '長さのない乗用車',
      vehicle({ lengthCm: null }),
      'VALIDATION_FAILED',
      { 'outbound.vehicles.0.lengthCm': ['REQUIRED'] },
    ],
    [
      '全長より短い積載',
      vehicle({ loadedLengthCm: 468 }),
      'VALIDATION_FAILED',
      { 'outbound.vehicles.0.loadedLengthCm': ['OUT_OF_RANGE'] },
    ],
    [
      '大人より多い車両',
      (trip) => {
        trip.outbound.vehicles = [car, car, car];
      },
      'VALIDATION_FAILED',
      { 'outbound.vehicles': ['TOO_MANY_VEHICLES'] },
    ],
    [
      '客室の人数の和が違う',
      (trip) => {
        trip.outbound.cabins = [];
        trip.outbound.cabins.push(
          ...(trip.return?.cabins ?? []).map((each) => ({
            ...each,
            party: { ...each.party, children: 0 },
          })),
        );
      },
      'CAPACITY_MISMATCH',
      { 'outbound.cabins': ['CAPACITY_MISMATCH'] },
    ],
    [
      '往路の到着前の復路',
      (trip) => {
        if (trip.return) trip.return.sailingId = 'sail_strait-back-0640_20270802';
      },
      'VALIDATION_FAILED',
      { 'return.sailingId': ['RETURN_TOO_EARLY'] },
    ],
    [
      '往路と同じ区間の復路',
      (trip) => {
        const sailingId = trip.outbound.sailingId.replace('20270802', '20270809');
        trip.return = { ...trip.outbound, sailingId };
      },
      'VALIDATION_FAILED',
      { 'return.fromPortId': ['NOT_AVAILABLE'] },
    ],
    [
      '知らない割引',
      (trip) => {
        trip.discountRequests = [
          { passenger: 0, discountId: 'dis_unknown', disabilityClass: null, carer: null },
        ];
      },
      'VALIDATION_FAILED',
      { 'discountRequests.0.discountId': ['NOT_AVAILABLE'] },
    ],
  ])('%s', async (_, change, code, errors) => {
    expect(await refused(change)).toEqual([422, code, errors]);
  });

  it.each([
    [499, '4m以上5m未満'],
    [500, '5m以上6m未満'],
  ])('長さ%icmは%sの運賃', async (lengthCm, name) => {
    const trip = await roundTrip(visitor);
    trip.outbound.vehicles = [{ ...car, lengthCm }];
    const { lines } = await quoteOf(visitor, trip);
    expect(lines.find(({ ruleId }) => ruleId === 'vehicle.fare')?.label).toContain(name);
  });
});

describe('お客様情報と旅程', () => {
  it('女性専用の客室に男性がいれば、仮予約できない', async () => {
    const [outboundOffer] = await searchStrait(visitor);
    const cabin =
      outboundOffer?.cabinOffers.findIndex(({ cabinType }) => cabinType.isWomenOnly) ?? -1;
    const trip = { outbound: legOf(outboundOffer, cabin), return: null };
    const draft = await draftOf(visitor, trip, (customers) => ({
      ...customers,
      passengers: customers.passengers.map((each, index) =>
        index === 1 ? { ...each, sex: 'male' as const } : each,
      ),
    }));
    expect(draft.problems).toEqual({ 'passengers.1.sex': ['WOMEN_ONLY'] });
    expect(await codeOf(draft)).toEqual([422, 'WOMEN_ONLY', undefined]);
  });

  it('運転者のいない車両は、仮予約できない', async () => {
    const draft = await draftOf(visitor, await roundTrip(visitor), (customers) => ({
      ...customers,
      outboundVehicles: customers.outboundVehicles.map((each) => ({ ...each, driver: null })),
    }));
    expect(await codeOf(draft)).toEqual([422, 'DRIVER_MISSING', undefined]);
  });

  it('小人は学生割引を申し込めない', async () => {
    const { outbound } = await roundTrip(visitor);
    const trip = { outbound: { ...outbound, vehicles: [] }, return: null };
    const blank = { certificate: '' as const, disabilityClass: '' as const, carer: null };
    const draft = await draftOf(visitor, trip, (customers) => ({
      ...customers,
      passengers: customers.passengers.map((each) => ({
        ...each,
        discount: { discountId: 'dis_student', ...blank },
      })),
    }));
    const children = draft.customers.passengers.flatMap(({ passengerClass }, index) =>
      passengerClass === 'child' ? [`passengers.${index}.discount.discountId`] : [],
    );
    expect(children).toHaveLength(1);
    expect(draft.problems).toEqual(
      Object.fromEntries(children.map((field) => [field, ['NOT_AVAILABLE']])),
    );
  });

  it('障がい者割引は、区分、手帳、同意がそろうまで仮予約できず、介護者も半額になる', async () => {
    const discount = {
      discountId: 'dis_disabled',
      certificate: 'physical' as const,
      disabilityClass: 'class1' as const,
      carer: 0,
    };
    const { outbound } = await roundTrip(visitor);
    const trip = { outbound: { ...outbound, vehicles: [] }, return: null };
    const draft = await draftOf(visitor, trip, (customers) => ({
      ...customers,
      passengers: customers.passengers.map((each, index) =>
        index === 1 ? { ...each, discount } : each,
      ),
    }));
    expect(draft.problems).toEqual({ sensitiveDataConsent: ['NOT_ACCEPTED'] });
    expect(draft.quote.totalYen).toBe(12_300 - 4800);
    const agreed = { ...draft.customers, sensitiveDataConsent: true };
    const url = `${DRAFTS}/${draft.id}/customers`;
    const saved = (await visitor.put(url, agreed, ifMatch(draft.version))).json<Draft>();
    expect((await holdOf(saved)).statusCode).toBe(201);
  });

  it('運賃が変わった後の仮予約は、新しい額を示して断り、古い額では受け付けない', async () => {
    const draft = await draftOf(visitor, await roundTrip(visitor));
    const add = (yen: number) =>
      sql`update vehicle_fare set yen = yen + ${yen} where route_id = 'route_strait'`.execute(
        server.db,
      );
    await add(1000);
    const { statusCode, body } = await holdOf(draft);
    expect([statusCode, JSON.parse(body)]).toEqual([
      409,
      expect.objectContaining({
        code: 'PRICE_CHANGED',
        previousTotalYen: 50_580,
        currentTotalYen: 50_580 + 1000 + 900,
      }),
    ]);
    await add(-1000);
    expect((await holdOf(draft)).statusCode).toBe(201);
  });

  it('選んだ客室タイプがなくなっても、下書きは見え、入力を残したまま選び直せる', async () => {
    const trip = await roundTrip(visitor);
    const draft = await draftOf(visitor, trip);
    const { cabin_types } = await server.db
      .selectFrom('vessel')
      .select('cabin_types')
      .where('id', '=', 'ves_shiokaze')
      .executeTakeFirstOrThrow();
    const setTypes = (types: typeof cabin_types) =>
      server.db
        .updateTable('vessel')
        .set({ cabin_types: JSON.stringify(types) })
        .where('id', '=', 'ves_shiokaze')
        .execute();
    await setTypes(cabin_types.filter(({ id }) => id !== 'cab_shiokaze_standard'));
    const seen = (await visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    expect(seen).toMatchObject({
      quote: draft.quote,
      customers: draft.customers,
      outbound: { availability: 'unsuitable', sailing: draft.outbound.sailing },
    });
    const { statusCode, body } = await holdOf(seen);
    expect([statusCode, JSON.parse(body).code]).toEqual([409, 'CABIN_SOLD_OUT']);
    await setTypes(cabin_types);
  });
});
