import { afterEach, expect, it, vi } from 'vitest';
import { ProviderFailure } from '../../src/booking/services/payment-provider.ts';
import { runLine } from '../../src/commands/run-line.ts';
import { TEST_KEYS } from '../support/api.ts';
import { bookFamily, cancelShown, wholeTrip } from '../support/cancelling.ts';
import { CARDS, lookedUp } from '../support/paying.ts';
import { runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
afterEach(() => {
  vi.restoreAllMocks();
});

const run = (line: string) =>
  runLine(
    {
      ...server.services,
      keys: async () => TEST_KEYS,
      keySettings: { ring: 'a setting', file: undefined, demonstrationFile: '', dataDir: '' },
    },
    { words: line.split(' '), input: '', actor: 'kaede' },
  );

it('what the provider refuses is listed without names, asked for again by hand, and audited', async () => {
  expect(await run('refunds list')).toEqual({ exitCode: 0, text: 'nothing waits' });
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  const cancelled = await cancelShown(visitor, booked, wholeTrip);
  const facts = { status: 400, type: 'invalid_request_error', code: 'balance_insufficient' };
  const refused = new ProviderFailure(facts, true);
  vi.spyOn(server.services.payments, 'refundPart').mockRejectedValueOnce(refused);
  await runPaymentJobs(server);
  expect(server.log.splice(0).join()).toContain('"msg":"a refund is refused"');
  const { text } = await run('refunds list');
  const [id = '', way, state, number, yen, why, since] = text.split('\t');
  expect([way, state, number, Number(yen), why, since]).toEqual([
    ...['card', 'refused', `${booked.reservationNumber}-C1`],
    cancelled.cancellations[0]?.refundYen,
    ...['balance_insufficient', 'since 2027-07-20T10:00:00+09:00'],
  ]);
  expect(await run(`refunds again ${id}`)).toEqual({
    exitCode: 0,
    text: `${id} is asked for again`,
  });
  await runPaymentJobs(server);
  const seen = await lookedUp(server.app, booked);
  expect(seen.cancellations).toMatchObject([{ refundState: 'refunded' }]);
  expect(await run('refunds list')).toEqual({ exitCode: 0, text: 'nothing waits' });
  expect((await run(`refunds again ${id}`)).exitCode).toBe(1);
  const audit = await server.db
    .selectFrom('operator_audit')
    .select(['command', 'details'])
    .where('command', '=', 'refunds again')
    .execute();
  expect(audit).toEqual([{ command: 'refunds again', details: id }]);
});
