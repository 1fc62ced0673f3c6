import type { ApiError } from '@ferry/api/errors';
import { opensSheet } from '@ferry/format/wallet-methods';
import { useRef, useState } from 'react';
import { isDefinite } from '../../../../page/use-one-effect.ts';
import { useWalletSheet } from '../../shared/model/use-wallet-sheet.ts';
import type { PaymentChoice } from './use-payment-choice.ts';

/** The call that makes it binding; resolves to what it failed with, and is nothing while it runs already. */
type Run = (given: { token?: string }) => Promise<ApiError | undefined> | undefined;

/**
 * The press of the one button: where a wallet pays, its sheet opens first, here and nowhere else. A sheet that was
 * closed has done nothing; a call without an answer is repeated with the same token.
 *
 * @param choice undefined where nothing is to be paid
 * @param amountYen what the sheet shows, and what is charged
 */
export function useSheetPress(choice: PaymentChoice | undefined, amountYen: number) {
  const sheet = useWalletSheet(choice?.walletSheet ?? null);
  const [isAsking, setIsAsking] = useState(false);
  // Not the state, which is of the last render: a second click may come before the next one.
  const hasAsked = useRef(false);
  const [end, setEnd] = useState<'closed' | 'failed'>();
  const method = choice?.method;
  const press = async (run: Run) => {
    if (!opensSheet(method)) return void run({});
    if (hasAsked.current) return;
    hasAsked.current = true;
    setIsAsking(true);
    setEnd(undefined);
    const answer = await sheet.ask({ method, amountYen });
    hasAsked.current = false;
    setIsAsking(false);
    if (answer.type !== 'token') return setEnd(answer.type);
    const error = await run({ token: answer.token });
    sheet.end({ isPaid: error === undefined, isKnown: error === undefined || isDefinite(error) });
  };
  return { sheet, isAsking, end, press };
}
