import { beforeEach } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { bookFamily } from './cancelling.ts';
import { CARDS } from './paying.ts';
import { useTestServer, useVisitor } from './use-server.ts';

/** What a refusal is recognised by. */
export const outcome = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

/**
 * A server for requests to change that no page of ours sends: mails are counted as for customers,
 * and no test is kept waiting for what another one has asked for.
 */
export function useBadChanges() {
  const { mailsOfRecipient } = defaultLimits;
  const server = useTestServer({ limits: { mailsOfRecipient } });
  const visitor = useVisitor(server);
  const card = { card: CARDS.frictionless };
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
  });
  return {
    server,
    visitor,
    card,
    /** Mails that a mailbox may get at once, and how fast it may get the next. */
    mailsOfRecipient,
    /** A family's booking, paid by a card. */
    paid: () => bookFamily(visitor, card),
  };
}
