import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import type { Clock } from '../../src/domain/clock.ts';
import { type Decision, decide } from '../../src/domain/service/decide.ts';
import { findSailingEvents } from '../../src/domain/service/operated-sailings.ts';
import { changed, smallOperator } from '../support/small-operator.ts';

/** A small operator whose documents are loaded one after the other. */
interface LoadedOperator {
  db: () => Kysely<Database>;
  id: () => string;
  clock: Clock;
  load: (document: unknown) => Promise<unknown>;
  sailing: (date: string) => string;
  rowOf: (date: string) => Promise<unknown>;
  fewerBerths: () => unknown;
}

/** Documents that are loaded later leave a decision of the company as it is. */
export function decisionsOfCompany(of: LoadedOperator): void {
  describe('a decision of the company', () => {
    const storm = () =>
      changed(smallOperator(of.id()), (copy) => {
        const days = { added: ['2027-07-25'] };
        copy.serviceCancellations = [{ tripIds: [`${of.id()}-1`], days, reason: '台風のため' }];
      });
    const decided = (decision: Decision) =>
      inTransaction(of.db(), (tx) =>
        decide(tx, [of.sailing('20270725')], decision, { actor: 'kaede', now: of.clock.now() }),
      );
    const events = async () =>
      (await findSailingEvents(of.db(), of.sailing('20270725'))).map(
        ({ kind, reason, actor }) => `${kind} ${reason} ${actor}`,
      );

    it('holds whatever is loaded after it', async () => {
      await of.load(smallOperator(of.id()));
      await decided({ kind: 'cancelled', reason: '強風のため' });
      const cancelled = { status: 'cancelled', status_reason: '強風のため' };
      await of.load(storm());
      expect(await of.rowOf('20270725')).toMatchObject(cancelled);
      await of.load(of.fewerBerths());
      expect(await of.rowOf('20270725')).toMatchObject(cancelled);
      const ends = changed(smallOperator(of.id()), ({ services: [service] }) => {
        if (service) service.days.until = '2027-07-23';
      });
      await of.load(ends);
      expect(await of.rowOf('20270725')).toMatchObject(cancelled);
      expect(await events()).toEqual(['cancelled 強風のため kaede']);
    });

    it('to sail after all holds against a document that cancels it, and no longer than that', async () => {
      await of.load(storm());
      await decided({ kind: 'restored' });
      await of.load(changed(storm(), (copy) => (copy.name = '別名')));
      expect(await of.rowOf('20270725')).toMatchObject({
        status: 'scheduled',
        status_reason: null,
      });
      await of.load(smallOperator(of.id()));
      await of.load(storm());
      expect(await of.rowOf('20270725')).toMatchObject({ status: 'cancelled' });
      expect(await events()).toEqual(['restored  kaede', 'cancelled 台風のため document']);
    });

    it('to cancel what the document has cancelled holds when the document no longer does', async () => {
      await of.load(smallOperator(of.id()));
      await of.load(storm());
      await decided({ kind: 'cancelled', reason: '強風のため' });
      await of.load(smallOperator(of.id()));
      expect(await of.rowOf('20270725')).toMatchObject({ status: 'cancelled' });
      // No customer gets a second mail.
      expect(await events()).toEqual(['cancelled 台風のため document']);
    });

    it('about a delay holds until the document cancels the sailing, and what documents cancel and restore is noted', async () => {
      await of.load(smallOperator(of.id()));
      await decided({ kind: 'delayed', minutes: 45, reason: '濃霧のため' });
      await of.load(of.fewerBerths());
      expect(await of.rowOf('20270725')).toMatchObject({ delay_minutes: 45 });
      await of.load(storm());
      await of.load(smallOperator(of.id()));
      expect(await of.rowOf('20270725')).toMatchObject({
        status: 'scheduled',
        delay_minutes: null,
      });
      expect(await events()).toEqual([
        'delayed 濃霧のため kaede',
        'cancelled 台風のため document',
        'restored  document',
      ]);
    });
  });
}
