// Prints what a server answers at some moments, for comparing processes that run in different time
// zones. Arguments: the time zone of the database's session. The process's own is in TZ.
import { sql } from 'kysely';
import { startTestServer, Visitor } from '../support/api.ts';
import { book, chooseTrip, DRAFTS, expectStatus, fillDraft, hold } from '../support/booking.ts';

/** Around midnight in Japan, and on the days on which clocks change elsewhere. */
const MOMENTS = [
  '2027-07-20T23:59:50+09:00',
  '2027-07-21T00:00:10+09:00',
  '2027-07-21T08:59:59+09:00',
];
const DAYS = ['2027-07-21', '2027-08-02'];

const server = await startTestServer();
await sql.raw(`set time zone '${process.argv[2] ?? 'UTC'}'`).execute(server.db);
let visitor = await Visitor.arrive(server.app);
const section = 'fromPortId=port_shiomi&toPortId=port_nagiura&adults=1';
const responses: unknown[] = [];
const see = async (url: string) => responses.push((await visitor.get(url)).json());

for (const moment of MOMENTS) {
  server.clock.set(moment);
  visitor = await Visitor.arrive(server.app);
  await see('/customer-api/routes');
  await see('/customer-api/service-status');
  await see('/customer-api/notices');
  await see('/customer-api/partner-tickets');
  await see('/customer-api/partner-tickets/pt_aquarium');
  await see(`/customer-api/fare-calendar?${section}&from=2027-07-20&until=2027-08-20`);
  for (const date of DAYS) await see(`/customer-api/sailings?${section}&date=${date}`);
  const draft = await fillDraft(visitor);
  await see(`${DRAFTS}/${draft.id}`);
  await see(`${DRAFTS}/${draft.id}/payment-methods`);
  responses.push(await hold(visitor));
  responses.push(await book(visitor));
}
const mails = await server.db
  .selectFrom('mail')
  .select(['subject', 'text_body'])
  .orderBy('id')
  .execute();
const quote = await visitor.post('/customer-api/fare-quotes', await chooseTrip(visitor));
responses.push(mails, expectStatus(quote, 200).json());
// What is drawn by lot is the only difference that there may be.
const text = JSON.stringify(responses, undefined, 1)
  .replaceAll(/(drf|rsv|pay|req)_[0-9A-Za-z]+/g, '$1')
  .replaceAll(/(?<!\w)[2-9A-HJKMNP-Z]{4}-?[2-9A-HJKMNP-Z]{4}(?!\w)/g, 'number');
process.stdout.write(text, () => process.exit(server.violations.length));
