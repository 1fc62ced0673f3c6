import type { Payment } from '@ferry/api/customer';

/** The sentences for a customer who comes back from the card company or PayPay before the payment is done. */
export const unfinishedTexts = ({ method }: Pick<Payment, 'method'>) =>
  method === 'payPay'
    ? {
        title: 'PayPayでのお支払いが終わっていません',
        link: 'PayPayの画面へ進む',
        text: 'お支払いは、PayPayの画面で済ませてください。',
        left: 'お支払いのないまま10分ほどたつと、PayPayでのお支払いは取りやめになり',
      }
    : {
        title: '本人認証が終わっていません',
        link: '本人認証の画面へ進む',
        text: 'お支払いには、カード会社の本人認証(3Dセキュア)が必要です。',
        left: '本人認証をしないまま10分ほどたつと、カードのお支払いは取りやめになり',
      };
