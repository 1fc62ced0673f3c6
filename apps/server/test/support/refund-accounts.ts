import type { RefundAccountRequest, Reservation } from '@ferry/api/customer-server';
import { expect } from 'vitest';
import { type CommandResult, runLine } from '../../src/commands/run-line.ts';
import type { TestServer, Visitor } from './api.ts';
import { key, RESERVATIONS } from './booking.ts';

/** As a customer types it: in any width, in hiragana. */
export const account: RefundAccountRequest = {
  kind: 'bank',
  bankCode: '０００１',
  bankName: 'みなと銀行',
  branchCode: '123',
  branchName: '本店',
  accountType: 'ordinary',
  symbol: '',
  accountNumber: '76543２1',
  holderKana: 'やまだ　はなこ',
};

/** What is in the operator's list of it. */
export const LISTED = ['0001', 'みなと銀行', '123', '本店', '普通', '7654321', 'ﾔﾏﾀﾞ ﾊﾅｺ'];

export function register(
  visitor: Visitor,
  { id }: Pick<Reservation, 'id'>,
  refundId: string,
  request: RefundAccountRequest = account,
  headers = key(),
) {
  const url = `${RESERVATIONS}/${id}/refunds/${refundId}/account`;
  return visitor.put(url, request, headers);
}

/** A line that the operator types. */
export const typed = ({ services }: TestServer, line: string): Promise<CommandResult> =>
  runLine(
    {
      db: services.db,
      clock: services.clock,
      keys: async () => services.keys,
      keySettings: {
        ring: undefined,
        file: undefined,
        demonstrationFile: '/nowhere/keys',
        dataDir: '/nowhere',
      },
    },
    { words: line.split(' '), input: '', actor: 'mika' },
  );

/** A line that works. @returns what it prints */
export async function operate(server: TestServer, line: string): Promise<string> {
  const { exitCode, text } = await typed(server, line);
  expect([line, exitCode, text]).toEqual([line, 0, text]);
  return text;
}
