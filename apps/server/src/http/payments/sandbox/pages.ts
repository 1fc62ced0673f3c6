import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { escapeHtml } from '../../../mail/escape-html.ts';
import {
  type ChargeRow,
  CONFIRMATION_NUMBER,
  SANDBOX_PATH,
} from '../../../payments/sandbox/charges.ts';
import { operator } from '../../../rules/company.ts';

const layout = (title: string, body: string, script = '') => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${SANDBOX_PATH}/sandbox.css">
${script && `<script src="${SANDBOX_PATH}/${script}" defer></script>`}
</head>
<body>
${body}
</body>
</html>
`;

const field = (id: string, label: string, hint: string, attributes: string) => `
<div class="field">
  <p class="label"><label for="${id}">${label}</label><span class="requirement" aria-hidden="true">※必須</span></p>
  <p class="hint" id="${id}-hint">${hint}</p>
  <input id="${id}" name="${id}" type="text" inputmode="numeric" aria-required="true"
    aria-describedby="${id}-hint" ${attributes}>
  <p class="error" id="${id}-error" hidden></p>
</div>`;

/** The card's fields, for the iframe of the payment page. */
export const fieldsPage = (): string =>
  layout(
    'カード情報の入力',
    `<div class="fields">
<form id="card" novalidate>
${field('number', 'カード番号', '半角・全角、空白やハイフンの有無は問いません。', 'autocomplete="cc-number" maxlength="60"')}
<div class="pair">
${field('expiry', '有効期限', '月/年の順。例:08/29', 'autocomplete="cc-exp" maxlength="20" class="short"')}
${field('securityCode', 'セキュリティコード', 'カード裏面(または表面)の3桁か4桁の数字', 'autocomplete="cc-csc" maxlength="10" class="short"')}
</div>
</form>
<p class="note">カード情報は決済会社にのみ送られます。これはテスト用の決済会社で、使えるのはテスト用のカード番号だけです。</p>
</div>`,
    'fields.js',
  );

const button = (outcome: string, label: string, tone = '') =>
  `<button name="outcome" value="${outcome}" class="${tone}">${label}</button>`;

/** Where the customer proves who they are; the buttons choose how it ends. */
export const challengePage = ({ amount_yen: amount }: ChargeRow): string =>
  layout(
    '本人認証(テスト)',
    `<main class="page">
<p class="brand">テスト用カード会社</p>
<h1>本人認証サービス(3Dセキュア)</h1>
<dl>
  <div><dt>ご利用先</dt><dd>${escapeHtml(operator.name)}</dd></div>
  <div><dt>ご利用金額</dt><dd>${formatYen(amount)}</dd></div>
</dl>
<p>これはテスト用の画面です。どのように終わるかを選んでください。</p>
<form method="post" class="choices">
${button('succeed', '認証する', 'primary')}
${button('attempt', '認証せずに許可する(アテンプト)')}
${button('fail', '認証に失敗する')}
${button('cancel', '認証を中止する')}
${button('timeout', '有効時間が過ぎたことにする')}
${button('unknown', '結果をすぐに返さない(15秒後に成功)')}
</form>
</main>`,
  );

/**
 * What the device shows when a wallet's sheet opens: the buttons choose how it ends. Method, shop and amount come from
 * the page around it.
 */
export const walletSheetPage = (): string =>
  layout(
    'ウォレット決済(テスト)',
    `<div class="sheet" id="sheet" hidden>
<dl>
  <div><dt>お支払い先</dt><dd id="label"></dd></div>
  <div><dt>金額</dt><dd id="amount" class="number"></dd></div>
