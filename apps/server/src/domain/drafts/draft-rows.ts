import type { ChangePart, CustomerInput, ReservationState } from '@ferry/api/customer-server';
import { type Kysely, sql, type Transaction } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { StoredDraftTicket } from '../../database/sold-ticket.ts';
import { type ShownTrip, type StoredTrip, storedShownTrip } from '../../database/stored-trip.ts';
import type { PartnerTicketRow } from '../partner-tickets/partner-ticket-rows.ts';
import { type ResidentMember, residentOf } from './resident.ts';

/** What became of a draft. */
export interface DraftReservation {
  id: string;
  state: ReservationState;
  limitTime: Date;
  /** The draft's version whose content is reserved. */
  draftVersion: number | null;
}

/** A booking that a draft is to change. */
interface DraftChangeOf {
  reservationId: string;
  /** What its customer has chosen to change. */
  parts: ChangePart[];
}

/** The partner ticket that a draft is sold by, with what was chosen of it. */
export interface DraftTicket extends StoredDraftTicket {
  /** As the operator's document has it now, or had it last. */
  row: PartnerTicketRow;
}

/** A draft as it is stored. */
export interface StoredDraft {
  id: string;
  version: number;
  trip: StoredTrip;
  /** What was last shown of the trip. */
  shown: ShownTrip | null;
  customers: CustomerInput;
  /** The member whose draft it is, where they are granted the fare of residents. */
  resident: ResidentMember | undefined;
  expiresAt: Date;
  /** The booking that it is to change; undefined for a new one. */
  change?: DraftChangeOf | undefined;
  /** The partner ticket that it is sold by; undefined for a crossing alone. */
  ticket?: DraftTicket | undefined;
  /** The newest reservation made from it; it may have expired. */
  reservation: DraftReservation | undefined;
}

export type DraftContent = Pick<StoredDraft, 'trip' | 'customers' | 'shown' | 'ticket'>;

export async function insertDraft(
  db: Kysely<Database>,
  sessionId: number,
  draft: StoredDraft,
): Promise<void> {
  await db
    .insertInto('draft')
    .values({
      id: draft.id,
      session_id: sessionId,
      version: draft.version,
      expires_at: draft.expiresAt,
      reservation_id: null,
      change_of: draft.change?.reservationId ?? null,
      change_parts: draft.change ? JSON.stringify(draft.change.parts) : null,
      ...columnsOf(draft),
    })
    .execute();
}

/** The session's draft, unless its time is over. */
export async function findDraft(
  db: Kysely<Database>,
  sessionId: number,
  draftId: string,
  now: Date,
): Promise<StoredDraft | undefined> {
  const [row] = await readDraft(db, { sessionId, now, draftId });
  return row && storedDraft(row);
}

const readDraft = prepared(
  (db, { sessionId, now, draftId }: { sessionId: number; now: Date; draftId: string }) =>
    liveDrafts(db, sessionId, now).where('d.id', '=', draftId),
);

/**
 * The session's drafts that are still to become a reservation, the last changed first.
 * @param most how many at most
 */
