import type { Draft, SailingSearchResult, TripChoice } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { beginChange, changeQuoteOf, moved, tripOf } from '../support/changing.ts';
import {
  AT_GATE,
  bookThereAndBack,
  gateOf,
  NEXT,
  offerStandBy,
  standBy,
} from '../support/stand-by.ts';
import { guestOf } from '../support/tickets.ts';
import { useTestServer } from '../support/use-server.ts';

// What can still be done with a booking of which a leg was, or is, on stand-by.

const server = useTestServer();
beforeEach(() => offerStandBy(server));

/** The second sailing of the return leg on the day that is booked, in the same cabin. */
async function laterReturn(visitor: Visitor, draft: Draft): Promise<Partial<TripChoice>> {
  const { return: returnLeg } = tripOf(draft);
  if (!returnLeg) throw new Error('It has no return leg');
  const { fromPortId, toPortId } = returnLeg;
  const query = new URLSearchParams({ fromPortId, toPortId, date: '2027-08-05', adults: '2' });
  const found = await visitor.get(`/customer-api/sailings?${query}`);
  const offer = found.json<SailingSearchResult>().sailingOffers[1];
  const cabins = offer?.cabinOffers[0]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such sailing');
  return { return: { ...returnLeg, sailingId: offer.sailing.id, cabins } };
}

describe('別の便に乗った行程', () => {
  it('客室の名前と運賃の時期が違っても、もう一方の行程の変更で差額も払い戻しも生じない', async () => {
    const booked = await bookThereAndBack(await Visitor.arrive(server.app));
    const { id, reservationNumber } = booked;
    // As if the vessel that was booked called the same cabin otherwise.
    await sql`update reservation set sale = jsonb_set(sale, '{fares,outbound,cabins,0,cabinTypeName}', '"桟敷席"')
      where id = ${id}`.execute(server.db);
    await sql`update sailing set fare_period = case fare_period when 'A' then 'C' else 'A' end
      where id = ${NEXT}`.execute(server.db);
    await standBy(server, booked);
    server.clock.set(AT_GATE);
    const taken = await gateOf(server)(`stand-by ${reservationNumber} --sailing ${NEXT}`);
    expect([taken.exitCode, taken.text]).toEqual([0, expect.any(String)]);
    const guest = await guestOf(server, id);
    const draft = await beginChange(guest, booked);
    const quote = await changeQuoteOf(
      guest,
      await moved(guest, draft, await laterReturn(guest, draft)),
    );
    expect(quote).toMatchObject({
      newYen: booked.quote.totalYen,
      payYen: quote.fee.feeYen,
      refundYen: 0,
    });
  });
});
