/**
 * What customers type, and what becomes of it: one row is one input. Rows come from real forms,
 * keyboards, pasted pages and vehicle papers. Nothing right is refused, nothing wrong is taken.
 */
import { describe, expect, it } from 'vitest';
import { normaliseAge } from './age.ts';
import { isEmail, normaliseEmail } from './email.ts';
import { isKatakanaName, toKatakana } from './kana.ts';
import { parseLengthCm } from './length.ts';
import { findNameProblem } from './name.ts';
import { findNumberPlateProblem, normaliseNumberPlate, parseNumberPlate } from './number-plate.ts';
import { isPhone, normalisePhone } from './phone.ts';
import { isPostalCode, normalisePostalCode } from './postal-code.ts';
import { parseDate, parseDateParts } from './typed-date.ts';
import { normaliseText } from './width.ts';

type Row = [typed: string, kept: string | undefined];
const each = (texts: string[], kept: string | undefined): Row[] =>
  texts.map((text) => [text, kept]);
/** Lines of `typed → kept`; the right side is what the line says for all. */
const rows = (kept: string | undefined, text: string): Row[] =>
  each(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    kept,
  );

const hyphens = Array.from('-‐‑‒–—―⁃⁻₋−─━ー﹘﹣－ｰ');

const phones: Row[] = [
  ...each(
    [...hyphens, ' ', '　', '.', '・', '･', '〜', '~', '～', '_', '＿', '/', '／', ''].map(
      (sign) => `090${sign}1234${sign}5678`,
    ),
    '09012345678',
  ),
  ...rows(
    '09012345678',
    `０９０１２３４５６７８
     ０９０－１２３４－５６７８
     (090)1234-5678
     （０９０）１２３４－５６７８
     +819012345678
     +81-90-1234-5678
     +81 (0)90-1234-5678
     ＋８１（０）９０ー１２３４ー５６７８
     819012345678
     81-90-1234-5678
     81 090 1234 5678
     8109012345678
     00819012345678
     001-81-90-1234-5678
     010-81-90-1234-5678
     001 010 81 90 1234 5678
     0033-010-81-90-1234-5678
     0061 010 81 90 1234 5678
     tel:090-1234-5678
     TEL 090-1234-5678
     TEL:090-1234-5678
     Tel.090-1234-5678
     ＴＥＬ：０９０－１２３４－５６７８
     電話090-1234-5678
     電話番号:090-1234-5678
     ☎090-1234-5678
     ☎️ 090-1234-5678
     ☏090-1234-5678
     📞090-1234-5678
     ℡090-1234-5678
     090-1234-5678(代)
     090-1234-5678（携帯）
     090-1234-5678 (自宅)
     携帯：090-1234-5678`,
  ),
  ...rows(
    '0138221111',
    `0138-22-1111
     0138(22)1111
     (0138)22-1111
     0138-22-1111(代)
     0138-22-1111（代）
     0138-22-1111（代表）
     0138-22-1111 代表
     0138-22-1111㈹
     TEL(0138)22-1111
     +81138221111
     81138221111`,
  ),
  ...rows(
    '0312345678',
    '03-1234-5678\n03(1234)5678\n０３・１２３４・５６７８\n+81 3 1234 5678\n81312345678',
  ),
  ...rows('0120123456', '0120-123-456\n0120_123_456\n(0120)123456'),
  ...rows(
    '+12125550100',
    `+1 212 555 0100
     +1 (212) 555-0100
     001-1-212-555-0100
     0011 212 555 0100
     001 010 1 212 555 0100
     010-1-212-555-0100
     00 1 212 555 0100
     0033-010-1-212-555-0100`,
  ),
  ...rows(
    '+442079460000',
    '+44 20 7946 0000\n+44 (0)20 7946 0000\n+44(0)2079460000\n0044 20 7946 0000\n001-44-20-7946-0000\n010 44 20 7946 0000',
  ),
  ...rows(
    '+821012345678',
    '+82 10-1234-5678\n001-82-10-1234-5678\n010-82-10-1234-5678\n+82(0)10-1234-5678',
  ),
  ...rows(
    undefined,
    '\n1234\n090-1234-567\n090-1234-56789\n0138-22-111\nなし\n0-9-0\n090-1234-567八\n+81 1\n++819012345678\n0001234567\n110\n000-0000-0000\nabc\n090-1234-5678,0138-22-1111\n090-1234-5678(内線12)\n090-1234-567(八)',
  ),
];

