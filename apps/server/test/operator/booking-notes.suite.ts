import { expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { removeNames } from '../../src/domain/reservations/retention.ts';
import { NOW, type TestServer, Visitor } from '../support/api.ts';
import { book } from '../support/booking.ts';
import { seen } from '../support/paying.ts';
import { runnerOf } from './sailing-commands.suite.ts';

/** What the office writes down about a booking, on both databases. */
export function bookingNotesSuite(server: TestServer): void {
  it('a note is seen by the office alone, once, until it is removed or the names go', async () => {
    const visitor = await Visitor.arrive(server.app);
    const booked = await book(visitor);
    const { id, reservationNumber: number } = booked;
    const run = (...words: string[]) => runnerOf(server)('bookings', ...words);
    const note = async (...words: string[]) =>
      JSON.parse((await run('note', number, ...words, '--json')).text);
    const notes = async () => JSON.parse((await run('show', number, '--json')).text).notes;
    const words = '車いすでご乗船。港で折り返しお電話(担当 山本)';
    const first = await note(words);
    expect(first).toMatchObject({ reservationNumber: number, outcome: 'is noted' });
    expect(await note(words)).toMatchObject({
      ...{ note: first.note, outcome: 'nothing to do: it is noted already' },
    });
    const second = await note('二件目');
    expect(await notes()).toEqual([
      { id: first.note, at: NOW, by: 'kaede', text: words },
      { id: second.note, at: NOW, by: 'kaede', text: '二件目' },
    ]);
    expect((await run('show', number)).text).toContain(`${first.note}\t${NOW}\tkaede\t${words}`);
    expect(await seen(visitor, id)).toEqual(booked);

    expect(await note('--remove', second.note)).toMatchObject({ outcome: 'is removed' });
    expect(await note('--remove', second.note)).toMatchObject({
      outcome: 'nothing to do: it has no such note',
    });
    const audit = await server.db
      .selectFrom('operator_audit')
      .select('details')
      .where('command', '=', 'bookings note')
      .where('details', 'like', `${id}%`)
      .orderBy('id')
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([
      ...[`${id} ${first.note}`, `${id} ${first.note} nothing to do`, `${id} ${second.note}`],
      ...[`${id} ${second.note} removed`, `${id} ${second.note} removed nothing to do`],
    ]);

    for (const [typed, why] of [
      [[], /^a note is one line/],
      [['x'.repeat(501)], /^a note is one line/],
      [['a\nb'], /^a note is one line/],
      [['4242 4242 4242 4242 12/30'], /number of a card/],
      [['x', '--remove', first.note], /not both$/],
    ] as const) {
      const refused = { exitCode: 1, text: expect.stringMatching(why) };
      expect(await run('note', number, ...typed)).toEqual(refused);
    }
    expect(await notes()).toHaveLength(1);
    await inTransaction(server.db, (tx) => removeNames(tx, id, server.clock.now()));
    const left = server.db.selectFrom('booking_note').where('reservation_id', '=', id);
    expect(await left.selectAll().execute()).toEqual([]);
  });
}
