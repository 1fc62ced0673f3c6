import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { selectBookingNews } from '../../src/domain/reservations/staff-look-up.ts';
import { NOW, type TestServer, Visitor } from '../support/api.ts';
import { book } from '../support/booking.ts';
import { bookFamily, cancelShown, wholeTrip } from '../support/cancelling.ts';
import { change } from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { runPaymentJobs } from '../support/payment-work.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { BOOKED, runnerOf } from './sailing-commands.suite.ts';

/** The law's list, on both databases. */
export function passengerCommandsSuite(server: TestServer): void {
  const run = (...words: string[]) => runnerOf(server)('sailings', 'passengers', ...words);

  it('has all who are booked on the sailing, with what the law asks for, and how it is paid', async () => {
    const unpaid = await book(await Visitor.arrive(server.app));
    const family = await bookFamily(await Visitor.arrive(server.app), { card: CARDS.frictionless });
    const { text } = await run(family.outbound.sailing.id, '--json');
    const own = JSON.parse(text).filter(
      (row: { reservationNumber: string }) => row.reservationNumber === family.reservationNumber,
    );
    const travellers = family.passengers.filter(({ outboundCabin }) => outboundCabin !== null);
    expect(own).toHaveLength(travellers.length);
    const [vehicle] = family.outbound.vehicles;
    const driver = family.passengers[vehicle?.driver ?? 0];
    expect(own[0]).toEqual({
      reservationNumber: family.reservationNumber,
      from: '汐見港',
      to: '凪浦港',
      name: `${driver?.familyName} ${driver?.givenName}`,
      reading: `${driver?.familyNameKana} ${driver?.givenNameKana}`,
      sex: expect.stringMatching(/^(男性|女性)$/),
      age: String(driver?.age),
      city: driver?.city,
      ...{ emergencySupport: '', emergencySupportDetail: '', nationality: '', passportNumber: '' },
      cabin: family.outbound.cabins[0]?.cabinType.name,
      vehicle: expect.stringContaining(vehicle?.name ?? '-'),
      plate: vehicle?.plate || '未定',
      payment: 'お支払い済み',
    });
    const lines = (await run(BOOKED)).text.split('\n');
    expect(lines[0]).toMatch(/^予約番号\t乗船港\t.*\tお支払い$/);
    const line = lines.find((each) => each.startsWith(unpaid.reservationNumber));
    expect(line).toMatch(/\t山田 花子\tヤマダ ハナコ\t女性\t42\t汐見市\t.*\t未払い\(窓口\)$/);
    // A cell for each column, in every line.
    expect(new Set(lines.map((each) => each.split('\t').length))).toEqual(new Set([16]));
  });

  it('is a file for a spreadsheet, and each look at it is noted without a name', async () => {
    const result = await run(BOOKED, '--csv', 'list.csv');
    expect(result).toMatchObject({ exitCode: 0, text: expect.stringMatching(/^\d+ people are/) });
    expect(result.file).toMatch(/^\uFEFF予約番号,.*\r\n.*,山田 花子,/);
    const audit = await server.db
      .selectFrom('operator_audit')
      .select(['actor', 'command', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toEqual({
      actor: 'kaede',
      command: 'sailings passengers',
      details: expect.stringMatching(new RegExp(`^${BOOKED} \\d+ csv$`)),
    });
    expect(server.log.join('')).not.toContain('山田');
  });

  it('is refused once its time is over, and for what is no sailing', async () => {
    // 12 months after its arrival at 15:00.
    for (const [now, exitCode] of [
      ['2028-08-02T14:59:59+09:00', 0],
      ['2028-08-02T15:00:00+09:00', 1],
    ] as const) {
      server.clock.set(now);
      expect((await run(BOOKED)).exitCode, now).toBe(exitCode);
    }
    expect((await run(BOOKED)).text).toBe(
      'its passenger list is no longer kept: the time for it is over',
    );
    server.clock.set(NOW);
    expect((await run('sail_x')).text).toBe('there is no sailing "sail_x"; see "sailings list"');
  });
}

/** Whom a decision concerns, on both databases. */
export function affectedCommandsSuite(server: TestServer): void {
  it('has those that are booked or were told, by which mail, who is to be called and what each has chosen', async () => {
    const card = CARDS.frictionless;
    const arrived = async () => {
      const visitor = await Visitor.arrive(server.app);
      return { visitor, booked: await bookFamily(visitor, { card }) };
    };
    const [told, failed, moving, untold] = [
      await arrived(),
      await arrived(),
      await arrived(),
      await arrived(),
    ];
    const { id } = told.booked.outbound.sailing;
    const run = (...words: string[]) => runnerOf(server)('sailings', ...words);
    expect((await run('affected', id)).text).toBe(
      `${id} sails as planned: nothing was decided about it`,
    );
    await run('cancel', id, '--reason', '強風のため');
    const [event] = await server.db.selectFrom('sailing_event').selectAll().execute();
    for (const [{ booked }, state] of [
      [told, 'sent'],
      [failed, 'failed'],
      [moving, 'sent'],
    ] as const) {
      const event_id = event?.id ?? 0;
      await server.db
        .insertInto('sailing_told')
        .values({ event_id, reservation_id: booked.id, told_at: server.clock.now() })
        .execute();
      await sql`insert into mail (kind, occasion, recipient, subject, text_body, html_body, state, created_at)
        values ('sailingNews', ${`sailingNews ${event_id} ${booked.id}`}, 'a@example.jp', '', '', '', ${state},
          ${server.clock.now()})`.execute(server.db);
    }
    const rows = async () =>
      Object.fromEntries(
        JSON.parse((await run('affected', id, '--json')).text).map(
          (row: { reservationNumber: string; mail: string; call: string; choice: string }) => [
            row.reservationNumber,
            [row.mail, row.call, row.choice],
          ],
        ),
      );
    const numberOf = ({ booked }: typeof told) => booked.reservationNumber;
    expect(await rows()).toMatchObject({
      [numberOf(told)]: ['送信済み', '', '未選択'],
      [numberOf(failed)]: ['送信できず', '要', '未選択'],
      [numberOf(moving)]: ['送信済み', '', '未選択'],
      [numberOf(untold)]: ['未送信', '要', '未選択'],
    });
    const [offer] = await searchStrait(moving.visitor, { date: '2027-08-04' });
    await change(moving.visitor, moving.booked, { outbound: legOf(offer) });
    await cancelShown(told.visitor, await seen(told.visitor, told.booked.id), wholeTrip);
    expect(await rows()).toMatchObject({
      [numberOf(told)]: ['送信済み', '', '取消'],
      [numberOf(moving)]: ['送信済み', '', '別の便に変更'],
    });
    const { text, file } = await run('affected', id, '--csv', 'list.csv');
    expect(text).toMatch(/ bookings: 2 told, \d+ to call, 1 moved, 1 cancelled, 0 changing, /);
    expect(file).toContain(`${numberOf(failed)},`);
    await run('restore', id);
    await server.db.deleteFrom('sailing_event').execute();
    await server.db.deleteFrom('mail').where(sql`kind`, '=', 'sailingNews').execute();
  });
}

/** Bookings as the office finds them, on both databases. */
export function bookingCommandsSuite(server: TestServer): void {
  it('a booking is found by number, telephone and mail address, with its sailing as it runs now', async () => {
    const booked = await book(await Visitor.arrive(server.app));
    const run = (...words: string[]) => runnerOf(server)(...words);
    const { reservationNumber: number, id } = booked;
    for (const by of [
      `${number.slice(0, 4)}-${number.slice(4)}`,
      '090 1234 5678',
      'HANAKO@example.jp',
    ]) {
      const found = JSON.parse((await run('bookings', 'find', by, '--json')).text);
      const own = found.find((each: { id: string }) => each.id === id);
      expect(own, by).toMatchObject({ reservationNumber: number, state: 'confirmedUnpaid' });
      expect(own.legs).toMatchObject([{ sailingId: BOOKED, status: 'scheduled' }]);
    }
    await run('sailings', 'cancel', BOOKED, '--reason', '強風のため');
    const { text } = await run('bookings', 'show', number);
    await run('sailings', 'restore', BOOKED);
    await server.db.deleteFrom('sailing_event').execute();
    expect(text).toMatch(/^.{8}\tconfirmedUnpaid\tport\t\d+ yen\t1 people\t山田 花子\t/);
    expect(text).toContain(`\toutbound\t${BOOKED}\t2027-08-02\t11:20\t汐見港-凪浦港\tcancelled\n`);
    expect(text).toMatch(/\theld\tcustomer\n(?:.*\n)*.*\tmail reservationReceived\t(queued|sent)/);
    // What has happened is found by indexes, however many mails there are.
    const plan = await server.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return (await sql`explain ${selectBookingNews(id)}`.execute(tx)).rows;
    });
    expect(JSON.stringify(plan)).toContain('mail_by_subject');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on mail');
    const { details } = await server.db
      .selectFrom('operator_audit')
      .select('details')
      .where('command', '=', 'bookings show')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toBe(id);
    expect((await run('bookings', 'find', '42')).exitCode).toBe(1);
    expect((await run('bookings', 'find', 'nobody@example.jp')).text).toBe('nothing is found');
    expect((await run('bookings', 'show', '22222222')).text).toBe('there is no such booking');
  });

  it('what was mailed about the money that goes back is among what has happened', async () => {
    const customer = await Visitor.arrive(server.app);
    const booked = await bookFamily(customer, { card: CARDS.frictionless });
    await cancelShown(customer, booked, wholeTrip);
    await runPaymentJobs(server);
    const { text } = await runnerOf(server)('bookings', 'show', booked.reservationNumber);
    expect(text).toMatch(/\tmail refundDone\t(queued|sent)/);
  });

  it('the confirmation is sent again as the booking is now, once a minute, while there is something to confirm', async () => {
    const visitor = await Visitor.arrive(server.app);
    const { reservationNumber: number, id } = await book(visitor);
    const run = (...words: string[]) => runnerOf(server)(...words);
    const resend = async () => (await run('bookings', 'resend', number)).text.split('\t').at(-1);
    const mails = () =>
      server.db
        .selectFrom('mail')
        .select(['kind', 'recipient', 'subject', 'text_body'])
        .where('occasion', 'like', `reservationReceived ${id}%`)
        .orderBy('id')
        .execute();
    // The mail of the booking itself is of this minute.
    expect(await resend()).toBe('nothing to do: it was written less than a minute ago');
    server.clock.set(new Date(new Date(NOW).getTime() + 60_000).toISOString());
    expect(await resend()).toBe('is sent');
    const early = JSON.parse((await run('bookings', 'resend', number, '--json')).text);
    expect(early).toEqual({
      reservationNumber: number,
      email: 'hanako@example.jp',
      isSent: false,
    });
    const [first, again, ...more] = await mails();
    expect(again).toEqual(first);
    expect(more).toEqual([]);
    const { text } = await run('bookings', 'show', number);
    expect(text.match(/mail reservationReceived/g)).toHaveLength(2);
    const audit = await server.db
      .selectFrom('operator_audit')
      .select('details')
      .where('command', '=', 'bookings resend')
      .orderBy('id')
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([`${id} already`, id, `${id} already`]);

    await run('sailings', 'cancel', BOOKED, '--reason', '強風のため');
    expect(await resend()).toMatch(/^a sailing of it is cancelled/);
    await run('sailings', 'restore', BOOKED);
    await server.db.deleteFrom('sailing_event').execute();
    server.clock.set('2027-08-02T11:20:00+09:00');
    expect(await resend()).toMatch(/^it has sailed/);
    server.clock.set(NOW);
    await cancelShown(visitor, await seen(visitor, id), wholeTrip.slice(0, 1));
    expect(await resend()).toMatch(/^it is cancelled or has lapsed/);
    expect(await mails()).toHaveLength(2);
    expect((await run('bookings', 'resend', '22222222')).text).toBe('there is no such booking');
  });
}