const postalCodes: Row[] = [
  ...each(
    [...hyphens, ' ', '　', '・', '･', '.', '．', '_', '＿', ''].map((sign) => `040${sign}0063`),
    '0400063',
  ),
  ...rows(
    '0400063',
    '〒040-0063\n〒 040-0063\n〒０４０－００６３\n〶040-0063\n〠040-0063\n０４０００６３\n040 - 0063\n〒040・0063',
  ),
  ...rows(undefined, '040-006\n040-00633\n040-006三\nなし\n04O-OO63\n1\n-\n〒'),
];

const emails: Row[] = [
  ...rows(
    'hanako@example.jp',
    'hanako@example.jp\nｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ\nhanako@EXAMPLE.JP\nhanako@example。jp\nhanako@example｡jp\n hanako@example.jp \n\u200bhanako@example.jp\nhanako @example.jp\nhanako　＠example.jp\nhanako@ example.jp\nhanako@example .jp\nhanako@example. jp\nmailto:hanako@example.jp\nMAILTO:hanako@example.jp\n<hanako@example.jp>\n山田 花子 <hanako@example.jp>',
  ),
  ...rows(
    'info@xn--wgv71a119e.jp',
    'info@日本語.jp\ninfo＠日本語．ｊｐ\ninfo@日本語。jp\ninfo@xn--wgv71a119e.jp\ninfo@XN--WGV71A119E.JP',
  ),
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@ドメイン.テスト', 'a@xn--eckwd4c7c.xn--zckzah'],
  ...rows('a..b.@docomo.ne.jp', 'a..b.@docomo.ne.jp'),
  ...rows(
    'first+tag@mail.example.co.jp',
    'first+tag@mail.example.co.jp\nfirst＋tag@mail.example.co.jp',
  ),
  ...rows(
    undefined,
    'hanako\nhanako@\n@example.jp\nhanako@example\nhana ko@example.jp\nhanako@exa mple.jp\nhanako,example.jp\nhanako@example,jp\nhanako@@example.jp\nhanako@-example.jp\nhanako@example..jp\n花子@example.jp\nhanako@日本語/.jp\nhanako@日本語:80.jp\nhanako@example.jp saburo@example.jp\n<hanako@example.jp> <saburo@example.jp>\n<hanako@example.jp',
  ),
];

