import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { TEST_KEYS, Visitor } from '../support/api.ts';
import {
  CLAIMS,
  expectStatus,
  ifMatch,
  key,
  newContact,
  RESERVATIONS,
} from '../support/booking.ts';
import { bookFamily, cancel, comeBack, quoteOf, wholeTrip } from '../support/cancelling.ts';
import {
  aboutToGetBack,
  aboutToPayMore,
  chargedForChanges,
  runChangeJobs,
} from '../support/changed-once.ts';
import { changeUrl } from '../support/changing.ts';
import { without } from '../support/guards.ts';
import {
  change,
  commitChange,
  commitRequest,
  holdOther,
  inCabin,
  payDifference,
  returnOn,
  withCars,
} from '../support/making-changes.ts';
import { meet } from '../support/meeting.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS, choosePaying, seen } from '../support/paying.ts';
import { countWaiting } from '../support/postgres.ts';
import { rounds } from '../support/rounds.ts';
import { ticketsOf } from '../support/tickets.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// A change that is made beside something else that changes the same reservation: one of them comes first.

const server = usePostgresServer({ processes: 2 });
useDemoMembers(server);
const card = { card: CARDS.frictionless };
const STORE = { store: 'store_minato' };
/** Of everything that a change is made of. */
const LOCKS = ['reservationLock', 'changeLock', 'draftLock'] as const;
const arrive = () => Visitor.arrive(server.app);
/** Check-in is open, and the outbound sailing has not departed. */
const OPEN = '2027-08-02T04:00:00+09:00';

const dearer = (yen: number) =>
  sql`update fare set adult_yen = adult_yen + ${yen} where route_id = 'route_strait'`.execute(
    server.db,
  );

const codeOf = (response: { statusCode: number; json(): { code?: string } }) =>
  response.statusCode < 300 ? response.statusCode : response.json().code;

/** What a control has broken on purpose. */
async function forgetFailures(): Promise<void> {
  for (const each of server.processes) each.log.splice(0);
  await forget(server);
}

describe('変更の確定どうし', () => {
  it('2つの画面で同時に確定すると、1回だけ変更される', async () => {
    const visitor = await arrive();
    const ready = await aboutToGetBack(visitor);
    const again = commitRequest(ready);
    const [one, other] = await meet(
      server,
      'changed',
      () => visitor.send(ready.request),
      () => visitor.send(again),
    );
    expect([codeOf(one), codeOf(other)]).toEqual([200, 'VERSION_CONFLICT']);
    expect((await seen(visitor, ready.booked.id)).changes).toHaveLength(1);
  });

  it('(対照)下書きと予約と変更を先に押さえなければ、2つ目はきれいに断られない', async () => {
    const visitor = await arrive();
    const ready = await aboutToGetBack(visitor);
    const [one, other] = await without(LOCKS, () =>
      meet(
        server,
        'changed',
        () => visitor.send(ready.request),
        () => visitor.send(commitRequest(ready)),
      ),
    );
    expect([codeOf(one), codeOf(other)]).toEqual([200, 'INTERNAL']);
    await forgetFailures();
  });

  it('カードで支払う確定が2つ同時でも、請求は1回', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const visitor = await arrive();
      const ready = await aboutToPayMore(visitor);
      const responses = await Promise.all([
        visitor.send(ready.request),
        visitor.send(commitRequest(ready)),
        visitor.send(ready.request),
      ]);
      const codes = responses.map(codeOf);
      expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0);
      await runChangeJobs(server);
      expect(await chargedForChanges(server, ready.booked)).toEqual([ready.quote.payYen]);
      await forget(server);
    }
  }, 120_000);
});

describe('変更の確定と取消', () => {
  it('変更が先なら、前の金額での取消は断る', async () => {
    const visitor = await arrive();
    const ready = await aboutToGetBack(visitor);
    const { feeYen, refundYen } = await quoteOf(visitor, ready.booked, wholeTrip);
    const request = { items: wholeTrip, feeYen, refundYen };
    const [made, cancelled] = await meet(
      server,
      'changed',
      () => visitor.send(ready.request),
      () => cancel(visitor, ready.held, request),
    );
    expect([codeOf(made), codeOf(cancelled)]).toEqual([200, 'VERSION_CONFLICT']);
  });

  const cancelFirst = async () => {
    const visitor = await arrive();
    const ready = await aboutToGetBack(visitor);
    const { feeYen, refundYen } = await quoteOf(visitor, ready.booked, wholeTrip);
    const request = { items: wholeTrip, feeYen, refundYen };
    const [cancelled, made] = await meet(
      server,
      'cancelled',
      () => cancel(visitor, ready.held, request),
      () => visitor.send(ready.request),
    );
    return { visitor, ready, cancelled, made };
  };

  it('取消が先なら、変更は行われず、取り置いた席も戻る', async () => {
    const { visitor, ready, cancelled, made } = await cancelFirst();
    expect([codeOf(cancelled), codeOf(made)]).toEqual([200, 'HOLD_EXPIRED']);
    const after = await seen(visitor, ready.booked.id);
    expect([after.state, after.changes]).toEqual(['cancelled', []]);
  });

  it('(対照)先に押さえなければ、取り消された予約の変更が、きれいに断られない', async () => {
    const { cancelled, made } = await without(LOCKS, cancelFirst);
    expect(codeOf(cancelled)).toBe(200);
    expect(codeOf(made)).not.toBe('HOLD_EXPIRED');
    await forgetFailures();
  });
});

