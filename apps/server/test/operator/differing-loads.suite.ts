import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import type { Clock } from '../../src/domain/clock.ts';
import { findDiffering, keepSailings, moveSailings } from '../../src/domain/service/differing.ts';
import { changed, smallOperator } from '../support/small-operator.ts';

/** A small operator whose documents are loaded one after the other. */
interface LoadedOperator {
  db: () => Kysely<Database>;
  id: () => string;
  clock: Clock;
  tomorrow: () => void;
  load: (document: unknown) => Promise<unknown>;
  sell: (date: string) => Promise<unknown>;
  sailing: (date: string) => string;
  rowOf: (date: string) => Promise<unknown>;
  fewerBerths: () => unknown;
}

/** What is left as sold is not sold on, and what the company does about it no load undoes. */
export function differingLoads(of: LoadedOperator): void {
  describe('a sold sailing that another timetable has otherwise', () => {
    const at = (departure: string, copy = smallOperator(of.id())) =>
      changed(copy, ({ trips: [trip] }) => {
        if (trip?.calls[0]) trip.calls[0].departure = departure;
      });
    const differing = async () =>
      (await findDiffering(of.db(), { now: of.clock.now() }))
        .filter(({ id }) => id.startsWith(`sail_${of.id()}-`))
        .map(({ id, document }) => [id.slice(-8), document.departures?.[0] ?? 'gone']);
    const soldAt9 = async () => {
      await of.load(smallOperator(of.id()));
      await of.sell('20270725');
    };
    const ids = () => [of.sailing('20270725')];

    it('is off sale at its old time, and on sale once the document has it so again', async () => {
      await soldAt9();
      expect(await of.load(at('8:45'))).toMatchObject({ changed: 11, kept: 1, differing: 1 });
      expect(await of.rowOf('20270725')).toMatchObject({ call_departures: [540, 600] });
      expect(await of.rowOf('20270724')).toMatchObject({ call_departures: [525, 600] });
      await expect(of.sell('20270725')).rejects.toThrow('WEB_SALES_CLOSED');
      await of.sell('20270724');
      expect(await differing()).toEqual([['20270725', 525]]);
      expect(await of.load(smallOperator(of.id()))).toMatchObject({ differing: 1 });
      expect(await differing()).toEqual([['20270724', 540]]);
      await of.sell('20270725');
    });

    it('that is kept on purpose is on sale until the document says something else of it', async () => {
      await soldAt9();
      await of.load(at('8:45'));
      await inTransaction(of.db(), (tx) => keepSailings(tx, ids()));
      await of.sell('20270725');
      expect(await differing()).toEqual([]);
      of.tomorrow();
      expect(await of.load(at('8:45'))).toMatchObject({ kept: 1, differing: 0 });
      await of.sell('20270725');
      expect(await of.load(at('8:30'))).toMatchObject({ differing: 1 });
      expect(await differing()).toEqual([['20270725', 510]]);
    });

    it('that is moved has the new times, is on sale, and no load takes them back', async () => {
      await soldAt9();
      await of.load(at('8:45'));
      await inTransaction(of.db(), (tx) =>
        moveSailings(tx, ids(), { actor: 'kaede', now: of.clock.now() }),
      );
      of.tomorrow();
      await of.load(at('8:45'));
      expect(await of.rowOf('20270725')).toMatchObject({
        ...{ call_departures: [525, 600], is_off_sale: false, document_calls: null },
      });
      await of.sell('20270725');
    });

    it('of which the timetable has nothing any more is off sale too; fewer places alone are no difference', async () => {
      await soldAt9();
      expect(await of.load(of.fewerBerths())).toMatchObject({ kept: 1, differing: 0 });
      await of.sell('20270725');
      const ends = changed(smallOperator(of.id()), ({ services: [service] }) => {
        if (service) service.days.until = '2027-07-23';
      });
      expect(await of.load(ends)).toMatchObject({ kept: 1, differing: 1 });
      expect(await differing()).toEqual([['20270725', 'gone']]);
      await expect(of.sell('20270725')).rejects.toThrow('WEB_SALES_CLOSED');
    });
  });
}
