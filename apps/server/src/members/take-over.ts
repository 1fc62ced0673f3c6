import { beginningsOf, fillDrafts } from '../domain/drafts/fill-drafts.ts';
import type { TakeOver } from '../domain/members/log-in.ts';
import { handOver } from '../domain/sessions/hand-over.ts';

/** What a visitor has begun becomes the member's who logs in, with what is known of them. */
export const takeOver: TakeOver = async (tx, visitorId, member) => {
  const begun = await beginningsOf(tx, visitorId);
  if (!(await handOver(tx, visitorId, member.session_id))) return false;
  await fillDrafts(tx, begun, member.id);
  return true;
};
