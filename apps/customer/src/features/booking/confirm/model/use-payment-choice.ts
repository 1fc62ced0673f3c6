import {
  type DraftPayment,
  listDraftPaymentMethodsOptions,
  type Reservation,
  type WalletSheet,
} from '@ferry/api/customer';
import { opensSheet } from '@ferry/format/wallet-methods';
import { useQuery } from '@tanstack/react-query';
import { checkInOf } from '../../shared/model/check-in.ts';

/** How a hold will be paid, as its customer has chosen. */
export type PaymentChoice = Pick<DraftPayment, 'method' | 'card' | 'store'> & {
  /** Of the choice that the customer has seen; undefined when there was nothing to choose. */
  id: DraftPayment['id'] | undefined;
  deadline: string | null;
  /** What a refund of it costs, in yen. */
  refundFeeYen: number;
  /** The page that opens the wallet's sheet; null for what has none. */
  walletSheet: WalletSheet | null;
};

const atPort = {
  method: 'port',
  card: null,
  store: null,
  id: undefined,
  refundFeeYen: 0,
  walletSheet: null,
} as const;

/**
 * The choice in the hold's draft. A hold without one (looked up on another device) is paid at the
 * port: a card belongs to the browser in which it was entered. Undefined where the draft has none any
 * more: a stored card was removed, and another method has to be chosen.
 */
export function usePaymentChoice(
  trip: Pick<Reservation, 'draftId' | 'passengers' | 'outbound' | 'return'>,
): PaymentChoice | undefined {
  const { draftId } = trip;
  const { data } = useQuery({
    ...listDraftPaymentMethodsOptions({ path: { draftId: draftId ?? '' } }),
    enabled: draftId !== null,
  });
  const { chosen } = data ?? {};
  const option = data?.options.find(({ method }) => method === chosen?.method);
  if (chosen) {
    return {
      ...chosen,
      deadline: option?.deadline ?? null,
      refundFeeYen: option?.refundFeeYen ?? 0,
      walletSheet: opensSheet(chosen.method) ? (data?.walletSheet ?? null) : null,
    };
  }
  if (data) return undefined;
  return { ...atPort, deadline: checkInOf(trip) };
}
