import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { takeVoucher, type VoucherRefusal } from '../../src/domain/vouchers/use-voucher.ts';
import { TEST_KEYS, Visitor } from '../support/api.ts';
import {
  holdMoved,
  movedPurchase,
  otherDays,
  takenOf,
  voucherOf,
  whileFull,
} from '../support/changed-purchases.ts';
import { holdChange } from '../support/changing.ts';
import { without } from '../support/guards.ts';
import { commitRequest } from '../support/making-changes.ts';
import { meet } from '../support/meeting.ts';
import { seen } from '../support/paying.ts';
import { BICYCLE, buyTicket } from '../support/purchases.ts';
import { rounds } from '../support/rounds.ts';
import { guestOf } from '../support/tickets.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// A change of a purchase beside another one, and beside the partner who takes a voucher of it.

const server = usePostgresServer({ processes: 2 });
const MORNING = { include: 0, day: '2027-08-04', at: '09:30' };
const QUOTA_OF_FRIDAY = { include: -1, day: '2027-08-06', at: '' };
const PER_DAY = 36;

const codeOf = (response: { statusCode: number; json(): { code?: string } }) =>
  response.statusCode < 300 ? response.statusCode : response.json().code;

describe('the last of the quota of a day', () => {
  /** Two purchases of other days and ships, each about to be moved to a ship of its own on the same Friday. */
  const two = async () => {
    const days = [
      { purchase: BICYCLE, slot: MORNING, returnDate: '2027-08-07', nth: 0 },
      {
        purchase: { ...BICYCLE, date: '2027-08-10', returnDate: '2027-08-11' },
        slot: { ...MORNING, day: '2027-08-11' },
        returnDate: '2027-08-08',
        nth: 1,
      },
    ];
    return Promise.all(
      days.map(async ({ purchase, slot, returnDate, nth }, index) => {
        const visitor = await Visitor.arrive((server.processes[index] ?? server).app);
        const bought = await buyTicket(visitor, purchase, [slot]);
        const trip = await otherDays(visitor, purchase, { date: '2027-08-06', returnDate }, nth);
        const next = { ...MORNING, day: '2027-08-07', at: index === 0 ? '09:30' : '10:30' };
        return { visitor, bought, draft: await movedPurchase(visitor, bought, trip, [next]) };
      }),
    );
  };
  const holdBoth = async () => {
    const both = await two();
    const responses = await Promise.all(
      both.map(({ visitor, bought, draft }) => holdChange(visitor, bought, draft)),
    );
    return responses.map(codeOf).toSorted();
  };
  const soldOnFriday = async () => {
    const taken = await takenOf(server, 'pt_bicycle');
    const [quota] = taken.filter((each) => each.startsWith('-1 2027-08-06'));
    return Number(quota?.split(' ').at(-1) ?? 0);
  };

  it('is held for one of two changes at once', async () => {
    for (let round = 0; round < rounds(3, 30); round += 1) {
      await whileFull(
        server,
        'pt_bicycle',
        QUOTA_OF_FRIDAY,
        async () => {
          expect(await holdBoth()).toEqual([201, 'TICKET_QUOTA_SOLD_OUT']);
          expect(await soldOnFriday()).toBe(PER_DAY - 1);
        },
        PER_DAY - 3,
      );
      await forget(server);
    }
  });

  it('would be sold twice to changes that count it before they take it', async () => {
    await whileFull(
      server,
      'pt_bicycle',
      QUOTA_OF_FRIDAY,
      async () => {
        expect(await without(['ticketCount', 'clientLock'], holdBoth)).toEqual([201, 201]);
        expect(await soldOnFriday()).toBeGreaterThan(PER_DAY);
      },
      PER_DAY - 3,
    );
  });
});

describe('a voucher and a change of its purchase', () => {
  const ready = async () => {
    const owner = await Visitor.arrive(server.app);
    const { id } = await buyTicket(owner, BICYCLE, [MORNING]);
    server.clock.set('2027-08-03T06:10:00+09:00');
    const visitor = await guestOf(server, id);
    const bought = await seen(visitor, id);
    const typed = await voucherOf(visitor, bought);
    const trip = await otherDays(visitor, BICYCLE, {
      date: '2027-08-05',
      returnDate: '2027-08-06',
    });
    const slot = { include: 0, day: '2027-08-05', at: '10:30' };
    const draft = await movedPurchase(visitor, bought, trip, [slot]);
    const held = await holdMoved(visitor, bought, draft);
    const take = () =>
      inTransaction((server.processes[1] ?? server).db, (tx) =>
        takeVoucher(tx, TEST_KEYS, typed, { now: server.clock.now() }),
      ).then(
        () => 'taken',
        (refusal: VoucherRefusal) => refusal.reason,
      );
    // Not as the confirmation has said where both happen: the ticket is begun.
    const commit = async () => codeOf(await visitor.send(commitRequest(held)));
    const days = async () => (await seen(visitor, id)).partnerTicket?.validFrom;
    return { visitor, bought, take, commit, days };
  };

  it('taken first closes the change, and nothing has moved', async () => {
    const { take, commit, days } = await ready();
    expect(await meet(server, 'voucherUsed', take, commit)).toEqual(['taken', 'CHANGE_CLOSED']);
    expect(await days()).toBe('2027-08-03');
  });

  it('changed first is not valid yet', async () => {
    const { take, commit, days } = await ready();
    expect(await meet(server, 'changed', commit, take)).toEqual([200, 'notYet']);
    expect(await days()).toBe('2027-08-05');
    expect(await takenOf(server, 'pt_bicycle')).toEqual([
      '-1 2027-08-05 2',
      '0 2027-08-05 10:30 2',
    ]);
  });

  it('would both happen if the change did not lock its reservation', async () => {
    const { take, commit, days } = await ready();
    const both = await without('reservationLock', () => meet(server, 'voucherUsed', take, commit));
    expect(both).toEqual(['taken', 200]);
    expect(await days()).toBe('2027-08-05');
  });
});
