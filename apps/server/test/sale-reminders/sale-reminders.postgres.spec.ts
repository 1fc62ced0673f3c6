import { expect, it } from 'vitest';
import { sendSaleReminders } from '../../src/booking/sale-reminders/send-reminders.ts';
import { Visitor } from '../support/api.ts';
import { OPENING, remindMe } from '../support/sale-reminders.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { saleRemindersSuite } from './sale-reminders.suite.ts';

const server = usePostgresServer({ processes: 2 });
saleRemindersSuite(server);

it('2つのプロセスが同時に送っても、1人に1通だけ届く', async () => {
  const visitor = await Visitor.arrive(server.app);
  const emails = Array.from({ length: 8 }, (_, index) => `race${index}@example.jp`);
  for (const email of emails) await remindMe(server, visitor, email);
  server.clock.set(OPENING);
  const other = server.processes[1] ?? server;
  const written = await Promise.all([
    sendSaleReminders(server.services),
    sendSaleReminders(other.services),
  ]);
  expect(written[0] + written[1]).toBe(emails.length);
  const mails = await server.db
    .selectFrom('mail')
    .select('recipient')
    .where('kind', '=', 'saleReminder')
    .execute();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([...emails].sort());
});
