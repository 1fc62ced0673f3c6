import type { SaleReminder } from '@ferry/api/customer-server';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { TEST_KEYS, type TestServer, type Visitor } from './api.ts';
import { expectStatus } from './booking.ts';

export const REMINDERS = '/customer-api/sale-reminders';
export const REMINDER_LINKS = '/customer-api/sale-reminder-links';
export const REMINDER_WITHDRAWALS = '/customer-api/sale-reminder-withdrawals';
/** A day whose sales open later: on 25 July. */
export const LATER = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura', date: '2027-09-25' };
export const OPENING = '2027-07-25T09:00:00+09:00';

/** The tokens in the mails about reminders to a mailbox, the first first. */
export async function reminderTokensTo(
  { db }: Pick<TestServer, 'db'>,
  email: string,
): Promise<string[]> {
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '=', 'saleReminderLink')
    .orderBy('id')
    .execute();
  return mails.map(
    (mail) => /reminder#([\w-]+)/.exec(bodyOf(TEST_KEYS, mail)?.text ?? '')?.[1] ?? '',
  );
}

export const openReminder = async (visitor: Visitor, token: string): Promise<SaleReminder> =>
  expectStatus(await visitor.post(REMINDER_LINKS, { token }), 200).json();

/** A visitor asks for a mail and follows the link. @returns the link's token */
export async function remindMe(
  server: TestServer,
  visitor: Visitor,
  email: string,
  day = LATER,
): Promise<string> {
  expectStatus(await visitor.post(REMINDERS, { ...day, email }), 201);
  const token = (await reminderTokensTo(server, email)).at(-1) ?? '';
  await openReminder(visitor, token);
  return token;
}