describe('変更の確定と港', () => {
  const checkInFirst = async () => {
    const booked = await bookFamily(await arrive(), card);
    const visitor = await comeBack(server, booked, OPEN);
    const held = await holdOther(visitor, booked, await withCars(visitor, booked, 0));
    const list = expectStatus(await visitor.get(ticketsOf(booked.id)), 200).json();
    const code: string = list.legs[0].tickets[0].shortCode;
    const [, made] = await meet(
      server,
      'checkedIn',
      () =>
        inTransaction(server.db, (tx) =>
          passGate(tx, TEST_KEYS, 'checkIn', { code }, server.clock.now()),
        ),
      () => commitChange(visitor, held),
    );
    return { visitor, booked, made };
  };

  it('乗船手続きが先なら、その行程の変更は断り、元のまま', async () => {
    const { visitor, booked, made } = await checkInFirst();
    expect(made.json()).toMatchObject({ code: 'CHANGE_CLOSED', changeClosedReason: 'checkedIn' });
    expect((await seen(visitor, booked.id)).quote).toEqual(booked.quote);
  });

  it('(対照)先に押さえなければ、乗船手続きが済んだ行程が変更される', async () => {
    const { made } = await without(LOCKS, checkInFirst);
    expect(codeOf(made)).toBe(200);
    await forgetFailures();
  });

  it('手続きの後にコンビニで支払われると、変更はなくなり、お金は戻る', async () => {
    const booked = await bookFamily(await arrive(), card);
    const visitor = await comeBack(server, booked, '2027-07-28T10:00:00+09:00');
    const held = await holdOther(visitor, booked, await inCabin(visitor, booked, 1), STORE);
    const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expectStatus(await visitor.get(ticketsOf(booked.id)), 200);
    await sql`update ticket set checked_in_at = now()
      where reservation_id = ${booked.id} and leg = 'outbound' and subject = 'p0'`.execute(
      server.db,
    );
    await payDifference(server, visitor, waits);
    const after = await seen(visitor, booked.id);
    expect([after.state, after.change, after.changes]).toEqual(['confirmed', null, []]);
    expect(after.refunds).toMatchObject([{ cancellationId: null, changeId: null, way: 'account' }]);
  });
});

describe('差額のお支払いと取りやめ', () => {
  const waiting = async () => {
    const visitor = await arrive();
    const { booked, request } = await aboutToPayMore(visitor, card, STORE);
    const waits = expectStatus(await visitor.send(request), 200).json<Reservation>();
    return { visitor, booked, waits };
  };

  it('支払いが先なら、取りやめるものはもうない', async () => {
    const { visitor, booked, waits } = await waiting();
    const [, dropped] = await meet(
      server,
      'changed',
      () => payDifference(server, visitor, waits),
      () => visitor.delete(changeUrl(booked, 'change')),
    );
    expect(dropped.json()).toMatchObject({ change: null, changes: [{ refundState: 'none' }] });
  });

  it('取りやめが先なら、お金は口座に返り、元の予約はそのまま', async () => {
    const { visitor, booked, waits } = await waiting();
    await meet(
      server,
      'changeDropped',
      () => visitor.delete(changeUrl(booked, 'change')),
      () => payDifference(server, visitor, waits),
    );
    const after = await seen(visitor, booked.id);
    expect([after.quote, after.changes]).toEqual([booked.quote, []]);
    expect(after.refunds).toMatchObject([{ way: 'account', changeId: null }]);
  });
});

