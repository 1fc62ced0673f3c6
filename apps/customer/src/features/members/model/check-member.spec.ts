import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { checkMember } from './check-member.ts';
import { checkNewPassword } from './check-new-password.ts';
import { answersOf, type MemberAnswers, noAnswers, toMemberInput } from './member-answers.ts';

const misaki: MemberAnswers = {
  names: {
    familyName: '高橋',
    givenName: '美咲',
    familyNameKana: 'たかはし',
    givenNameKana: 'ﾐｻｷ',
  },
  birthDate: { year: '１９８８', month: '6', day: '14' },
  sex: '',
  phone: '０９０２３４５６７８９',
  address: {
    postalCode: '〒040ー0063',
    prefecture: '北海道',
    city: '函館市',
    street: '若松町12-13',
    building: '',
  },
  nationality: '',
  passportNumber: '',
  news: false,
};
const messages = (change: Partial<MemberAnswers>) =>
  checkMember({ ...misaki, ...change }).map(({ id, message }) => `${id} ${message}`);

test('全角でも、ひらがなでも、半角カナでも、そのまま受け付ける', () => {
  expect(checkMember(misaki)).toEqual([]);
});

test('空のままなら、画面の順に、どの項目かを伝える。生年月日、電話番号、住所は、なくてもよい', () => {
  const ids = (address: Partial<MemberAnswers['address']>) =>
    checkMember({ ...noAnswers, address: { ...noAnswers.address, ...address } }).map(({ id }) =>
      id.replace('member-', ''),
    );
  const needed = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana'];
  expect(ids({})).toEqual(needed);
  expect(ids({ building: '凪ビル' })).toEqual([
    ...needed,
    ...['postalCode', 'prefecture', 'city', 'street'],
  ]);
});

test('1つの名前だけなら、1つの名前と読みだけをたずね、欄の言葉で伝える', () => {
  const one = { ...noAnswers.names, hasOneName: true };
  const named = (names: Partial<MemberAnswers['names']>) =>
    messages({ names: { ...one, ...names } });
  expect(named({ familyName: 'スカルノ', familyNameKana: 'すかるの' })).toEqual([]);
  expect(named({ givenName: 'Aung', givenNameKana: 'アウン' })).toEqual([]);
  expect(named({})).toEqual([
    'member-familyName お名前を入力してください。',
    'member-familyNameKana フリガナを入力してください。',
  ]);
});

test.each<[string, Partial<MemberAnswers>, string]>([
  [
    '漢字のセイ',
    { names: { ...misaki.names, familyNameKana: '高橋' } },
    'member-familyNameKana セイは、ひらがなまたはカタカナで入力してください。例:ヤマダ',
  ],
  [
    'ない日付',
    { birthDate: { year: '1988', month: '2', day: '30' } },
    'member-birthDate 1988年2月30日は、ありません。生年月日をご確認ください。',
  ],
  [
    '短い電話番号',
    { phone: '12' },
    'member-phone 電話番号を正しく入力してください。例:090-1234-5678',
  ],
  [
    '6桁の郵便番号',
    { address: { ...misaki.address, postalCode: '040006' } },
    'member-postalCode 郵便番号を正しく入力してください。例:040-0063',
  ],
])('%s', (_, change, message) => {
  expect(messages(change)).toEqual([message]);
});

test('日本国外の住所は、郵便番号と番地がなくてもよい', () => {
  const address = { ...misaki.address, postalCode: '', prefecture: '日本国外', street: '' };
  expect(messages({ address })).toEqual([]);
});

test('契約の形では、日付は1つの値になり、番地は line1 になる', () => {
  expect(toMemberInput(misaki)).toMatchObject({
    familyName: '高橋',
    birthDate: '1988-06-14',
    sex: '',
    address: { line1: '若松町12-13' },
  });
});

test('登録した内容は、そのまま入力欄に戻り、変えずに送ると同じ内容になる', () => {
  const { address, ...member } = exampleOf('getCurrentMember', 200, 'abroad');
  expect(toMemberInput(answersOf({ address, ...member }))).toMatchObject({
    familyName: member.familyName,
    birthDate: '',
    sex: '',
    nationality: member.nationality,
    passportNumber: member.passportNumber,
    address: { ...address, postalCode: '' },
    news: true,
  });
  expect(toMemberInput(answersOf({})).phone).toBe('');
});

test('国籍と旅券番号は、国内に住所があれば送らない', () => {
  const passport = { nationality: '台湾', passportNumber: 'AB1234567' };
  const none = { nationality: '', passportNumber: '' };
  expect(toMemberInput({ ...misaki, ...passport })).toMatchObject(none);
  const address = { ...misaki.address, prefecture: '日本国外' };
  expect(toMemberInput({ ...misaki, ...passport, address })).toMatchObject(passport);
});

test.each([
  ['', 'パスワードを入力してください。'],
  ['九文字のパスワ', 'パスワードは10文字以上で入力してください(現在7文字)。'],
  ['𠮷野家𠮷野家𠮷野家', 'パスワードは10文字以上で入力してください(現在9文字)。'],
  ['asanagi no fune', undefined],
])('新しいパスワード「%s」: %s', (password, message) => {
  expect(checkNewPassword(password, 'x')[0]?.message).toBe(message);
});

test('パスワードの変更では、メッセージも欄の名前のとおり「新しいパスワード」と言う', () => {
  const messageOf = (password: string) =>
    checkNewPassword(password, 'x', fieldLabels.newPassword)[0]?.message;
  expect(messageOf('')).toBe('新しいパスワードを入力してください。');
  expect(messageOf('fune')).toBe('新しいパスワードは10文字以上で入力してください(現在4文字)。');
});
