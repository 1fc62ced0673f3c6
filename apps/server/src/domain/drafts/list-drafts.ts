import type { DraftSummary } from '@ferry/api/customer-server';
import { pipeline } from '../../database/pipeline.ts';
import { DomainError } from '../domain-error.ts';
import { findUnfinishedDrafts, type StoredDraft } from './draft-rows.ts';
import type { DraftContext } from './drafts.ts';
import { toDraft } from './to-draft.ts';

/** Most drafts of a list; each is described with today's offer. */
const MOST = 3;

/**
 * The caller's drafts that can still become a reservation, the last changed first: without names,
 * and without those whose ship has left.
 */
export async function listDrafts(context: DraftContext): Promise<DraftSummary[]> {
  const { db, clock, sessionId } = context;
  const drafts = await findUnfinishedDrafts(db, sessionId, clock.now(), MOST);
  const summaries = await pipeline(drafts.map((draft) => summaryOf(context, draft)));
  return summaries.filter((summary) => summary !== undefined);
}

async function summaryOf(
  { db, clock }: DraftContext,
  stored: StoredDraft,
): Promise<DraftSummary | undefined> {
  const described = await toDraft(db, clock, stored).catch((error: unknown) => {
    // Its trip can be shown no more: nothing to go on with.
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  if (!described) return undefined;
  const { id, outbound, return: returnLeg, nextStep, reservationId, expiresAt } = described.draft;
  if (Date.parse(outbound.sailing.departureAt) <= clock.now().getTime()) return undefined;
  return {
    id,
    outbound: outbound.sailing,
    return: returnLeg?.sailing ?? null,
    party: outbound.choice.party,
    nextStep,
    reservationId,
    expiresAt,
  };
}
