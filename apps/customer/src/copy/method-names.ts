import type { PaymentMethod } from '@ferry/api/customer';

/** What each method of payment is called. */
export const methodNames: Record<PaymentMethod, string> = {
  card: 'クレジットカード',
  convenienceStore: 'コンビニ',
  port: '乗船港の窓口',
};