const plates: Row[] = [
  ...rows(
    '函館|300|あ|1234',
    `函館 300 あ 12-34
     函館300あ12-34
     函館300あ1234
     函館　３００　あ　１２－３４
     函館 300 ア 12ー34
     函館 300 ｱ 12ｰ34
     函館 300 あ 12 34
     函館 300 あ 12–34`,
  ),
  ...rows(
    '函館|300|あ|12',
    '函館 300 あ ・・12\n函館 300 あ ･･12\n函館 300 あ ..12\n函館 300 あ ••12\n函館 300 あ ··12\n函館 300 あ ‧‧12\n函館 300 あ ∙∙12\n函館 300 あ ●●12\n函館 300 あ 。。12\n函館 300 あ ．．12\n函館 300 あ 12\n函館 300 あ ・・-12\n函館 300 あ −−12\n函館 300 あ ーー12',
  ),
  ...rows(
    '函館|300|あ|123',
    '函館 300 あ ・1-23\n函館 300 あ .1-23\n函館 300 あ 1-23\n函館 300 あ 123\n函館 300 あ 0123',
  ),
  ...rows(
    '函館|300|あ|1',
    '函館 300 あ ・・・1\n函館 300 あ ...1\n函館 300 あ 1\n函館 300 あ 0001',
  ),
  ...Array.from(
    'あいうえかきくけこさすせそたちつてとなにぬねのはひふほまみむめもやゆよらりるれろわを',
    (kana): Row => [`品川 500 ${kana} 12-34`, `品川|500|${kana}|1234`],
  ),
  ...Array.from('ABEHKMTY', (letter): Row => [`横浜 30 ${letter} 12-34`, `横浜|30|${letter}|1234`]),
  ...Array.from('CLV', (letter): Row => [`函館 ${letter} 12-34`, `函館||${letter}|1234`]),
  ...Array.from('CLV', (letter): Row => [`${letter}函館 あ 12-34`, `${letter}函館||あ|1234`]),
  ['c函館 あ 12-34', 'C函館||あ|1234'],
  ['Ｃ函館 あ 12-34', 'C函館||あ|1234'],
  ['1函館 あ 12-34', '1函館||あ|1234'],
  ['函館市 あ 12-34', '函館市||あ|1234'],
  ['ニセコ町 あ 12', 'ニセコ町||あ|12'],
  ['四日市 300 あ 1', '四日市|300|あ|1'],
  ['堺 300 あ 1', '堺|300|あ|1'],
  ['練 5 そ 77-77', '練|5|そ|7777'],
  ['なにわ 330 さ 1', 'なにわ|330|さ|1'],
  ['袖ヶ浦 300 す 1', '袖ヶ浦|300|す|1'],
  ['尾張小牧 30A れ 8', '尾張小牧|30A|れ|8'],
  ['尾張小牧 30a れ 8', '尾張小牧|30A|れ|8'],
  ...Array.from(
    'ACFHKLMPXY',
    (letter): Row => [`富士山 3${letter}0 れ 8`, `富士山|3${letter}0|れ|8`],
  ),
  ...Array.from('ぱぁっゐゑがざだばおしへん', (kana): Row => [`函館 300 ${kana} 12-34`, undefined]),
  ...rows(
    undefined,
    '函館市 300 あ 12-34\n亜 300 あ 12-34\n森町 300 あ 1\n函館 300 亜 12-34\n函館 000 あ 12-34\n函館 300 あ 1-2-3-4\n函館 300 あ 123-4\n函館 300 あ 1-234\n函館 300 あ 12345\n函館 300 あ 0\n函館 300 C 12-34\n函館 3000 あ 12-34\n函館 30B あ 12-34\nHAKODATE 300 あ 12-34\n300 あ 12-34\nC函館 300 あ 12-34\n函館 300 ああ 12-34',
  ),
];

const lengths: Row[] = [
  ...rows('405', '4m5cm\n4m05\n4m 5センチ'),
  ...rows(
    '469',
    `469
     ４６９
     469cm
     469 cm
     469ｃｍ
     469CM
     469㎝
     469センチ
     469 センチ
     469ｾﾝﾁ
     469センチメートル
     ４６９センチ
     4.69m
     4.69 m
     ４．６９ｍ
     4.69M
     4.69メートル
     4.69ﾒｰﾄﾙ
     4.69メーター
     4.69
     4m69
     4m69cm
     4ｍ69ｃｍ
     4メートル69センチ
     4m 69cm
     4690
     ４６９０
     4690mm
     4,690mm
     4690㎜
     4690ミリ
     4690ミリメートル
     ４６９０ｍｍ
     約469
     約469cm
     約4.69m
     およそ469cm
     全長469cm
     長さ 469
     469cmくらい
     469cm程度
     469㌢
     469㌢㍍
     4㍍69
     4.69㍍
     4690㍉
     469センチ位
     468.5
     468.1cm
     4681mm
     4689mm
     469.0
     \u200b469\u200b`,
  ),
  ...rows('470', '469.5\n469.5cm\n4695mm\n4.7m\n4m7\n4m70\n4.695m\n470'),
  ...rows('500', '5m\n5.0m\n5メートル\n500\n5.0\n5000mm'),
  ...rows('1200', '12m\n12.0m\n1200cm\n12000mm\n1200'),
  ...rows(undefined, 'cm\nm\nなし\n長い\n四百\n-469\n469kg\n4.6.9m\n469 155\n1e3\n469/155\n0x10'),
];

