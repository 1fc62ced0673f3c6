import type { Page } from '@playwright/test';

/** A field that is typed in or chosen from, as the customer meets it. */
interface SeenField {
  /** Its label, without 「必須」 and 「任意」. */
  label: string;
  /** The heading of the page and the groups around the field, the outermost first. */
  place: string;
  /** What the page tells the browser to fill in; empty when it says nothing. */
  token: string;
  isChosen: boolean;
}

/**
 * What the browser may fill in (WCAG 1.3.5), by label and place: whatever asks for the
 * customer's own details. Every other field is typed in with `off`, so that nobody's birthday or phone
 * number is offered for a companion's.
 */
const tokens: [place: RegExp, fields: Record<string, string>][] = [
  [
    /^お客様の情報(?:を登録する)?(?: |$)/,
    {
      姓: 'family-name',
      名: 'given-name',
      年: 'bday-year',
      月: 'bday-month',
      日: 'bday-day',
      メールアドレス: 'username',
      電話番号: 'tel',
      郵便番号: 'postal-code',
      都道府県: 'address-level1',
      市区町村: 'address-level2',
      '町名・番地': 'address-line1',
      '建物名・部屋番号': 'address-line2',
      パスワード: 'new-password',
    },
  ],
  [
    /連絡先$/,
    {
      姓: 'family-name',
      名: 'given-name',
      電話番号: 'tel',
      メールアドレス: 'email',
    },
  ],
  [
    /住所$/,
    {
      郵便番号: 'postal-code',
      都道府県: 'address-level1',
      市区町村: 'address-level2',
      '町名・番地': 'address-line1',
      '建物名・部屋番号': 'address-line2',
    },
  ],
  [
    / 乗船者1\([^/]*$/,
    { 姓: 'family-name', 名: 'given-name', お住まいの市区町村: 'address-level2' },
  ],
  [/ 乗船者1\(.*生年月日$/, { 年: 'bday-year', 月: 'bday-month', 日: 'bday-day' }],
  [/^同行者の入力$/, { 姓: 'family-name', 名: 'given-name', お住まいの市区町村: 'address-level2' }],
  [/^同行者の入力.*生年月日$/, { 年: 'bday-year', 月: 'bday-month', 日: 'bday-day' }],
  [/^予約の詳細$/, { 電話番号: 'tel', メールアドレス: 'email' }],
  [/^予約の一覧$/, { 電話番号: 'tel', メールアドレス: 'email' }],
  [/^予約の照会$/, { 電話番号: 'tel', メールアドレス: 'email', 番号を受け取るアドレス: 'email' }],
  [/^会員登録のお申し込み$/, { メールアドレス: 'email' }],
  [/^(?:空席待ちに登録する|先行申込)$/, { メールアドレス: 'email' }],
  [/^パスワードの再設定$/, { メールアドレス: 'username' }],
  [
    /^パスワードの変更$/,
    {
      会員のメールアドレス: 'username',
      今のパスワード: 'current-password',
      新しいパスワード: 'new-password',
    },
  ],
  [
    /^メールアドレスの変更$/,
    {
      今のメールアドレス: 'username',
      新しいメールアドレス: 'email',
      今のパスワード: 'current-password',
    },
  ],
  [
    /^新しいパスワードを決める$/,
    { 会員のメールアドレス: 'username', 新しいパスワード: 'new-password' },
  ],
  [/^ログイン$/, { メールアドレス: 'username webauthn', パスワード: 'current-password' }],
  // The provider's frame, which has no heading.
  [/^$/, { カード番号: 'cc-number', 有効期限: 'cc-exp', セキュリティコード: 'cc-csc' }],
];

function readFields(): SeenField[] {
  const typed = ['text', 'tel', 'email', 'password', 'search', 'url', 'number', 'date'];
  const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const textOf = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replace(/\s*※?(?:必須|任意)$/, '').trim();
  const groupsOf = (field: Element): string[] => {
    const groups: string[] = [];
    for (let at = field.parentElement; at; at = at.parentElement) {
      if (!at.matches('fieldset, [role=group]')) continue;
      const ids = at.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const names = ids.map((id) => textOf(document.getElementById(id)));
      const legend = at instanceof HTMLFieldSetElement ? at.querySelector('legend') : null;
      groups.unshift(names.join(' ') || at.getAttribute('aria-label') || textOf(legend));
    }
    return [textOf(document.querySelector('h1')), ...groups];
  };
  return [...fields]
    .filter(
      (field) => field.checkVisibility() && (!field.matches('input') || typed.includes(field.type)),
    )
    .map((field) => ({
      label: textOf(field.labels?.[0]) || (field.getAttribute('aria-label') ?? ''),
      place: groupsOf(field).filter(Boolean).join(' / '),
      token: field.getAttribute('autocomplete') ?? '',
      isChosen: field.matches('select'),
    }));
}

const expectedOf = ({ label, place }: SeenField): string =>
  tokens.find(([where, fields]) => where.test(place) && fields[label])?.[1][label] ?? 'off';

/** The fields, in the frames as well, whose token is not the table's. */
export async function findWrongTokens(page: Page): Promise<string[]> {
  const fields = (
    await Promise.all(page.frames().map((frame) => frame.evaluate(readFields)))
  ).flat();
  return fields
    .filter((field) => !field.isChosen || field.token || expectedOf(field) !== 'off')
    .filter((field) => field.token !== expectedOf(field))
    .map((field) => {
      const { place, label, token } = field;
      return `${place} / ${label}: autocomplete="${token}", not "${expectedOf(field)}"`;
    });
}
