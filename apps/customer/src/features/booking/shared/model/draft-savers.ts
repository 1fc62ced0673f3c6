import type { Draft } from '@ferry/api/customer';
import { onForgetMember } from '../../../../page/forget-member.ts';
import { holdReloadsWhile } from '../../../../page/hold-reloads.ts';
import { createDraftSaver, type DraftSaver, type SendCustomers } from './draft-saver.ts';

/** Savers of this tab by draft: answers that could not be stored outlive their page here. */
const savers = new Map<string, DraftSaver>();
onForgetMember(() => savers.clear());

holdReloadsWhile(() => [...savers.values()].some((saver) => !saver.isSaved()));
if (typeof window !== 'undefined') window.addEventListener('online', saveUnsent);

/** Sends what could not be stored for want of a network, also of steps that have been left. */
export function saveUnsent(): void {
  for (const saver of savers.values()) {
    if (saver.getState().failure?.code === 'OFFLINE') void saver.saveNow();
  }
}

/**
 * The saver of a draft. One with answers that are not stored yet is used again, so that nothing is
 * lost when the customer leaves the step and comes back; so is one that knows a later version: the
 * draft was loaded while its last save was in flight. Otherwise the draft as loaded counts.
 */
export function openSaver(draft: Draft, send: SendCustomers): DraftSaver {
  const open = savers.get(draft.id);
  const isUpToDate = open && open.getState().draft.version >= draft.version;
  if (open && (isUpToDate || !open.isSaved())) return open;
  const saver = createDraftSaver(draft, send);
  savers.set(draft.id, saver);
  return saver;
}

/** Waits until the answers typed in this tab have been sent, whether that succeeds or not. */
export async function settleAnswers(draftId: string): Promise<void> {
  await savers.get(draftId)?.saveNow();
}
