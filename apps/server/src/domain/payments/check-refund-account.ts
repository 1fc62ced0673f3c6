import type { RefundAccountRequest } from '@ferry/api/customer-server';
import {
  type BankBranch,
  fromYucho,
  HOLDER_MAX_LENGTH,
  isBankKana,
  toBankKana,
  toDigits,
  YUCHO_CODE,
} from '@ferry/format/bank-account';
import { codePointLength, normaliseText } from '@ferry/format/width';
import type { Report } from '../people/problems.ts';
import type { RefundAccount } from './refund-accounts.ts';

/** Most characters of a bank's or branch's name. */
const NAME_MAX_LENGTH = 40;

/** The account in the form in which banks take it; whether it exists only the bank knows. */
export function checkRefundAccount(input: RefundAccountRequest, report: Report): RefundAccount {
  const branch = input.kind === 'yucho' ? checkYucho(input, report) : checkBank(input, report);
  return { ...branch, holderKana: checkHolder(input.holderKana, report) };
}

function checkHolder(typed: string, report: Report): string {
  const holder = toBankKana(typed);
  if (holder === '') report('holderKana', 'REQUIRED');
  else if (!isBankKana(holder)) report('holderKana', 'NOT_KANA');
  else if (codePointLength(holder) > HOLDER_MAX_LENGTH) report('holderKana', 'TOO_LONG');
  return holder;
}

type Bank = BankBranch & Pick<RefundAccount, 'bankCode' | 'bankName'>;

function checkBank(input: RefundAccountRequest, report: Report): Bank {
  const bankCode = toDigits(input.bankCode);
  const branchCode = toDigits(input.branchCode);
  checkDigits(bankCode, /^\d{4}$/, (code) => report('bankCode', code));
  const bankName = checkName(input.bankName, (code) => report('bankName', code));
  checkDigits(branchCode, /^\d{3}$/, (code) => report('branchCode', code));
  const branchName = checkName(input.branchName, (code) => report('branchName', code));
  if (input.accountType === null) report('accountType', 'REQUIRED');
  const number = toDigits(input.accountNumber);
  checkDigits(number, /^(?=.*[1-9])\d{1,7}$/, (code) => report('accountNumber', code));
  return {
    bankCode,
    bankName,
    branchCode,
    branchName,
    accountType: input.accountType ?? 'ordinary',
    accountNumber: number.padStart(7, '0'),
  };
}

function checkYucho({ symbol, accountNumber }: RefundAccountRequest, report: Report): Bank {
  const digits = { symbol: toDigits(symbol), accountNumber: toDigits(accountNumber) };
  checkDigits(digits.symbol, /^(?:1\d{3}0|0\d{4})$/, (code) => report('symbol', code));
  checkDigits(digits.accountNumber, /^(?=.*[1-9])\d{1,8}$/, (code) =>
    report('accountNumber', code),
  );
  const branch = fromYucho(digits.symbol, digits.accountNumber);
  // Each is right by itself, and they are not of one account.
  if (!branch) report('accountNumber', 'INVALID_FORMAT');
  const none: BankBranch = {
    branchCode: '',
    branchName: '',
    accountType: 'ordinary',
    accountNumber: '',
  };
  return { bankCode: YUCHO_CODE, bankName: 'ゆうちょ銀行', ...(branch ?? none) };
}

type Note = (code: 'REQUIRED' | 'INVALID_FORMAT' | 'TOO_LONG') => void;

function checkDigits(digits: string, form: RegExp, note: Note): void {
  if (digits === '') note('REQUIRED');
  else if (!form.test(digits)) note('INVALID_FORMAT');
}

function checkName(typed: string, note: Note): string {
  const name = normaliseText(typed);
  if (name === '') note('REQUIRED');
  else if (codePointLength(name) > NAME_MAX_LENGTH) note('TOO_LONG');
  return name;
}
