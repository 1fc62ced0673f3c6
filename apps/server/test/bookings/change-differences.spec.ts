import type {
  ChangeDifferences,
  Draft,
  LegChoice,
  LegName,
  Reservation,
  SailingOffer,
  SailingSearchResult,
} from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DRAFTS, expectStatus } from '../support/booking.ts';
import { bookFamily, comeBack } from '../support/cancelling.ts';
import { buyBicycles } from '../support/changed-purchases.ts';
import { beginChange, changeQuoteOf, moved, tripOf } from '../support/changing.ts';
import { bookBetter, change, returnOn } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { withFree } from '../support/stand-by.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const CAR = 'veh_car:469:155';

type Query = Record<string, string>;

interface Asked {
  draft: Draft;
  leg: LegName;
  /** First and last day. */
  days: [from: string, until: string];
  /** The party and what travels with it, as a search has them. */
  query: Query;
}

async function differencesOf(
  who: typeof visitor,
  { draft, leg, days: [from, until], query }: Asked,
): Promise<ChangeDifferences> {
  const search = new URLSearchParams({ leg, from, until, ...query });
  return expectStatus(
    await who.get(`${DRAFTS}/${draft.id}/change-differences?${search}`),
    200,
  ).json();
}

/** The sailings of a day as the page of the leg finds them. */
async function offersOn(
  who: typeof visitor,
  { draft, leg, query }: Asked,
  date: string,
): Promise<SailingOffer[]> {
  const { fromPortId, toPortId } = draft.outbound.choice;
  const ports =
    leg === 'outbound' ? { fromPortId, toPortId } : { fromPortId: toPortId, toPortId: fromPortId };
  const search = new URLSearchParams({
    ...ports,
    date,
    ...query,
    changeOf: draft.change?.reservationId ?? '',
    ...(leg === 'return' && { outboundSailingId: draft.outbound.choice.sailingId }),
    ...(draft.partnerTicket && { partnerTicketId: draft.partnerTicket.partnerTicketId }),
  });
  const found = expectStatus(await who.get(`/customer-api/sailings?${search}`), 200);
  return found.json<SailingSearchResult>().sailingOffers;
}

const count = (query: Query, of: string) => Number(query[of] ?? 0);

/** The leg as its page sends it. */
function choiceOf(
  { draft, leg, query }: Asked,
  { sailing }: SailingOffer,
  cabins: LegChoice['cabins'],
): LegChoice {
  const last = draft[leg]?.choice ?? draft.change?.booked[leg];
  const [adults, children] = [count(query, 'adults'), count(query, 'children')];
  return {
    sailingId: sailing.id,
    fromPortId: sailing.fromPort.id,
    toPortId: sailing.toPort.id,
    party: { adults, children, infants: 0, babies: 0 },
    vehicles: query.vehicles
      ? [{ vehicleTypeId: 'veh_car', lengthCm: 469, heightCm: 155, loadedLengthCm: null }]
      : [],
    cabins,
    pets: [],
    meals: last?.meals ?? [],
  };
}

/** Chooses each cabin and asks for its quote. @returns the differences that were compared */
async function expectAsQuoted(who: typeof visitor, asked: Asked): Promise<number[]> {
  const { days } = await differencesOf(who, asked);
  let { draft } = asked;
  const compared: number[] = [];
  for (const { date, sailings } of days) {
    const offers = await offersOn(who, asked, date);
    expect(sailings.map(({ sailingId }) => sailingId)).toEqual(
      offers.map(({ sailing }) => sailing.id),
    );
    for (const { sailingId, cabins } of sailings) {
      const offer = offers.find(({ sailing }) => sailing.id === sailingId);
      for (const { cabinTypeId, differenceYen, privateDifferenceYen } of cabins) {
        const cabin = offer?.cabinOffers.find(({ cabinType }) => cabinType.id === cabinTypeId);
        if (!offer || !cabin) throw new Error('A difference of what is not on offer');
        const quoted = async (privateUse: boolean) => {
          const chosen = cabin.cabins.map((each) => ({ ...each, privateUse }));
          const leg = choiceOf(asked, offer, chosen);
          draft = await moved(who, draft, { [asked.leg]: leg });
          const { isPaid, payYen, refundYen, dueYen, previousYen, waivedBeforeYen } =
            await changeQuoteOf(who, draft);
          return isPaid ? payYen - refundYen : dueYen - (previousYen - waivedBeforeYen);
        };
        expect(differenceYen, `${sailingId} ${cabinTypeId}`).toBe(await quoted(false));
        compared.push(differenceYen);
        if (privateDifferenceYen === null || cabin.cabins.length !== 1) continue;
        expect(privateDifferenceYen, `${cabinTypeId} alone`).toBe(await quoted(true));
        compared.push(privateDifferenceYen);
      }
    }
  }
  expect(compared.length).toBeGreaterThan(0);
  return compared;
}

const family = { adults: '2', children: '1', vehicles: CAR };
const paid = () => bookFamily(visitor, { card: CARDS.frictionless });
const some = (yen: readonly number[], of: (each: number) => boolean) => yen.filter(of).length;

