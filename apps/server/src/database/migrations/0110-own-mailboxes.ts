import { type Kysely, sql } from 'kysely';

/**
 * Whether the mailbox of what is booked and not paid was the customer's own. A member may have typed another one:
 * of what there is, only a mailbox that is not the one of its member's login is not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['reservation', 'reservation_change']) {
    const name = sql.table(table);
    await sql`alter table ${name} add column is_own_mailbox boolean not null default false`.execute(
      db,
    );
    await sql`
      update ${name} as booked set is_own_mailbox = true
      where is_mail_confirmed and not exists (select 1 from member m
        where m.session_id = booked.session_id and m.login_email <> booked.contact_email)`.execute(
      db,
    );
  }
}