const dates: Row[] = [
  ...rows(
    '2027-08-02',
    `2027|8|2
     2027|08|02
     ２０２７|８|２
     2027年|8月|2日
     2027 年|8 月|2 日
     ２０２７年|８月|２日
     令和9|8|2
     令和9年|8月|2日
     令和９|８|２
     R9|8|2
     r9|8|2
     R.9|8|2
     R09|8|2
     Ｒ９|8|2
     ㋿9|8|2
     \u200e2027\u200e|8|2
     2027/8/2||
     2027-08-02||
     2027.8.2||
     2027年8月2日||
     ２０２７年８月２日||
     令和9年8月2日||
     R9.8.2||
     20270802||
     2027年8月2日（月）||
     2027/8/2(月)||
     2027年8月2日 月曜日||
     2027年8月2日（月曜日）||
     2027年8月2日㈪||
     西暦2027|8|2
     西暦2027年8月2日||`,
  ),
  ...rows(
    '1980-04-01',
    '1980|4|1\nS55|4|1\nS.55|4|1\n昭和55|4|1\n昭和55年|4月|1日\n昭和五五|4|1\ns55|4|1\nＳ５５|４|１\n㍼55|4|1\n昭和55年4月1日||\nS55/4/1||\nS55-4-1||',
  ).filter(([text]) => !text.includes('五')),
  ...rows('2019-05-01', '令和元|5|1\n令和元年|5月|1日\nR1|5|1\n令和1|5|1\n令和元年5月1日||'),
  ...rows('1989-01-08', '平成元|1|8\nH1|1|8\n平成元年1月8日||'),
  ...rows('1925-12-01', '大正14|12|1\nT14|12|1'),
  ...rows('1912-07-01', '明治45|7|1\nM45|7|1'),
  ...rows(
    undefined,
    '2027|2|29\n2027|13|1\n2027|0|1\n80|4|1\n55|4|1\n|4|1\n2027||2\n2027|8|\n昭和65|1|1\n昭和0|1|1\nX55|4|1\n平成32|1|1\n2027|-8|2\n2027|8|002\n2027/8/2|8|2\n昭和64年1月8日||\n昭和64|1|8\n平成元|1|7\n令和元|4|30\n平成31|5|1\n昭和|4|1\n2027年8月||',
  ),
];

const ages: Row[] = [
  ...rows('42', '42\n４２\n42歳\n42 歳\n４２歳\n42才\n満42歳\n満 42 歳\n満４２才\n042\n\u200b42'),
  ...rows('0', '0\n0歳\n００'),
  ...rows(undefined, '四十二\n42歳半\n-1\n4.5\n二歳\n1980\n6ヶ月'),
];

const names: Row[] = [
  ...each(
    [
      ...hyphens.filter((sign) => !'⁃⁻₋─━﹘﹣'.includes(sign)),
      '＝',
      '゠',
      '=',
      '・',
      '･',
      ' ',
      '　',
    ].map((sign) => `ジャン${sign}リュック`),
    'ok',
  ),
  ...each(
    ["'", '’', '‘', 'ʼ', '`', '´', '′', '＇'].map((sign) => `O${sign}Brien`),
    'ok',
  ),
  ...rows(
    'ok',
    'Papadimitrakopoulou-Konstantinopoulou\n髙橋\n𠮷田\n﨑山\n葛󠄀城\n渡邉\nファン・デル・ベルク\n佐々木\nマクㇽ\nSmith-Jones\nJr.\nÅström\nNguyễn\n김\n李\n〇\nすゞ\nみゝ\nＳＭＩＴＨ\n한글',
  ),
  ...rows(undefined, '山田1\n山田😀\n㈱山田\n!\n？\n-\n＝\n・\n山田<\n山田;\n123\nᄀ\n김ᄀ\nㄱ'),
];

