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
    expect(problems.map(({ id, owner, message }) => [id, owner, message])).toEqual([
      [
        'passengers-0-familyNameKana',
        '乗船者1(大人)',
        'セイは、ひらがなまたはカタカナで入力してください。例:ヤマダ',
      ],
      ['passengers-1-sex', '乗船者2(大人)', '性別を選択してください。'],
      ['passengers-1-city', '乗船者2(大人)', 'お住まいの市区町村を入力してください。'],
      [
        'passengers-2-age',
        '乗船者3(小人)',
        '年齢が、大人・小人などの区分と合いません。乗船日の年齢をご確認ください。区分は、条件の人数で変えられます。',
      ],
      ['representative-phone', '連絡先', '電話番号を正しく入力してください。例:090-1234-5678'],
      ['representative-city', '連絡先', '市区町村が長すぎます。短くしてください。'],
    ]);
  });

  test('代表者が乗船するとき、氏名の誤りは乗船者1の欄だけに出る', () => {
    const problems = fieldProblems(customers, {
      'representative.familyName': ['REQUIRED'],
      'passengers.0.familyName': ['REQUIRED'],
      'passengers.0.age': ['REQUIRED'],
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'passengers.0.familyName',
      'passengers.0.age',
    ]);
  });

  test('町名・番地の誤りは、住所の欄へ飛べる', () => {
    const problems = fieldProblems(customers, { 'representative.line1': ['TOO_LONG'] });
    expect(problems).toEqual([
      {
        path: 'representative.line1',
        id: 'representative-street',
        owner: '連絡先',
        message: '町名・番地が長すぎます。短くしてください。',
      },
    ]);
  });

  test.each([
    ['hanako@example jp', 'メールアドレスに空白が入っています。'],
    ['hanako@example,jp', 'メールアドレスに「,」が入っています。'],
    ['hanako.example.jp', 'メールアドレスには「@」が1つ必要です。'],
    ['花子@example.jp', 'メールアドレスを正しく入力してください。'],
  ])('メールアドレス「%s」は、何が違うかを伝える', (email, message) => {
    const input = { ...customers, representative: { ...customers.representative, email } };
    const [problem] = fieldProblems(input, { 'representative.email': ['INVALID_FORMAT'] });
    expect(problem?.message).toContain(message);
  });

  test('女性専用の客室の誤りは、客室のことだと伝える', () => {
    const [problem] = fieldProblems(customers, { 'passengers.0.sex': ['WOMEN_ONLY'] });
    expect(problem?.message).toBe('客室は女性専用です。ご利用になる方の性別をご確認ください。');
  });

  test('年齢を選ぶ小人には「選択」、打つ大人には「入力」と伝える', () => {
    const problems = fieldProblems(customers, {
      'passengers.0.age': ['REQUIRED'],
      'passengers.2.age': ['REQUIRED'],
    });
    expect(problems.map(({ message }) => message)).toEqual([
      '乗船日の年齢を入力してください。',
      '乗船日の年齢を選択してください。',
    ]);
  });

  test('途中までの生年月日は、正しい入力のしかたを伝える', () => {
    const [problem] = fieldProblems(customers, { 'passengers.0.birthDate': ['INVALID_FORMAT'] });
    expect(problem?.message).toBe('生年月日を正しく入力してください。例:1980年4月1日');
  });

  test('ない日の生年月日は、その日がないことを伝える', () => {
    const [one, ...others] = customers.passengers;
    const passengers = [{ ...one, birthDate: '1988-2-30' } as typeof one & object, ...others];
    const [problem] = fieldProblems(
      { ...customers, passengers },
      { 'passengers.0.birthDate': ['INVALID_FORMAT'] },
    );
    expect(problem?.message).toBe('1988年2月30日は、ありません。生年月日をご確認ください。');
  });

  test('知らない種類の誤りも、項目の名前で伝える', () => {
    // A newer server may name a kind of error that this build does not know.
    const problems = fieldProblems(customers, {
      'representative.email': ['NEW_KIND' as 'REQUIRED'],
    });
    expect(problems[0]?.message).toContain('メールアドレスを正しく入力してください。');
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
