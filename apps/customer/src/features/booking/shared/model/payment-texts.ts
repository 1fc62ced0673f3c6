import type { DraftPayment, PaymentMethod, PaymentMethodOption } from '@ferry/api/customer';
import { formatSailingTimeShort } from '@ferry/format/short-time';
import { isWalletMethod } from '@ferry/format/wallet-methods';
import { formatYen } from '@ferry/format/yen';
import { methodNames } from '../../../../copy/method-names.ts';
import type { MethodWords } from './flow.ts';

/** What a method is called. A newer server may have one that this build does not know. */
export const methodName = (method: PaymentMethod): string =>
  methodNames[method] ?? 'その他のお支払い方法';

/** 「12,300円を支払って予約を確定する」, and with which wallet: what the one button does. */
export const payAndConfirm = (
  method: PaymentMethod,
  amount: string,
  what: '予約' | '変更',
): string =>
  `${isWalletMethod(method) ? `${methodName(method)}で` : ''}${amount}を支払って${what}を確定する`;

/** What happens when, under the method's name. */
export function methodDescription(
  { method, deadline, refundFeeYen }: PaymentMethodOption,
  words: Pick<MethodWords, 'card' | 'port'>,
): string {
  switch (method) {
    case 'card':
      return `${words.card}カード会社の本人認証(3Dセキュア)を行うことがあります。`;
    case 'applePay':
    case 'googlePay':
      return `${words.card}お支払いのボタンを押すと、${methodName(method)}の画面が開きます。`;
    case 'payPay':
      return `${words.card}お支払いのボタンを押すと、PayPayの画面へ移動します。`;
    case 'convenienceStore':
      return `${deadlineText(deadline)}${refundFeeYen > 0 ? refundFeeText(refundFeeYen) : ''}`;
    case 'port':
      return `${words.port}${deadlineText(deadline)}`;
    default:
      return deadlineText(deadline);
  }
}

/** What a refund costs beside the cancellation. */
export const refundFeeText = (yen: number): string =>
  `払い戻しのときは、手数料${formatYen(yen)}を差し引きます。`;

const deadlineText = (deadline: string | null) =>
  deadline ? `期限は${formatSailingTimeShort(deadline)}です。` : '';

/** Whether this build knows how a method is paid. */
export const isKnownMethod = (method: string): boolean => Object.hasOwn(methodNames, method);

/** Why a method cannot be chosen; undefined when it can. */
export function unavailableReason(option: PaymentMethodOption): string | undefined {
  switch (option.reason) {
    case null:
      return isKnownMethod(option.method)
        ? undefined
        : 'この画面ではお選びいただけません。ページを再読み込みしてください。';
    case 'AMOUNT':
      return 'この金額ではご利用いただけません。ほかの方法をお選びください。';
    case 'CLOSED':
      return 'この画面ではお支払いいただけません。窓口またはお電話で承ります。';
    case 'CVS_AMOUNT':
      return `コンビニでのお支払いは${formatYen(option.maximumYen ?? 0)}までです。`;
    case 'CVS_TOO_LATE':
      return '出港日まで日数がないため、コンビニではお支払いいただけません。';
    case 'UNPAID_LIMIT':
      return 'お支払い待ちのご予約が上限に達しています。先にお支払いいただくか、クレジットカードをお選びください。';
    case 'MAIL_UNCONFIRMED':
      return 'メールアドレスの確認が済むとお選びいただけます。';
    case 'PROVIDER_DOWN':
      return 'ただいま決済会社に接続できません。ほかの方法をお選びいただくか、時間をおいてお試しください。';
    case 'NOT_OFFERED':
      return 'この航路ではお取り扱いしていません。';
    default:
      return 'この予約ではご利用いただけません。ほかの方法をお選びください。';
  }
}

/** The chosen method in one line: 「クレジットカード(VISA 下4桁 4242)」. */
export function chosenText({ method, card, store }: Omit<DraftPayment, 'id'>): string {
  if (card) return `${methodName(method)}(${card.brand} 下4桁 ${card.last4})`;
  return store ? `${methodName(method)}(${store.name})` : methodName(method);
}
