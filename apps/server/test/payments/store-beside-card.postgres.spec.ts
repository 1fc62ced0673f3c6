import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectStatus } from '../support/booking.ts';
import { findBroken } from '../support/find-broken.ts';
import { once, without } from '../support/guards.ts';
import { deliverEvents, pass } from '../support/payment-work.ts';
import { countWaiting } from '../support/postgres.ts';
import {
  CARD_STAYS,
  expectPaidOnce,
  giveBackToAccount,
  type Met,
  NOT_CHARGED,
  paidAtStore,
  paymentsOf,
  STORE_STAYS,
  settle,
} from '../support/store-and-card.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// What a store has taken and a card that is charged meet, in each order; the one that comes second
// goes back: the card's by the provider, the store's to an account.

const server = usePostgresServer({ processes: 2 });
const ROUNDS = 6;
const MINUTE = 60_000;

/** Until it has ended, or waits for what another transaction has locked. */
async function hasMet(work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  const waiting = async () => isOver || (await countWaiting(server.db)) > 0;
  await expect.poll(waiting, { interval: 5, timeout: MINUTE / 2 }).toBe(true);
}

type Charge = typeof server.services.payments.charge;

/** What happens when the card's call comes to the provider. */
function atCharge(happens: (call: () => ReturnType<Charge>) => ReturnType<Charge>): void {
  const { payments } = server.services;
  const charge = payments.charge.bind(payments);
  vi.spyOn(payments, 'charge').mockImplementationOnce((request) => happens(() => charge(request)));
}

/** The event is settled while the card's settlement has the reservation. */
async function cardIsFirst(): Promise<Met> {
  const asked = await paidAtStore(server);
  let event: Promise<unknown> | undefined;
  atCharge(async (call) => {
    const charge = await call();
    once('settling', () => {
      event = deliverEvents(server);
      return hasMet(event);
    });
    return charge;
  });
  const response = await asked.pay();
  await event;
  return { ...asked, response };
}

/** The card is charged and settled while the event's settlement has the reservation. */
async function storeIsFirst(): Promise<Met> {
  const asked = await paidAtStore(server);
  let event: Promise<unknown> | undefined;
  let paying: Promise<Met['response']> | undefined;
  atCharge(async (call) => {
    const hasReservation = new Promise<void>((resolve) => {
      once('settling', () => {
        resolve();
        return hasMet(paying as Promise<unknown>);
      });
    });
    event = deliverEvents(server);
    await hasReservation;
    return call();
  });
  paying = asked.pay();
  const response = await paying;
  await event;
  return { ...asked, response };
}

/** The guards off: no lock, and no index behind it. @returns the rows that show it */
async function chargedTwice(meet: () => Promise<Met>) {
  await sql`drop index payment_one_captured`.execute(server.db);
  try {
    await without('settlementLock', meet);
    return (await findBroken(server.db)).chargedTwice;
  } finally {
    for (const each of server.processes) {
      each.log.length = 0;
      each.violations.length = 0;
    }
    await forget(server);
    await sql`create unique index payment_one_captured on payment (reservation_id)
      where state = 'captured'`.execute(server.db);
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('店でのお支払いとカードが重なる', () => {
  it('店の知らせが先に着いていれば、カードには請求しない', async () => {
    const asked = await paidAtStore(server);
    await deliverEvents(server);
    const met = { ...asked, response: await asked.pay() };
    expect(expectStatus(met.response, 409).json().code).toBe('ALREADY_PAID');
    expect(await expectPaidOnce(server, met)).toEqual(['convenienceStore captured null']);
  });

  it('カードが先に済んでいれば、店の分は口座に返る', async () => {
    const asked = await paidAtStore(server);
    const met = { ...asked, response: expectStatus(await asked.pay(), 200) };
    await deliverEvents(server);
    expect(await expectPaidOnce(server, met)).toEqual(CARD_STAYS);
    await giveBackToAccount(server, met);
  });

  it('店の知らせがカードの請求の直前に着いても、カードには請求しない', async () => {
    const asked = await paidAtStore(server);
    once('charging', () => deliverEvents(server));
    const met = { ...asked, response: await asked.pay() };
    expect(expectStatus(met.response, 409).json().code).toBe('ALREADY_PAID');
    expect(await expectPaidOnce(server, met)).toEqual([
      NOT_CHARGED,
      'convenienceStore captured null',
    ]);
    pass(server, 600);
    await settle(server);
    expect((await paymentsOf(asked.visitor, asked.booked))[0]).toBe('card failed PAYMENT_DECLINED');
  });

  it('店の知らせがカードの請求の間に着くと、カードの分が返る', async () => {
    const asked = await paidAtStore(server);
    atCharge(async (call) => {
      await deliverEvents(server);
      return call();
    });
    const met = { ...asked, response: await asked.pay() };
    expect(expectStatus(met.response, 409).json().code).toBe('ALREADY_PAID');
    expect(await expectPaidOnce(server, met)).toEqual(STORE_STAYS);
  });

  it('同時に届き、カードが先に予約を押さえると、店の分は口座に返る', async () => {
    const met = await cardIsFirst();
    expectStatus(met.response, 200);
    expect(await expectPaidOnce(server, met)).toEqual(CARD_STAYS);
    await giveBackToAccount(server, met);
  });

  it('同時に届き、店が先に予約を押さえると、カードの分が返る', async () => {
    const met = await storeIsFirst();
    expect(expectStatus(met.response, 409).json().code).toBe('ALREADY_PAID');
    expect(await expectPaidOnce(server, met)).toEqual(STORE_STAYS);
  });

  it.each([
    ['カード', cardIsFirst],
    ['店', storeIsFirst],
  ])('(対照)予約を押さえなければ、%sが先でも二重に受け取る', async (_, meet) => {
    expect(await chargedTwice(meet)).toHaveLength(1);
  });

  it(
    'どの順に重なっても、予約は1回だけ確定し、多い方は返る',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const asked = await paidAtStore(server);
        const [response] = await Promise.all([asked.pay(), deliverEvents(server)]);
        const ends = await expectPaidOnce(server, { ...asked, response });
        const stays = response.statusCode === 200 ? CARD_STAYS : STORE_STAYS;
        expect([...stays, NOT_CHARGED]).toEqual(expect.arrayContaining(ends));
        await forget(server);
      }
    },
    MINUTE,
  );
});
