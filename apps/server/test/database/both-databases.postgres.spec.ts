import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { creatingOnceSuite } from '../bookings/creating-once.suite.ts';
import { retentionSuite } from '../bookings/retention.suite.ts';
import { fareCalendarSuite } from '../fare-calendar/fare-calendar.suite.ts';
import { stockSuite } from '../inventory/stock.suite.ts';
import { bookingNotesSuite } from '../operator/booking-notes.suite.ts';
import { cancelBookingSuite } from '../operator/cancel-booking.suite.ts';
import { differingCommandsSuite } from '../operator/differing-commands.suite.ts';
import { documentCommandsSuite } from '../operator/document-commands.suite.ts';
import { feedCompanySuite } from '../operator/feed-company.suite.ts';
import { loadOperatorSuite } from '../operator/load-operator.suite.ts';
import {
  affectedCommandsSuite,
  bookingCommandsSuite,
  passengerCommandsSuite,
} from '../operator/passenger-commands.suite.ts';
import { sailingCommandsSuite } from '../operator/sailing-commands.suite.ts';
import { changedPurchaseSuite } from '../partner-tickets/changed-purchase.suite.ts';
import { changingPurchaseSuite } from '../partner-tickets/changing-purchase.suite.ts';
import { draftByTicketSuite } from '../partner-tickets/draft-by-ticket.suite.ts';
import { paidPurchaseChangesSuite } from '../partner-tickets/paid-purchase-changes.suite.ts';
import { partnerTicketsSuite } from '../partner-tickets/partner-tickets.suite.ts';
import { purchaseSuite } from '../partner-tickets/purchase.suite.ts';
import { purchaseAfterChangeSuite } from '../partner-tickets/purchase-after-change.suite.ts';
import { searchingToChangeSuite } from '../partner-tickets/searching-to-change.suite.ts';
import { ticketSearchSuite } from '../partner-tickets/ticket-search.suite.ts';
import { vouchersSuite } from '../partner-tickets/vouchers.suite.ts';
import { receiptsSuite } from '../receipts/receipts.suite.ts';
import { searchSailingsSuite } from '../sailings/search-sailings.suite.ts';
import { tripOffersSuite } from '../sailings/trip-offers.suite.ts';
import { NOW } from '../support/api.ts';
import { clockAt } from '../support/operator.ts';
import { startPostgres, type ThrowawayCluster } from '../support/postgres.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { transactionSuite } from './transaction.suite.ts';

// One SQL for both databases: what holds on the embedded one holds on a PostgreSQL server.

let cluster: ThrowawayCluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster?.stop());

const open = () => cluster.openDatabase();
const openDemonstration = () => cluster.openDemonstration();

describe('transactions', () => transactionSuite(open));
describe('stock', () => stockSuite(open));
describe('operator', () => loadOperatorSuite(open));
describe('sailings', () => searchSailingsSuite(openDemonstration));
describe('trip offers', () => tripOffersSuite(openDemonstration));
describe('fare calendar', () => fareCalendarSuite(openDemonstration));
describe('whole bookings', () => {
  const server = useTestServer(async () => {
    return { database: await openDemonstration(), clock: clockAt(NOW) };
  });
  // Apart: what one does before each of its tests is not the other's.
  describe('retention', () => retentionSuite(server));
  describe('decisions about sailings', () => sailingCommandsSuite(server));
  describe('the passenger list', () => passengerCommandsSuite(server));
  describe('who is affected', () => affectedCommandsSuite(server));
  describe('the office', () => bookingCommandsSuite(server));
  describe('the office cancels', () => cancelBookingSuite(server));
  describe('differing sailings', () => differingCommandsSuite(server));
  describe('the office notes', () => bookingNotesSuite(server));
  describe('creating once', () => creatingOnceSuite(server, useVisitor(server)));
  describe('receipts', () => receiptsSuite(server));
  describe('partner tickets', () => {
    const visitor = useVisitor(server);
    partnerTicketsSuite(server, visitor);
    ticketSearchSuite(visitor);
    draftByTicketSuite(visitor);
    purchaseSuite(server, visitor);
    vouchersSuite(server, visitor);
    changingPurchaseSuite(server, visitor);
    changedPurchaseSuite(server, visitor);
    purchaseAfterChangeSuite(server, visitor);
    paidPurchaseChangesSuite(server, visitor);
    searchingToChangeSuite(server, visitor);
  });
});
describe('other timetables', () => {
  // One document is loaded, and no suite before it has another one.
  const server = useTestServer(async () => {
    return { database: await openDemonstration(), clock: clockAt(NOW) };
  });
  describe('documents', () => documentCommandsSuite(server));
  describe('the company of a feed', () => feedCompanySuite(server));
});

it('processes that start together on an empty database migrate it once', async () => {
  const database = await open();
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  const ran = await Promise.all([migrateDatabase(database.db), migrateDatabase(database.db)]);
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  await database.close();
});