const readings: Row[] = [
  ...rows('ヤマダ', 'やまだ\nヤマダ\nﾔﾏﾀﾞ\nやまた゛\nヤマタ゛'),
  ...rows(
    'ジャン＝リュック',
    'ジャン＝リュック\nジャン=リュック\nジャン゠リュック\nじゃん＝りゅっく\nｼﾞｬﾝ=ﾘｭｯｸ',
  ),
  ...each(
    [...'-‐‑‒–—―−'].map((sign) => `タロ${sign}`),
    'タロー',
  ),
  ...rows('シㇰナイ', 'シㇰナイ'),
  ...rows('マㇰ', 'マㇰ'),
  ...rows('ファン・デル・ベルク', 'ファン・デル・ベルク\nふぁん・でる・べるく'),
  ...rows('ヴァン', 'ゔぁん\nヴァン'),
  ...rows(undefined, '山田\nYamada\nヤマダ1\nー\n・\nㇰ\n＝ヤマダ\nヤマダ!'),
];

const plate = (text: string) => {
  const parts = parseNumberPlate(text);
  if (!parts || findNumberPlateProblem(parts)) return undefined;
  return `${parts.place}|${parts.classNumber}|${parts.kana}|${parts.number}`;
};
const date = (text: string) => {
  const [year = '', month = '', day = ''] = text.split('|');
  return parseDateParts({ year, month, day });
};
const checked = (text: string, is: (text: string) => boolean) => (is(text) ? text : undefined);

const kinds: Record<string, [Row[], (typed: string) => string | undefined]> = {
  電話番号: [phones, (text) => checked(normalisePhone(text), isPhone)],
  郵便番号: [postalCodes, (text) => checked(normalisePostalCode(text), isPostalCode)],
  メールアドレス: [emails, (text) => checked(normaliseEmail(text), isEmail)],
  ナンバー: [plates, plate],
  長さ: [lengths, (text) => parseLengthCm(text)?.toString()],
  日付: [dates, date],
  年齢: [ages, (text) => checked(normaliseAge(text), (age) => /^\d{1,3}$/.test(age))],
  名前: [names, (text) => (findNameProblem(normaliseText(text)) ? undefined : 'ok')],
  読み: [readings, (text) => checked(toKatakana(normaliseText(text)), isKatakanaName)],
};

describe.each(Object.entries(kinds))('%s', (_, [table, read]) => {
  it('どの入力も、正しいものは受け取り、違うものは断る', () => {
    const read_ = table.map(([typed]) => [typed, read(typed)]);
    expect(read_).toEqual(table);
  });

  it('受け取ったものは、もう一度直しても変わらない', () => {
    for (const [, kept] of table) {
      if (kept === undefined || kept === 'ok' || kept.includes('|')) continue;
      expect([kept, kept.includes('-') && read === date ? parseDate(kept) : read(kept)]).toEqual([
        kept,
        kept,
      ]);
    }
  });
});

it('表には500を超える入力がある', () => {
  const typed = Object.values(kinds).flatMap(([table]) => table);
  expect(new Set(typed.map(([text]) => text)).size).toBeGreaterThanOrEqual(500);
});

it('ナンバーの4つの欄も、同じように直る', () => {
  const parts = { place: ' Ｃ函館 ', classNumber: '', kana: 'ア', number: '‧‧１２' };
  const kept = normaliseNumberPlate(parts);
  expect(kept).toEqual({ place: 'C函館', classNumber: '', kana: 'あ', number: '12' });
  expect(findNumberPlateProblem(kept)).toBeUndefined();
});
