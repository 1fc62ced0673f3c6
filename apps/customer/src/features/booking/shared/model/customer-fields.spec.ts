import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { fieldAt, fieldProblems } from './customer-fields.ts';

const { customers } = exampleOf('getDraft', 200, 'created');

describe('お客様情報の誤り', () => {
  test('画面の順に、だれのどの項目かを伝える', () => {
    const input = { ...customers, representative: { ...customers.representative, travels: false } };
    const problems = fieldProblems(input, {
      'passengers.2.age': ['AGE_CLASS_MISMATCH'],
      'passengers.0.familyNameKana': ['NOT_KANA'],
      'representative.city': ['TOO_LONG'],
      'representative.phone': ['INVALID_FORMAT'],
      'passengers.1.city': ['REQUIRED'],
      'passengers.1.sex': ['REQUIRED'],
    });
    expect(problems.map(({ id, message }) => [id, message])).toEqual([
      ['representative-phone', '代表者の電話番号を正しく入力してください。例:090-1234-5678'],
      ['representative-city', '代表者の市区町村が長すぎます。短くしてください。'],
      [
        'passengers-0-familyNameKana',
        '乗船者1(大人)のセイは、ひらがなまたはカタカナで入力してください。例:ヤマダ',
      ],
      ['passengers-1-sex', '乗船者2(大人)の性別を選択してください。'],
      ['passengers-1-city', '乗船者2(大人)のお住まいの市区町村を入力してください。'],
      [
        'passengers-2-age',
        '乗船者3(小人)の年齢と旅客区分が一致しません。乗船日の年齢をご確認ください。区分を変える場合は、条件の人数を変更してください。',
      ],
    ]);
  });

  test('代表者が乗船するとき、乗船者1の氏名の誤りは代表者の欄だけに出る', () => {
    const problems = fieldProblems(customers, {
      'representative.familyName': ['REQUIRED'],
      'passengers.0.familyName': ['REQUIRED'],
      'passengers.0.age': ['REQUIRED'],
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'representative.familyName',
      'passengers.0.age',
    ]);
  });

  test('町名・番地の誤りは、住所の欄へ飛べる', () => {
    const problems = fieldProblems(customers, { 'representative.line1': ['TOO_LONG'] });
    expect(problems).toEqual([
      {
        path: 'representative.line1',
        id: 'representative-street',
        message: '代表者の町名・番地が長すぎます。短くしてください。',
      },
    ]);
  });

  test.each([
    ['hanako@example jp', '代表者のメールアドレスに空白が入っています。'],
    ['hanako@example,jp', '代表者のメールアドレスに「,」が入っています。'],
    ['hanako.example.jp', '代表者のメールアドレスには「@」が1つ必要です。'],
    ['花子@example.jp', '代表者のメールアドレスを正しく入力してください。'],
  ])('メールアドレス「%s」は、何が違うかを伝える', (email, message) => {
    const input = { ...customers, representative: { ...customers.representative, email } };
    const [problem] = fieldProblems(input, { 'representative.email': ['INVALID_FORMAT'] });
    expect(problem?.message).toContain(message);
  });

  test('女性専用の客室の誤りは、だれの客室かを伝える', () => {
    const [problem] = fieldProblems(customers, { 'passengers.0.sex': ['WOMEN_ONLY'] });
    expect(problem?.message).toBe(
      '乗船者1(大人)の客室は女性専用です。ご利用になる方の性別をご確認ください。',
    );
  });

  test('知らない種類の誤りも、項目の名前で伝える', () => {
    // A newer server may name a kind of error that this build does not know.
    const problems = fieldProblems(customers, {
      'representative.email': ['NEW_KIND' as 'REQUIRED'],
    });
    expect(problems[0]?.message).toContain('代表者のメールアドレスを正しく入力してください。');
  });

  test.each([
    ['familyNameKana', 'やまだ', 'ヤマダ'],
    ['phone', '０９０－１２３４－５６７８', '090-1234-5678'],
    ['age', ' ４２ ', '42'],
    ['age', '満42歳', '42'],
    ['birthDate', '1980-4-1', '1980-04-01'],
    ['birthDate', 'S55-4月-1日', '1980-04-01'],
    ['birthDate', '昭和55年4月1日--', '1980-04-01'],
    ['birthDate', '1980-4-1--', '1980-04-01'],
    ['birthDate', '80-4-1', '80-4-1'],
    ['postalCode', '〒０４０００６３', '040-0063'],
    ['postalCode', '０４０', '０４０'],
    ['familyName', '　髙橋 ', '髙橋'],
  ] as const)('%sの「%s」は、欄を離れると「%s」になる', (field, typed, tidy) => {
    expect(fieldAt(field).tidy?.(typed)).toBe(tidy);
  });
});
