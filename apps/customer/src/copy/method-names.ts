import type { PaymentMethod } from '@ferry/api/customer';

/** What each method of payment is called. */
export const methodNames: Record<PaymentMethod, string> = {
  card: 'クレジットカード',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  payPay: 'PayPay',
  convenienceStore: 'コンビニ',
  port: '乗船港の窓口',
};
