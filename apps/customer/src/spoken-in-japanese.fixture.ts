/** Roles, states and properties as Japanese screen readers say them: the virtual one speaks English. */
const words: Record<string, string> = {
  alert: '警告',
  alertdialog: '確認のダイアログ',
  article: '記事',
  complementary: '補足',
  button: 'ボタン',
  cell: 'セル',
  checkbox: 'チェックボックス',
  columnheader: '列見出し',
  combobox: 'コンボボックス',
  definition: '説明',
  details: '折りたたみ',
  dialog: 'ダイアログ',
  document: '文書',
  figure: '図',
  form: 'フォーム',
  group: 'グループ',
  heading: '見出し',
  image: '画像',
  img: '画像',
  link: 'リンク',
  list: 'リスト',
  listbox: 'リストボックス',
  listitem: '項目',
  main: '本文',
  meter: 'メーター',
  navigation: 'ナビゲーション',
  option: '選択肢',
  progressbar: '進み具合',
  radio: 'ラジオボタン',
  radiogroup: 'ラジオボタンのグループ',
  region: '領域',
  row: '行',
  rowgroup: '行のまとまり',
  rowheader: '行見出し',
  search: '検索',
  separator: '区切り',
  slider: 'スライダー',
  spinbutton: '数の入力欄',
  status: '状況',
  summary: '見出しボタン',
  switch: 'スイッチ',
  table: '表',
  term: '用語',
  textbox: '入力欄',
  timer: 'タイマー',
  busy: '処理中',
  checked: 'チェックあり',
  'not checked': 'チェックなし',
  'partially checked': '一部チェックあり',
  disabled: '使用不可',
  expanded: '開いている',
  'not expanded': '閉じている',
  invalid: '入力エラー',
  'not invalid': '',
  pressed: '押されている',
  'not pressed': '押されていない',
  required: '必須',
  'not required': '',
  selected: '選択中',
  'not selected': '未選択',
  'read only': '読み取り専用',
  modal: '',
  'not disabled': '',
  'current page': '現在のページ',
  'current step': '現在の手順',
  'current item': '現在の項目',
  'current date': '選択中の日',
  'has popup dialog': 'ダイアログが開く',
  'has popup listbox': 'リストが開く',
  'has popup menu': 'メニューが開く',
};

/** What has no sound of its own, and what it has is read on. */
const SILENT =
  /^(?:end of )?(?:paragraph|generic|none|presentation|time|strong|emphasis|code|mark|subscript|superscript|deletion|insertion|blockquote|caption|legend)\b/;
/** Whose end is heard: what a reader can jump past. */
const ENDS =
  /^end of (?:list|table|form|main|navigation|region|complementary|group|radiogroup|dialog|alertdialog)\b/;
/** Numbers in words of the reader's own. */
const numbered: [RegExp, string][] = [
  [/^level (\d+)$/, 'レベル$1'],
  [/^position (\d+), set size (\d+)$/, '$1/$2'],
  [/^max value (.+)$/, '最大$1'],
  [/^min value (.+)$/, '最小$1'],
  [/^current value (.+)$/, '値$1'],
  [/^(?:column|row) span \d+$/, ''],
  [/^\d+ controls?$/, ''],
];
/** Options of a list that are written down; the others are counted. */
const SHOWN_OPTIONS = 3;

const partsOf = (phrase: string): string[] =>
  phrase.replace(/(, position \d+), (set size \d+)/, '$1\u0000$2').split(', ');
const roleOf = (phrase: string): string => partsOf(phrase)[0] ?? '';
const isRole = (phrase: string): boolean => Object.hasOwn(words, roleOf(phrase));
const isEnd = (phrase: string): boolean => /^end\b/.test(phrase);
const isText = (phrase: string): boolean => !isRole(phrase) && !isEnd(phrase);
const bare = (text: string): string => text.replaceAll(/[\s、]/g, '');

function translate(part: string): string {
  const text = part.replace('\u0000', ', ');
  const known = words[text];
  if (known !== undefined) return known;
  for (const [pattern, written] of numbered) {
    if (pattern.test(text)) return text.replace(pattern, written);
  }
  return text;
}

function lineOf(phrase: string): string {
  if (isEnd(phrase)) return `${translate(roleOf(phrase.slice('end of '.length)))}の終わり`;
  const parts = partsOf(phrase);
  // Of an item the level says nothing: its list is heard.
  // Nor does the value of an option: it is no word.
  const isUnheard = (part: string, at: number): boolean =>
    (parts[0] === 'listitem' && /^level /.test(part)) ||
    (parts[0] === 'option' && at === 2 && /^\w+$/.test(part));
  const heard = parts.filter((part, at) => !isUnheard(part, at));
  return heard.map(translate).filter(Boolean).join('、');
}

/** Without what an element of a live region says while it is empty. */
const withoutEmptyRegions = (phrases: readonly string[]): string[] =>
  phrases.filter((phrase, index) => {
    if (phrase !== 'status' && phrase !== 'alert') return true;
    const next = phrases
      .slice(index + 1)
      .find((each) => each === phrase || each === `end of ${phrase}`);
    return next === `end of ${phrase}`;
  });

/** Text that is read in one go stands in one line. */
const inOneGo = (phrases: readonly string[]): string[][] =>
  phrases.reduce<string[][]>((lines, phrase) => {
    const last = lines.at(-1);
    if (last && isText(phrase) && isText(last[0] ?? '')) last.push(phrase);
    else lines.push([phrase]);
    return lines;
  }, []);

/**
 * A reader says a name once; the text of which it is made stands beside it in the log of the virtual one: before a
 * field, after a button.
 */
function withoutNamesAgain(lines: readonly string[][]): string[][] {
  const saidBy = (line: readonly string[] | undefined): string =>
    line && isRole(line[0] ?? '') ? bare(line[0] ?? '') : '';
  return lines.flatMap((line, index) => {
    if (!isText(line[0] ?? '')) return [line];
    const [before, after] = [saidBy(lines[index - 1]), saidBy(lines[index + 1])];
    const isNameOf = (texts: readonly string[], role: string): boolean =>
      texts.length > 0 && role.includes(bare(texts.join('')));
    let from = line.length;
    while (from > 0 && !isNameOf(line.slice(0, from), before)) from -= 1;
    const rest = line.slice(from);
    let to = 0;
    while (to < rest.length && !isNameOf(rest.slice(to), after)) to += 1;
    const kept = rest.slice(0, to).filter((text, at, all) => text !== all[at - 1]);
    return kept.length > 0 ? [kept] : [];
  });
}

/** Of a long list the first options, and how many follow. */
const withFewOptions = (phrases: readonly string[]): string[] =>
  phrases.filter(
    (phrase) => Number(/^option,.* position (\d+)/.exec(phrase)?.[1] ?? 0) <= SHOWN_OPTIONS,
  );

/**
 * What the virtual screen reader has said, as one in Japanese says it: roles and states in its words, a name once,
 * text that is read in one go in one line.
 *
 * @param phrases its log
 */
export function inJapanese(phrases: readonly string[]): string[] {
  const heard = phrases.filter(
    (phrase) => !SILENT.test(phrase) && (!isEnd(phrase) || ENDS.test(phrase)),
  );
  const lines = inOneGo(withFewOptions(withoutEmptyRegions(heard)));
  return withoutNamesAgain(lines).map((line) => line.map(lineOf).join(' '));
}
