import type { RefundAccountRequest } from '@ferry/api/customer';

/**
 * The name of each field of an account, in the order of the screen: the label at the field and the word in
 * its messages. By itself, because few customers ever see it.
 */
export const refundAccountLabels: Record<keyof RefundAccountRequest, string> = {
  kind: '口座のある金融機関',
  bankName: '金融機関の名前',
  bankCode: '金融機関コード',
  branchName: '支店の名前',
  branchCode: '支店コード',
  accountType: '種別',
  symbol: '記号',
  accountNumber: '口座番号',
  holderKana: '口座名義(カナ)',
};

/** Correct answers, shown where the form of the answer is wrong. */
export const refundAccountExamples: Partial<Record<keyof RefundAccountRequest, string>> = {
  bankCode: '0001',
  branchCode: '123',
  symbol: '11940',
  accountNumber: '1234567',
  holderKana: 'ヤマダ ハナコ',
};
