import type { RefundAccountRequest } from '@ferry/api/customer';

/** The boxes of the form that are typed in. */
export type TextOfAccount = Exclude<keyof RefundAccountRequest, 'kind' | 'accountType'>;

/** Id of a box. */
export const accountFieldId = (field: keyof RefundAccountRequest): string =>
  `refund-account-${field}`;

export const noAccount: RefundAccountRequest = {
  kind: 'bank',
  bankCode: '',
  bankName: '',
  branchCode: '',
  branchName: '',
  accountType: null,
  symbol: '',
  accountNumber: '',
  holderKana: '',
};

/** The boxes that are required, in the order of the screen. */
export const requiredFields = ({ kind }: RefundAccountRequest): (keyof RefundAccountRequest)[] =>
  kind === 'yucho'
    ? ['symbol', 'accountNumber', 'holderKana']
    : [
        'bankName',
        'bankCode',
        'branchName',
        'branchCode',
        'accountType',
        'accountNumber',
        'holderKana',
      ];

/** What is sent: nothing of the kind of account that was chosen before. */
export const sentAccount = (answers: RefundAccountRequest): RefundAccountRequest => {
  if (answers.kind === 'bank') return { ...answers, symbol: '' };
  const { kind, symbol, accountNumber, holderKana } = answers;
  return { ...noAccount, kind, symbol, accountNumber, holderKana };
};
