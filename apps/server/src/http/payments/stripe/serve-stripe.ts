import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { opensSheet } from '@ferry/format/wallet-methods';
import type { FastifyInstance } from 'fastify';
import { STRIPE_PATH, type StripeProvider } from '../../../payments/stripe/stripe.ts';
import { theme } from '../../../rules/company.ts';

// Stripe's own script draws its fields in frames of its own: card data never touch this page.
const STRIPE_JS = 'https://js.stripe.com';
// https://docs.stripe.com/security/guide#content-security-policy
const STRIPE_HOSTS = `${STRIPE_JS} https://*.js.stripe.com`;
const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${STRIPE_HOSTS}`,
  "style-src 'self' 'unsafe-inline'",
  `frame-src ${STRIPE_HOSTS} https://hooks.stripe.com`,
  'connect-src https://api.stripe.com',
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

const sheetMethods = ({ limits }: StripeProvider) =>
  Object.keys(limits.walletMethods).filter(opensSheet);

/** Origins whose frames open the sheet of a wallet: the browser lets none without a word of ours. */
export const sheetOrigins = (stripe: StripeProvider): readonly string[] =>
  sheetMethods(stripe).length > 0 ? ['self', STRIPE_JS, 'https://pay.google.com'] : [];

const SHEET_POLICY = POLICY.replace('frame-src ', 'frame-src https://pay.google.com ');

/** The page that opens the sheets of Apple Pay and Google Pay; see docs/wallet-payments.md. */
function serveSheet(app: FastifyInstance, stripe: StripeProvider): void {
  const methods = sheetMethods(stripe);
  if (methods.length === 0) return;
  const script = readFileSync(join(import.meta.dirname, 'pages/wallet-sheet.js'));
  app.get(`${STRIPE_PATH}/wallet-sheet`, (_request, reply) =>
    reply
      .header('content-security-policy', SHEET_POLICY)
      .header('cross-origin-resource-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(sheetPage(stripe.publishableKey, methods)),
  );
  app.get(`${STRIPE_PATH}/wallet-sheet.js`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}

const ownKey = (key: string) => key.replace(/[^0-9A-Za-z_]/g, '');

/** Nothing of it is seen: the device shows the sheet. */
const sheetPage = (key: string, methods: readonly string[]) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>ウォレット決済</title>
<script src="${STRIPE_JS}/v3/" defer></script>
<script src="${STRIPE_PATH}/wallet-sheet.js" data-key="${ownKey(key)}" data-methods="${methods.join(' ')}" defer></script>
</head>
<body></body>
</html>
`;

/** The page with Stripe's card fields, which speaks as the sandbox's does. */
export function serveStripe(app: FastifyInstance, stripe: StripeProvider): void {
  serveSheet(app, stripe);
  const script = readFileSync(join(import.meta.dirname, 'pages/fields.js'));
  app.get(`${STRIPE_PATH}/fields`, (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      // Stripe's frames are of another origin than ours.
      .header('cross-origin-resource-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(page(stripe.publishableKey)),
  );
  app.get(`${STRIPE_PATH}/fields.js`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}

const page = (key: string) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>カード情報の入力</title>
<script src="${STRIPE_JS}/v3/" defer></script>
<script src="${STRIPE_PATH}/fields.js" data-key="${ownKey(key)}" defer></script>
</head>
<body style="margin:0;padding:4px;font:16px/1.75 'Hiragino Sans','Noto Sans JP',sans-serif;color:${theme.color.ink}">
<div id="card"></div>
<p id="error" role="alert" style="margin:8px 0 0;color:${theme.color.danger}" hidden></p>
</body>
</html>
`;