describe('変更で選べる便と客室の差額', () => {
  it('復路のどの日のどの客室でも、選んだあとの見積もりと1円まで同じで、予約した客室には差額がない', async () => {
    const booked = await bookBetter(visitor, { card: CARDS.frictionless });
    const draft = await beginChange(visitor, booked);
    const asked: Asked = {
      draft,
      leg: 'return',
      days: ['2027-08-09', '2027-08-09'],
      query: family,
    };
    const { days } = await differencesOf(visitor, asked);
    const own = days[0]?.sailings.find(({ sailingId }) => sailingId === booked.return?.sailing.id);
    expect(own?.cabins[1]).toMatchObject({ differenceYen: 0 });
    expect(days[0]?.differenceYen).toBe(0);
    const compared = await expectAsQuoted(visitor, asked);
    expect(compared.length).toBeGreaterThan(5);
    expect(some(compared, (yen) => yen > 0)).toBeGreaterThan(0);
    expect(some(compared, (yen) => yen < 0)).toBeGreaterThan(0);
  });

  it('往路で人数を減らすときは、減らす分の取消手数料を含む', async () => {
    const draft = await beginChange(visitor, await paid(), ['passengers']);
    const query = { ...family, adults: '1' };
    await expectAsQuoted(visitor, {
      draft,
      leg: 'outbound',
      days: ['2027-08-02', '2027-08-02'],
      query,
    });
  });

  it('2回目の変更では、変更手数料を含む', async () => {
    const booked = await change(visitor, await paid(), await returnOn(visitor));
    const draft = await beginChange(visitor, booked);
    await expectAsQuoted(visitor, {
      draft,
      leg: 'return',
      days: ['2027-08-12', '2027-08-12'],
      query: family,
    });
  });

  it('お支払い前の予約では、請求額の差', async () => {
    const draft = await beginChange(visitor, await bookFamily(visitor));
    await expectAsQuoted(visitor, {
      draft,
      leg: 'return',
      days: ['2027-08-10', '2027-08-10'],
      query: { adults: '3', vehicles: CAR },
    });
  });

  it('復路のない下書きでは、加える復路の額', async () => {
    const booked = await paid();
    const begun = await beginChange(visitor, booked);
    const draft = await moved(visitor, begun, { return: null });
    await expectAsQuoted(visitor, {
      draft,
      leg: 'return',
      days: ['2027-08-09', '2027-08-09'],
      query: family,
    });
  });

  it('欠航した往路の代わりの便では、同じ等級の差額がない', async () => {
    const booked = await paid();
    const { id } = booked.outbound.sailing;
    const sail = (status: string) =>
      sql`update sailing set status = ${status} where id = ${id}`.execute(server.db);
    await sail('cancelled');
    try {
      const draft = await beginChange(visitor, booked, ['outboundSailing']);
      const asked: Asked = {
        draft,
        leg: 'outbound',
        days: ['2027-08-03', '2027-08-03'],
        query: family,
      };
      const { days } = await differencesOf(visitor, asked);
      expect(days.map(({ differenceYen }) => differenceYen)).toEqual([0]);
      await expectAsQuoted(visitor, asked);
    } finally {
      await sail('scheduled');
    }
  });

  it('提携きっぷの購入でも、選んだあとの見積もりと同じ', async () => {
    const draft = await beginChange(visitor, await buyBicycles(visitor), ['outboundSailing']);
    await expectAsQuoted(visitor, {
      draft: await moved(visitor, draft, tripOf(draft)),
      leg: 'outbound',
      days: ['2027-08-02', '2027-08-03'],
      query: { adults: '2' },
    });
  });

  it('ほかの行程と合わない便には差額がなく、空きのない客室は日の差額にならない', async () => {
    const booked = await paid();
    const draft = await beginChange(visitor, booked, ['outboundSailing']);
    const after = booked.return?.sailing.date ?? '';
    const { days } = await differencesOf(visitor, {
      draft,
      leg: 'outbound',
      days: [after, after],
      query: family,
    });
    const late = days[0]?.sailings.at(-1);
    expect([late?.differenceYen, late?.cabins]).toEqual([null, []]);
    const query = {
      leg: 'outbound' as const,
      days: ['2027-08-03', '2027-08-03'] as [string, string],
    };
    const sailingsOn = async () =>
      (await differencesOf(visitor, { draft, ...query, query: family })).days[0]?.sailings ?? [];
    const [free] = await sailingsOn();
    const [full] = await withFree(server, free?.sailingId ?? '', 0, sailingsOn);
    expect(free?.differenceYen).not.toBeNull();
    expect(full).toEqual({ ...free, differenceYen: null });
  });

  it('予約を見られない人と、新しい予約の下書きには答えず、32日は長すぎる', async () => {
    const booked: Reservation = await paid();
    const draft = await beginChange(visitor, booked);
    const url = (id: string, until: string) =>
      `${DRAFTS}/${id}/change-differences?leg=return&from=2027-08-01&until=${until}&adults=2`;
    const other = await comeBack(server, await paid());
    const statusOf = async (who: typeof visitor, id: string, until = '2027-08-01') =>
      (await who.get(url(id, until))).statusCode;
    expect(await statusOf(other, draft.id)).toBe(404);
    expect(await statusOf(visitor, booked.draftId ?? '')).toBe(404);
    expect(await statusOf(visitor, draft.id, '2027-09-01')).toBe(422);
    expect(await statusOf(visitor, draft.id, '2027-08-31')).toBe(200);
  });
});
