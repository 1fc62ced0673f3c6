import { expect, it } from 'vitest';
import { noAccount, sentAccount } from './account-fields.ts';
import { seenHolder, seenYucho } from './account-texts.ts';

it('名義は、銀行が読む形で見せ、漢字のあいだは何も言わない', () => {
  expect(seenHolder('やまだ はなこ')).toBe('振り込みの名義:ﾔﾏﾀﾞ ﾊﾅｺ');
  expect(seenHolder('山田')).toBe('');
  expect(seenHolder('')).toBe('');
});

it('ゆうちょ銀行の記号・番号は、そろうと振り込みの口座になる', () => {
  const typed = { ...noAccount, symbol: '１１９４０', accountNumber: '12345671' };
  expect(seenYucho(typed)).toBe('振り込みの口座:店番198、1234567');
  expect(seenYucho({ ...typed, accountNumber: '1234' })).toBe('');
});

it('選び直す前の欄は送らない', () => {
  const typed = {
    ...noAccount,
    bankCode: '0001',
    accountType: 'current' as const,
    symbol: '11940',
  };
  expect(sentAccount(typed)).toMatchObject({ bankCode: '0001', symbol: '' });
  expect(sentAccount({ ...typed, kind: 'yucho' })).toMatchObject({
    bankCode: '',
    accountType: null,
    symbol: '11940',
  });
});
