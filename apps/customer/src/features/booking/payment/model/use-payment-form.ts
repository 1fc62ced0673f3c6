import type { DraftPaymentRequest, PaymentMethod } from '@ferry/api/customer';
import { isWalletMethod, opensSheet, type WalletMethod } from '@ferry/format/wallet-methods';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useState } from 'react';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { notOpenedText, sheetClosedText } from '../../shared/model/wallet-texts.ts';
import { CARD_FIELDS_ID, type HostedFieldsState } from './hosted-fields.ts';
import type { OfferedMethods, PaymentStep } from './payment-step.ts';

/** Ids of the form's own controls. */
export const METHOD_ID = 'payment-method';
export const STORE_ID = 'payment-store';
export const STORED_CARD_ID = 'payment-card';
/** Stands for a card that is typed in, among the stored ones. */
export const NEW_CARD = 'new';

const missing = (id: string, key: 'payment.method' | 'payment.storeId'): FieldProblem => ({
  id,
  message: `${fieldLabels[key]}を選択してください。`,
});
const unreadable = 'カード情報を送信できませんでした。通信状況を確認して、もう一度お試しください。';

/** What is wrong before anything is sent. */
function paymentProblems(
  method: PaymentMethod | undefined,
  storeId: string,
): readonly FieldProblem[] {
  if (!method) return [missing(METHOD_ID, 'payment.method')];
  return method === 'convenienceStore' && !storeId ? [missing(STORE_ID, 'payment.storeId')] : [];
}

interface Answers {
  storeId: string;
  /** A stored card, or {@link NEW_CARD}. */
  cardId: string;
  /** The card that is typed in is kept after the payment. */
  keepsForNext: boolean;
}

/** The stored card that is offered first: none of them has to be looked for. */
const firstCard = ({ cards }: OfferedMethods): string =>
  cards.find(({ isExpired }) => !isExpired)?.id ?? NEW_CARD;

function useCardChoice(methods: OfferedMethods) {
  const [picked, setCardId] = useState(() => firstCard(methods));
  const [keepsForNext, setKeepsForNext] = useState(false);
  // It may have been removed in another tab.
  const isThere = methods.cards.some(({ id, isExpired }) => id === picked && !isExpired);
  return { cardId: isThere ? picked : NEW_CARD, setCardId, keepsForNext, setKeepsForNext };
}

/** What the server is asked for, or why it cannot be asked. */
type Asked = { body: DraftPaymentRequest } | { problems: readonly FieldProblem[]; text?: string };

async function walletRequest(
  method: WalletMethod,
  askWallet: PaymentStep['askWallet'],
): Promise<Asked> {
  if (!askWallet || !opensSheet(method)) return { body: { method } };
  const answer = await askWallet(method);
  if (answer.type === 'token') return { body: { method, token: answer.token } };
  const text = answer.type === 'closed' ? sheetClosedText(method) : notOpenedText(method);
  return { problems: [], text };
}

async function requestOf(
  { method, storeId, cardId, keepsForNext }: Answers & { method: PaymentMethod },
  hosted: HostedFieldsState,
  askWallet: PaymentStep['askWallet'],
): Promise<Asked> {
  if (isWalletMethod(method)) return walletRequest(method, askWallet);
  if (method === 'port') return { body: { method } };
  if (method === 'convenienceStore') return { body: { method, storeId } };
  if (cardId !== NEW_CARD) return { body: { method, cardId } };
  const answer = await hosted.submit();
  if (answer.type === 'token') {
    const keeping = keepsForNext ? { keepCard: true } : {};
    return { body: { method, token: answer.token, ...keeping } };
  }
  if (answer.type === 'failed') return { problems: [], text: unreadable };
  return { problems: answer.messages.map(({ message }) => ({ id: CARD_FIELDS_ID, message })) };
}

/**
 * State of the choice of a payment method. A card that was chosen before stays chosen until another
 * one is needed; its number is never here, only the provider's token on its way to the server.
 *
 * @param tried the method of an attempt that has failed: it stays chosen
 */
export function usePaymentForm(
  { offered, ...step }: PaymentStep,
  hosted: HostedFieldsState,
  tried?: PaymentMethod,
) {
  const { chosen, options } = offered;
  const isOffered = (requested: PaymentMethod | undefined) =>
    options.some((each) => each.method === requested && each.isAvailable);
  const isStillOffered = isOffered(chosen?.method);
  const begin = chosen?.method ?? tried ?? step.first;
  const [picked, setMethod] = useState<PaymentMethod>();
  const method = picked ?? (isOffered(begin) ? begin : undefined);
  const [storeId, setStoreId] = useState(chosen?.store?.id ?? '');
  const [keepsCard, setKeepsCard] = useState(chosen?.card != null && isStillOffered);
  const card = useCardChoice(offered);
  /** Why the choice could not be stored, where no field is to blame. */
  const [failure, setFailure] = useState('');

  /** Stores the choice and goes on, unless something has to be put right first. */
  const send = async () => {
    if (!method) return;
    const isKept = method === 'card' && keepsCard && chosen;
    const answers = { method, storeId, ...card };
    const request = isKept ? undefined : await requestOf(answers, hosted, step.askWallet);
    if (request && !('body' in request)) {
      setFailure(request.text ?? '');
      return request.problems;
    }
    const why = request && (await step.send(request.body));
    if (why === undefined) await step.goOn();
    else setFailure(why);
    return;
  };
  const form = useForm({
    check: () => paymentProblems(method, storeId),
    send: () => {
      setFailure('');
      return send();
    },
  });

  return {
    ...form,
    method,
    setMethod: (next: PaymentMethod) => {
      setMethod(next);
      form.clear();
    },
    storeId,
    setStoreId: (next: string) => {
      setStoreId(next);
      form.clear();
    },
    ...card,
    keptCard: keepsCard ? chosen?.card : undefined,
    forgetCard: () => setKeepsCard(false),
    failure,
  };
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;