export async function findUnfinishedDrafts(
  db: Kysely<Database>,
  sessionId: number,
  now: Date,
  most: number,
): Promise<StoredDraft[]> {
  const rows = await liveDrafts(db, sessionId, now)
    .where('d.change_of', 'is', null)
    .where((where) =>
      where.or([
        where('r.id', 'is', null),
        where('r.state', 'in', ['held', 'expired']),
        // What was booked before is only being paid: it is among the reservations.
        where.and([
          where('r.state', '=', 'paymentProcessing'),
          where.not(
            where.exists(
              where
                .selectFrom('reservation_history as h')
                .select('h.reservation_id')
                .whereRef('h.reservation_id', '=', 'r.id')
                .where('h.event', '=', 'confirmed'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('d.expires_at', 'desc')
    .orderBy('d.id')
    .limit(most)
    .execute();
  return rows.map(storedDraft);
}

const liveDrafts = (db: Kysely<Database>, sessionId: number, now: Date) =>
  db
    .selectFrom('draft as d')
    .leftJoin('reservation as r', 'r.id', 'd.reservation_id')
    // A member's session is their own: read each time, because a scope may be taken away.
    .leftJoin('member as m', 'm.session_id', 'd.session_id')
    .leftJoin('partner_ticket as t', (on) =>
      on.on(sql<boolean>`t.id = d.partner_ticket ->> 'partnerTicketId'`),
    )
    .selectAll('d')
    .select(['r.state', 'r.limit_time', 'r.draft_version'])
    .select(['m.scope', 'm.resident_person'])
    .select(['t.rule', 't.facts', 't.retired'])
    .where('d.session_id', '=', sessionId)
    .where('d.expires_at', '>', now);

type DraftRow = Awaited<ReturnType<ReturnType<typeof liveDrafts>['execute']>>[number];

function storedDraft(row: DraftRow): StoredDraft {
  const { reservation_id: id, state, limit_time: limitTime } = row;
  return {
    id: row.id,
    version: row.version,
    trip: row.trip,
    shown: row.shown && storedShownTrip(row.shown),
    customers: row.customers,
    resident: residentOf(row),
    expiresAt: row.expires_at,
    change:
      row.change_of === null
        ? undefined
        : { reservationId: row.change_of, parts: row.change_parts ?? [] },
    ticket: ticketOf(row),
    reservation:
      id && state && limitTime
        ? { id, state, limitTime, draftVersion: row.draft_version }
        : undefined,
  };
}

function ticketOf({ partner_ticket, rule, facts, retired }: DraftRow): DraftTicket | undefined {
  if (!partner_ticket || !rule || !facts) return undefined;
  return { ...partner_ticket, row: { rule, facts, retired: retired ?? false } };
}

/** Keeps other requests from changing the draft until the transaction ends. */
export async function lockDraft(tx: Transaction<Database>, draftId: string): Promise<void> {
  await tx.selectFrom('draft').select('id').where('id', '=', draftId).forUpdate().execute();
}

/** As {@link lockDraft}, the session's draft that led to a reservation. @returns its version */
export async function lockDraftOf(
  tx: Transaction<Database>,
  sessionId: number,
  reservationId: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('draft')
    .select('version')
    .where('reservation_id', '=', reservationId)
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/**
 * As {@link lockDraft}, the session's draft that led to a reservation, and those of all sessions that are to change it: before the
 * reservation, in the order of all locks.
 */
export async function lockDraftsAbout(
  tx: Transaction<Database>,
  sessionId: number,
  reservationId: string,
): Promise<void> {
  await tx
    .selectFrom('draft')
    .select('id')
    .where(({ and, eb, or }) =>
      or([
        and([eb('reservation_id', '=', reservationId), eb('session_id', '=', sessionId)]),
        eb('change_of', '=', reservationId),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** As {@link lockDraftsAbout}, whosever they are: the draft that is held, and those that are to change what is booked. */
export async function lockLiveDrafts(
  tx: Transaction<Database>,
  reservationId: string,
): Promise<void> {
  await tx
    .selectFrom('draft as d')
    .select('d.id')
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        and([
          eb('d.reservation_id', '=', reservationId),
          exists(
            selectFrom('reservation as r')
              .select('r.id')
              .whereRef('r.id', '=', 'd.reservation_id')
              .where('r.state', '=', 'held'),
          ),
        ]),
        eb('d.change_of', '=', reservationId),
      ]),
    )
    .orderBy('d.id')
    .forUpdate()
    .execute();
}

export async function updateDraft(
  tx: Transaction<Database>,
  draftId: string,
  draft: DraftContent & Pick<StoredDraft, 'version' | 'expiresAt'>,
): Promise<void> {
  await tx
    .updateTable('draft')
    .set({ version: draft.version, expires_at: draft.expiresAt, ...columnsOf(draft) })
    .where('id', '=', draftId)
    .execute();
}

/** The draft has led to a reservation; its content and version stay. */
export async function linkReservation(
  tx: Transaction<Database>,
  draftId: string,
  link: { reservationId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('draft')
    .set({ reservation_id: link.reservationId, expires_at: link.expiresAt })
    .where('id', '=', draftId)
    .execute();
}

/** What was chosen to pay with and links that were sent go with it. */
export async function deleteDraftRow(tx: Transaction<Database>, draftId: string): Promise<void> {
  await tx.deleteFrom('draft').where('id', '=', draftId).execute();
}

function columnsOf({ trip, shown, customers, ticket }: DraftContent) {
  const { row: _, ...chosen } = ticket ?? {};
  return {
    partner_ticket: ticket ? JSON.stringify(chosen) : null,
    trip: JSON.stringify(trip),
    shown: shown && JSON.stringify(shown),
    customers: JSON.stringify(customers),
  };
}
