import { type Kysely, sql } from 'kysely';

/** Apple Pay, Google Pay and PayPay are methods of payment, and money goes back to a wallet. Rows that are there stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const METHODS = "('card', 'applePay', 'googlePay', 'payPay', 'convenienceStore', 'port')";

const statements = [
  'alter table reservation drop constraint reservation_payment_method_check',
  `alter table reservation add constraint reservation_payment_method_check
    check (payment_method in ${METHODS})`,
  'alter table draft_payment drop constraint draft_payment_method_check',
  `alter table draft_payment add constraint draft_payment_method_check check (method in ${METHODS})`,
  'alter table payment drop constraint payment_method_check',
  `alter table payment add constraint payment_method_check check (method in ${METHODS})`,
  'alter table reservation_change drop constraint reservation_change_payment_method_check',
  `alter table reservation_change add constraint reservation_change_payment_method_check
    check (payment_method in ${METHODS})`,
  'alter table refund drop constraint refund_way_check',
  `alter table refund add constraint refund_way_check
    check (way in ('card', 'wallet', 'account', 'accountByProvider', 'port'))`,
  'alter table sandbox_token add column wallet text',
];
