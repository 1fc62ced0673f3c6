import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { QUOTA } from '../../src/database/sold-ticket.ts';
import type * as TicketStock from '../../src/domain/partner-tickets/ticket-stock.ts';
import type * as ClaimRows from '../../src/domain/reservations/claim-rows.ts';
import type * as GuestRightRows from '../../src/domain/reservations/guest-right-rows.ts';
import type { lockLine } from '../../src/domain/waitlist/waitlist-rows.ts';

// How the server would do it without a guard of `guards.ts`: looks first, and does it afterwards.

/** Whatever contact a reservation has. */
export const anyContact = sql<boolean>`true`;

/** Gives the right to a reservation without comparing the contact once more. */
export const insertRight: typeof GuestRightRows.insertGuestRight = async (
  tx,
  { reservationId: reservation_id },
  { sessionId: session_id, expiresAt: expires_at },
) => {
  const right = { session_id, reservation_id, expires_at };
  await tx.insertInto('guest_right').values(right).execute();
  return true;
};

/** Reads the state of a reservation, and makes it a member's afterwards. */
export const lookThenClaim: typeof ClaimRows.claimReservationRow = async (
  tx,
  { reservationId },
  { ownerId },
) => {
  const found = tx.selectFrom('reservation').select('state').where('id', '=', reservationId);
  const { state } = await found.executeTakeFirstOrThrow();
  const taken = tx.updateTable('reservation').set({ session_id: ownerId });
  await taken.where('id', '=', reservationId).execute();
  return state === 'confirmed';
};

let waiting: PromiseWithResolvers<void> | undefined;

/** Waits for another one to come here. */
async function pairUp(): Promise<void> {
  const other = waiting;
  waiting = other ? undefined : Promise.withResolvers<void>();
  other?.resolve();
  await waiting?.promise;
}

/** Counts what is taken of a ticket's day, and takes it when another one has counted as well. */
export const countThenTake: typeof TicketStock.swapTicketStock = async (tx, rule, { after }) => {
  for (const { include, day, at, people } of after) {
    const places = include === QUOTA ? rule.quota.perDay : Number.POSITIVE_INFINITY;
    if ((await takenOn(tx, rule.id, { include, day, at })) + people > places) {
      throw new Error('Sold out');
    }
  }
  await pairUp();
  for (const { include, day, at, people } of after) {
    await sql`insert into partner_stock as s (ticket_id, include, day, slot, taken, places)
      values (${rule.id}, ${include}, ${day}, ${at}, ${people}, 1000)
      on conflict (ticket_id, include, day, slot)
        do update set taken = s.taken + excluded.taken, places = 1000`.execute(tx);
  }
};

async function takenOn(
  tx: Kysely<Database>,
  ticketId: string,
  { include, day, at }: { include: number; day: string; at: string },
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select taken from partner_stock
    where ticket_id = ${ticketId} and include = ${include} and day = ${day} and slot = ${at}`.execute(
    tx,
  );
  return rows[0]?.taken ?? 0;
}

/** Reads who waits for a sailing without locking them. */
export const readLine: typeof lockLine = (tx, sailingId, now) =>
  tx
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('sailing_id', '=', sailingId)
    .where('joined_at', 'is not', null)
    .where('offered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('until', '>', now)
    .orderBy('place')
    .execute();
