import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromYucho, isBankKana, toBankKana, toDigits } from './bank-account.ts';

describe('口座名義のカナ', () => {
  it.each([
    ['やまだ はなこ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ヤマダ　ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['キャッチャー', 'ｷﾔﾂﾁﾔ-'],
    ['ヴェルヌ ジュール', 'ｳﾞｴﾙﾇ ｼﾞﾕ-ﾙ'],
    ['カ)シオナギパプリカ', 'ｶ)ｼｵﾅｷﾞﾊﾟﾌﾟﾘｶ'],
    ['smith ｊｏｈｎ', 'SMITH JOHN'],
    ['ヲノ', 'ｵﾉ'],
    ['ゎ゛', 'ﾜﾞ'],
    ['ヷヺ', 'ﾜﾞｵﾞ'],
    ['ｧﾞ･ヵ゛', 'ｱﾞ.ｶﾞ'],
  ])('%s → %s', (typed, kana) => {
    expect(toBankKana(typed)).toBe(kana);
    expect(isBankKana(kana)).toBe(true);
  });

  it.each(['', ' ', '山田花子', 'ﾔﾏﾀﾞ★', '123', 'ｧ', 'ﾞﾔﾏﾀﾞ', 'ヤマ ゛', 'か゛゛'])(
    '「%s」は名義ではない',
    (typed) => {
      expect(isBankKana(typed === 'ｧ' ? typed : toBankKana(typed))).toBe(false);
    },
  );

  it('一度直した名義は、もう一度直しても変わらない', () => {
    const kana = fc.stringMatching(/^[ぁ-ゖァ-ヺーｦ-ﾟ･゛゜\u3099\u309aA-Za-z0-9 ]{1,20}$/);
    fc.assert(
      fc.property(kana, (typed) => {
        const once = toBankKana(typed);
        return toBankKana(once) === once;
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('ゆうちょ銀行の記号・番号', () => {
  it.each([
    ['11940', '12345671', '198', '一九八', 'ordinary', '1234567'],
    ['10530', '1234561', '058', '〇五八', 'ordinary', '0123456'],
    ['00530', '123456', '059', '〇五九', 'current', '0123456'],
    ['01940', '12', '199', '一九九', 'current', '0000012'],
  ])('%s-%s → %s %s %s', (symbol, number, branchCode, branchName, accountType, accountNumber) => {
    expect(fromYucho(symbol, number)).toEqual({
      branchCode,
      branchName,
      accountType,
      accountNumber,
    });
  });

  it.each([
    ['1194', '12345671'],
    ['11941', '12345671'],
    ['21940', '12345671'],
    ['11940', '12345672'],
    ['11940', '1'],
    ['11940', '01'],
    ['01940', '1234567'],
    ['', ''],
  ])('%s-%s は口座ではない', (symbol, number) => {
    expect(fromYucho(symbol, number)).toBeUndefined();
  });
});

it('番号は、全角でも、間に線や空白があっても、数字になる', () => {
  expect(toDigits(' １２３ー４５ 67 ')).toBe('1234567');
});