</dl>
<p>これはテスト用の画面です。どのように終わるかを選んでください。</p>
<form id="choices" class="choices">
${button('pay', '支払う', 'primary')}
${button('refuse', '承認されないカードで支払う')}
${button('challenge', '支払ったあと、本人認証を求められる')}
${button('slow', '支払う(結果は15秒後)')}
${button('lost', '支払う(結果の通信が途切れる)')}
${button('silent', '何も起こらない(画面が応答しない)')}
${button('close', '支払わずに閉じる')}
</form>
<p class="error" id="error" role="alert" hidden>通信できませんでした。もう一度お試しください。</p>
</div>`,
    'wallet-sheet.js',
  );

/** PayPay's page; the buttons choose how it ends. */
export const payPayPage = ({ amount_yen: amount }: ChargeRow): string =>
  layout(
    'PayPay(テスト)',
    `<main class="page">
<p class="brand">テスト用の画面</p>
<h1>PayPayでのお支払い</h1>
<dl>
  <div><dt>お支払い先</dt><dd>${escapeHtml(operator.name)}</dd></div>
  <div><dt>金額</dt><dd class="number">${formatYen(amount)}</dd></div>
</dl>
<p>これはテスト用の画面です。どのように終わるかを選んでください。</p>
<form method="post" class="choices">
${button('pay', '支払う', 'primary')}
${button('refuse', '残高が足りない')}
${button('cancel', '支払いを中止する')}
${button('timeout', '有効時間が過ぎたことにする')}
${button('slow', '結果をすぐに返さない(15秒後に成功)')}
${button('leave', '何もせずに予約の画面へ戻る')}
</form>
</main>`,
  );

/** The page that says whether this browser counts as a device with wallets. */
export const devicePage = (): string =>
  layout(
    'テスト用の端末',
    `<main class="page">
<p class="brand">テスト用の画面</p>
<h1>テスト用の端末の設定</h1>
<p>Apple PayとGoogle Payは、使える端末だけに表示されます。ここでは、このブラウザーを使える端末とみなすかどうかを選べます。PayPayは、いつでも表示されます。</p>
<p role="status" class="status" id="state"></p>
<form id="device" class="choices">
<button class="primary" name="able" value="yes">使える端末とみなす</button>
<button name="able" value="no">使えない端末とみなす</button>
</form>
<p><a href="/customer/samples/payment">お支払いのテストに戻る</a></p>
</main>`,
    'device.js',
  );

const STORE_TEXTS: Record<string, string> = {
  awaitingPayment: 'お支払いを待っています。',
  captured: 'お支払いが済みました。ご予約の画面に戻ってください。',
  expired: 'お支払いの期限が過ぎました。',
  refunded: '払い戻しました。',
};

/** The voucher, and buttons that play the store. */
export function storePage(row: ChargeRow): string {
  const buttons = `<p>これはテスト用の画面です。お店での出来事を選んでください。</p>
<form method="post" class="choices">
${button('pay', 'レジで支払う', 'primary')}
${button('expire', '支払わずに期限が過ぎる')}
</form>`;
  return layout(
    'コンビニでのお支払い(テスト)',
    `<main class="page">
<p class="brand">テスト用決済会社</p>
<h1>コンビニでのお支払い</h1>
<p role="status" class="status">${STORE_TEXTS[row.state] ?? ''}</p>
<dl>
  <div><dt>お店</dt><dd>${escapeHtml(row.store_name ?? '')}</dd></div>
  <div><dt>お支払い番号</dt><dd class="number">${escapeHtml(row.payment_number ?? '')}</dd></div>
  <div><dt>確認番号</dt><dd class="number">${CONFIRMATION_NUMBER}</dd></div>
  <div><dt>金額</dt><dd>${formatYen(row.amount_yen)}</dd></div>
  <div><dt>お支払い期限</dt><dd>${row.expires_at ? formatDateTime(row.expires_at) : ''}</dd></div>
</dl>
${row.state === 'awaitingPayment' ? buttons : ''}
</main>`,
  );
}

export const missingPage = (): string =>
  layout(
    '見つかりません',
    '<main class="page"><h1>お手続きが見つかりません</h1><p>ご予約の画面から、もう一度お進みください。</p></main>',
  );