describe('会員の一覧に加えることと変更', () => {
  const claim = (who: Visitor, { reservationNumber }: Reservation) =>
    who.post(CLAIMS, { reservationNumber, contactKind: 'phone', contact: '090-1234-5678' });

  it('ログインせずに始めた変更を、会員のものにした後に、会員が自分のお支払い方法で確定できる', async () => {
    const guest = await arrive();
    const ready = await aboutToPayMore(guest);
    const member = await loggedIn(server, 'taro');
    expectStatus(await claim(member, ready.booked), 200);
    expect((await guest.send(ready.request)).statusCode).toBe(404);
    const { change: held } = await seen(member, ready.booked.id);
    expect(held).toMatchObject({ state: 'held', draftId: ready.draft.id });
    const foreign = await member.send(commitRequest(ready));
    expect([foreign.statusCode, foreign.json().errors]).toEqual([
      422,
      { paymentMethod: ['REQUIRED'] },
    ]);
    const own = await choosePaying(member, ready.draft.id, card);
    const method = { paymentMethod: own.method, draftPaymentId: own.id };
    const made = await member.send(commitRequest({ ...ready, method }));
    expect(expectStatus(made, 200).json()).toMatchObject({ changes: [{ feeYen: 0 }] });
  });

  const claimFirst = async () => {
    const guest = await arrive();
    const ready = await aboutToGetBack(guest);
    const member = await loggedIn(server, 'taro');
    const [claimed, made] = await meet(
      server,
      'claimed',
      () => claim(member, ready.booked),
      () => guest.send(ready.request),
    );
    expectStatus(claimed, 200);
    return { member, ready, made };
  };

  it('会員のものになるのが先なら、始めた端末からは変更されない', async () => {
    const { member, ready, made } = await claimFirst();
    expect(codeOf(made)).toBe('NOT_FOUND');
    expect((await seen(member, ready.booked.id)).changes).toEqual([]);
  });

  it('(対照)先に押さえなければ、会員のものになった予約が、始めた端末から変更される', async () => {
    const { member, ready, made } = await without(LOCKS, claimFirst);
    expect(codeOf(made)).toBe(200);
    expect((await seen(member, ready.booked.id)).changes).toHaveLength(1);
    await forgetFailures();
  });

  it('同時なら、先に変更されてから会員のものになるか、会員だけのものになる', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const guest = await arrive();
      const ready = await aboutToGetBack(guest);
      const member = await loggedIn(server, 'taro');
      const [made, claimed] = await Promise.all([
        guest.send(ready.request),
        claim(member, ready.booked),
      ]);
      expectStatus(claimed, 200);
      const { changes } = await seen(member, ready.booked.id);
      expect([made.statusCode, changes.length]).toEqual(
        made.statusCode === 200 ? [200, 1] : [404, 0],
      );
      await forget(server);
    }
  }, 120_000);
});

it('変更できるものを読むあいだに復路が取り消されても、その前のままで答える', async () => {
  const visitor = await arrive();
  const booked = await bookFamily(visitor, card);
  const reading = await server.db.transaction().execute(async (tx) => {
    // Read last, with how the sailings of the legs run.
    await sql`lock table operator_source in access exclusive mode`.execute(tx);
    const terms = visitor.get(changeUrl(booked, 'change-terms'));
    await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1), 20_000);
    await sql`delete from reservation_leg where reservation_id = ${booked.id} and leg = 'return'`.execute(
      tx,
    );
    return { terms };
  });
  expectStatus(await reading.terms, 200);
  await forget(server);
});

it('連絡先が先に直されると、変更の確定は断られ、取り置き直すと直した連絡先のまま変更される', async () => {
  const visitor = await arrive();
  const ready = await aboutToGetBack(visitor);
  const { id, version } = ready.held;
  const [, made] = await meet(
    server,
    'contactChanged',
    () =>
      visitor.put(`${RESERVATIONS}/${id}/contact`, newContact, { ...key(), ...ifMatch(version) }),
    () => visitor.send(ready.request),
  );
  expect(codeOf(made)).toBe('VERSION_CONFLICT');
});

it('取り置いた後に運賃の文書が読み直されても、取り置いたときの額で変更される', async () => {
  const visitor = await arrive();
  const ready = await aboutToPayMore(visitor);
  await dearer(1_000);
  const made = await visitor.send(ready.request).finally(() => dearer(-1_000));
  expect(expectStatus(made, 200).json<Reservation>().quote.totalYen).toBe(ready.quote.newYen);
});

it('同じ便の間を入れ替わる多くの変更が同時でも、待ち合わせで止まらず、席の数は合う', async () => {
  const count = rounds(6, 40);
  const days = ['2027-08-11', '2027-08-09'];
  const families = [];
  for (let index = 0; index < count; index += 1) {
    const visitor = await Visitor.arrive(server.processes[index % 2]?.app ?? server.app);
    const booked = await bookFamily(visitor, card);
    const from =
      index % 2 === 0 ? booked : await change(visitor, booked, await returnOn(visitor, days[0]));
    const held = await holdOther(visitor, from, await returnOn(visitor, days[index % 2]), card);
    families.push({ visitor, held });
  }
  const made = await Promise.all(families.map(({ visitor, held }) => commitChange(visitor, held)));
  expect(made.map(codeOf)).toEqual(made.map(() => 200));
}, 240_000);
