import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import type { StockDemand } from '../../src/domain/inventory/demand.ts';
import { returnStock, takeStock } from '../../src/domain/inventory/stock.ts';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { extendSailings, loadOperator } from '../../src/operator/load-operator.ts';
import { clockAt } from '../support/operator.ts';
import { freeBerths } from '../support/sailings.ts';
import { changed, smallOperator } from '../support/small-operator.ts';
import { decisionsOfCompany } from './company-decisions.suite.ts';
import { differingLoads } from './differing-loads.suite.ts';
import { printedTable } from './printed-table.suite.ts';

const TODAY = '2027-07-20T08:00:00+09:00';
const TOMORROW = '2027-07-21T08:00:00+09:00';

/** The same behaviour on both databases. */
export function loadOperatorSuite(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase;
  let count = 0;
  let id = '';
  const clock = clockAt(TODAY);
  const load = (document: unknown) =>
    loadOperator(database.db, document, { clock, horizonDays: 10 });
  const sailing = (date: string) => `sail_${id}-1_${date}`;
  const rowOf = (date: string) =>
    database.db
      .selectFrom('sailing')
      .selectAll()
      .where('id', '=', sailing(date))
      .executeTakeFirst();
  const two = (date: string): StockDemand => ({
    sailingId: sailing(date),
    fromCall: 0,
    toCall: 1,
    pools: [{ poolId: `pool_${id}`, quantity: 2 }],
  });
  const sell = (date: string) =>
    database.db.transaction().execute((tx) => takeStock(tx, two(date)));
  const giveBack = (date: string) =>
    database.db.transaction().execute((tx) => returnStock(tx, two(date)));

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(() => {
    clock.set(TODAY);
    id = `small${count++}`;
  });

  describe('loading an operator', () => {
    it('makes a sailing for each day from yesterday to the horizon, with its stock', async () => {
      expect(await load(smallOperator(id))).toEqual({
        unchanged: false,
        planned: 12,
        added: 12,
        changed: 0,
        withdrawn: 0,
        kept: 0,
        differing: 0,
      });
      expect(await rowOf('20270719')).toBeDefined();
      expect(await rowOf('20270730')).toBeDefined();
      expect(await freeBerths(database.db, sailing('20270730'))).toEqual([[50]]);
    });

    it('does nothing the second time, and adds one day tomorrow', async () => {
      await load(smallOperator(id));
      expect(await load(smallOperator(id))).toEqual({ unchanged: true });
      clock.set(TOMORROW);
      expect(await load(smallOperator(id))).toMatchObject({
        planned: 1,
        added: 1,
        changed: 0,
        withdrawn: 0,
      });
      expect(await rowOf('20270719')).toMatchObject({ status: 'scheduled' });
    });

    it('extends every loaded operator once a day', async () => {
      await load(smallOperator(id));
      clock.set(TOMORROW);
      expect(await extendSailings(database.db, { clock, horizonDays: 10 })).toContain(id);
      expect(await rowOf('20270731')).toBeDefined();
      expect(await extendSailings(database.db, { clock, horizonDays: 10 })).toEqual([]);
    });

    it('two processes that load at the same time make each sailing once', async () => {
      const results = await Promise.all([load(smallOperator(id)), load(smallOperator(id))]);
      expect(results.filter((result) => result.unchanged)).toHaveLength(1);
    });
  });

  describe('loading a changed document', () => {
    const fewerBerths = () =>
      changed(smallOperator(id), ({ vessels: [vessel] }) => {
        if (vessel?.pools[0]) vessel.pools[0].capacity = 40;
      });

    it('changes what is not sold, and leaves what is sold as it was', async () => {
      await load(smallOperator(id));
      await sell('20270725');
      expect(await load(fewerBerths())).toMatchObject({ added: 0, changed: 11, kept: 1 });
      expect(await freeBerths(database.db, sailing('20270724'))).toEqual([[40]]);
      expect(await freeBerths(database.db, sailing('20270725'))).toEqual([[48]]);
    });

    it('a sailing that was kept as sold is looked at once a day, and follows once its places are given back', async () => {
      await load(smallOperator(id));
      await sell('20270725');
      await load(fewerBerths());
      expect(await load(fewerBerths())).toEqual({ unchanged: true });
      clock.set(TOMORROW);
      expect(await load(fewerBerths())).toMatchObject({ changed: 0, kept: 1 });
      await giveBack('20270725');
      expect(await load(fewerBerths())).toEqual({ unchanged: true });
      clock.set('2027-07-22T08:00:00+09:00');
      expect(await load(fewerBerths())).toMatchObject({ changed: 1, kept: 0 });
      expect(await freeBerths(database.db, sailing('20270725'))).toEqual([[40]]);
      expect(await load(fewerBerths())).toEqual({ unchanged: true });
    });

    it('takes over another time and price', async () => {
      await load(smallOperator(id));
      const later = changed(smallOperator(id), ({ trips: [trip], fares: [fare] }) => {
        if (trip?.calls[1]) trip.calls[1].arrival = '24:30';
        if (fare) fare.adultYen.A = 1200;
      });
      await load(later);
      expect(await rowOf('20270725')).toMatchObject({ call_arrivals: [540, 1470] });
      const fare = database.db
        .selectFrom('fare')
        .select('adult_yen')
        .where('route_id', '=', `route_${id}`);
      expect(await fare.execute()).toEqual([{ adult_yen: 1200 }]);
    });

    it('a service cancellation reaches sold sailings too, and is taken back', async () => {
      await load(smallOperator(id));
      await sell('20270725');
      const storm = changed(smallOperator(id), (copy) => {
        const days = { added: ['2027-07-25'] };
        copy.serviceCancellations = [{ tripIds: [`${id}-1`], days, reason: '台風のため' }];
      });
      await load(storm);
      expect(await rowOf('20270725')).toMatchObject({
        status: 'cancelled',
        status_reason: '台風のため',
      });
      await load(smallOperator(id));
      expect(await rowOf('20270725')).toMatchObject({ status: 'scheduled', status_reason: null });
    });

    decisionsOfCompany({
      load,
      rowOf,
      sailing,
      clock,
      fewerBerths,
      db: () => database.db,
      id: () => id,
    });

    const now = { db: () => database.db, id: () => id, load };
    printedTable(now);
    differingLoads({
      ...{ ...now, sell, rowOf, sailing, clock, fewerBerths },
      tomorrow: () => clock.set(TOMORROW),
    });

    it('withdraws days that are no longer sailed unless something is sold, and brings them back', async () => {
      await load(smallOperator(id));
      await sell('20270725');
      const ends = changed(smallOperator(id), ({ services: [service] }) => {
        if (service) service.days.until = '2027-07-23';
      });
      expect(await load(ends)).toMatchObject({ planned: 5, withdrawn: 6, kept: 1 });
      expect(await rowOf('20270724')).toMatchObject({ status: 'withdrawn' });
      expect(await rowOf('20270725')).toMatchObject({ status: 'scheduled' });
      await load(smallOperator(id));
      expect(await rowOf('20270724')).toMatchObject({ status: 'scheduled' });
    });

    it('an allotment lowers what is on sale, so that sold is still capacity minus free', async () => {
      const allotted = changed(smallOperator(id), (copy) => {
        const days = { added: ['2027-07-25'] };
        copy.allotments = [{ tripIds: [`${id}-1`], poolId: `pool_${id}`, days, onSale: 3 }];
      });
      await load(allotted);
      await sell('20270725');
      const stock = database.db
        .selectFrom('leg_inventory')
        .select(['capacity', 'free'])
        .where('sailing_id', '=', sailing('20270725'));
      expect(await stock.execute()).toEqual([{ capacity: [3], free: [1] }]);
    });

    it('a wrong document changes nothing', async () => {
      await load(smallOperator(id));
      const wrong = changed(fewerBerths(), ({ trips: [trip] }) => {
        if (trip) trip.routeId = 'route_none';
      });
      await expect(load(wrong)).rejects.toThrow('trips.0.routeId: there is no route "route_none"');
      expect(await load(smallOperator(id))).toEqual({ unchanged: true });
    });
  });

  describe('several operators', () => {
    it('live side by side', async () => {
      await load(smallOperator(id));
      await load(smallOperator(`${id}x`));
      const both = database.db.selectFrom('route').select('id').where('id', 'like', `route_${id}%`);
      expect(await both.execute()).toHaveLength(2);
    });

    it('cannot use the ids of another, and then nothing is changed', async () => {
      await load(smallOperator(id));
      const thief = changed(smallOperator(id), (copy) => {
        copy.id = `${id}-thief`;
      });
      await expect(load(thief)).rejects.toThrow(
        `ports.0.id: "port_${id}_a" belongs to the operator data "${id}"`,
      );
      const trips = changed(smallOperator(`${id}y`), ({ trips: [trip] }) => {
        if (trip) trip.id = `${id}-1`;
      });
      await expect(load(trips)).rejects.toThrow(
        `trip "${id}-1" belongs to the operator data "${id}"`,
      );
      const source = database.db
        .selectFrom('operator_source')
        .select('id')
        .where('id', '=', `${id}y`);
      expect(await source.execute()).toEqual([]);
    });
  });

  it('the demonstration operator has sailings for 400 days', async () => {
    const result = await loadOperator(database.db, demoOperator, { clock });
    expect(result).toMatchObject({ unchanged: false });
    const last = database.db
      .selectFrom('sailing')
      .select(({ fn }) => fn.max('service_date').as('date'))
      .where('route_id', '=', 'route_strait');
    expect(await last.executeTakeFirst()).toEqual({ date: '2028-08-23' });
  }, 30_000);
}
