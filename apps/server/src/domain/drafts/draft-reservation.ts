import type { DraftReservation, StoredDraft } from './draft-rows.ts';

/** The hold or reservation that came from the draft and is still live. */
export function liveReservation(
  { reservation }: StoredDraft,
  now: Date,
): DraftReservation | undefined {
  const isOver = reservation?.state === 'held' && reservation.limitTime <= now;
  return isOver || reservation?.state === 'expired' ? undefined : reservation;
}
