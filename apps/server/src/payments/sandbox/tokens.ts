import { createHash, randomBytes } from 'node:crypto';
import { opensSheet, type SheetMethod } from '@ferry/format/wallet-methods';
import { toHalfWidthAscii, unifyHyphens } from '@ferry/format/width';
import type { Kysely } from 'kysely';
import type { CardToken } from '../../booking/services/payment-provider.ts';
import type { Database } from '../../database/schema.ts';
import { isLuhn } from '../../domain/card-number.ts';
import type { Clock } from '../../domain/clock.ts';
import { addMinutes } from '../../domain/instant.ts';
import { type Scenario, type TestCard, testCards } from './test-cards.ts';

/** Minutes for which a token can be used. */
const TOKEN_MINUTES = 60;

export interface CardInput {
  number: string;
  expiry: string;
  securityCode: string;
}

/** What is wrong with a field, as the hosted page words it. */
type CardProblem = 'REQUIRED' | 'INVALID' | 'NOT_A_TEST_CARD' | 'EXPIRED';
type CardProblems = Partial<Record<keyof CardInput, CardProblem>>;

/**
 * Makes a token of a test card. Number, expiry and code are looked at here and nowhere kept.
 * @returns the token, or what is wrong with which field
 */
export async function createToken(
  db: Kysely<Database>,
  clock: Clock,
  typed: CardInput,
): Promise<{ token: string; brand: string; last4: string } | { problems: CardProblems }> {
  const number = digitsOf(typed.number);
  const card = testCards.find((each) => each.number === number);
  const problems = problemsOf(typed, number, card, clock.now());
  if (!card || Object.keys(problems).length > 0) return { problems };
  const token = newSandboxId('tok');
  const last4 = card.number.slice(-4);
  await db
    .insertInto('sandbox_token')
    .values({
      id: token,
      brand: card.brand,
      last4,
      fingerprint: createHash('sha256').update(`sandbox ${card.number}`).digest('hex').slice(0, 32),
      scenario: card.scenario,
      expires_on: expiryOf(typed.expiry) ?? '',
      created_at: clock.now(),
      charge_key: null,
    })
    .execute();
  return { token, brand: card.brand, last4 };
}

/** Ends of a wallet's sheet that give a token, as its buttons are called. */
export const SHEET_OUTCOMES: ReadonlyMap<unknown, Scenario> = new Map([
  ['pay', 'frictionless'],
  ['refuse', 'declined'],
  ['challenge', 'challenge'],
  ['slow', 'slow'],
  ['lost', 'lostResponse'],
]);

/** Makes a token as the sheet of a wallet does. No two devices have the same card. */
export async function createSheetToken(
  db: Kysely<Database>,
  clock: Clock,
  { wallet, scenario }: { wallet: SheetMethod; scenario: Scenario },
): Promise<{ token: string }> {
  const token = newSandboxId('tok');
  await db
    .insertInto('sandbox_token')
    .values({
      id: token,
      brand: 'VISA',
      last4: '4242',
      fingerprint: randomBytes(16).toString('hex'),
      scenario,
      wallet,
      expires_on: '2030-12',
      created_at: clock.now(),
      charge_key: null,
    })
    .execute();
  return { token };
}

/** @returns undefined for a token that does not exist, is used or too old */
export async function findToken(
  db: Kysely<Database>,
  clock: Clock,
  token: string,
): Promise<CardToken | undefined> {
  const row = await db
    .selectFrom('sandbox_token')
    .select(['brand', 'last4', 'fingerprint', 'expires_on as expiresOn', 'wallet'])
    .where('id', '=', token)
    .where('charge_key', 'is', null)
    .where('created_at', '>', addMinutes(clock.now(), -TOKEN_MINUTES))
    .executeTakeFirst();
  return row && { ...row, wallet: opensSheet(row.wallet) ? row.wallet : undefined };
}

/** Tokens that were kept for a holder are gone, those of charges that are going on as well. */
export async function forgetTokens(db: Kysely<Database>, holder: string): Promise<void> {
  await db.deleteFrom('sandbox_token').where('holder', '=', holder).execute();
}

/** A new id of the sandbox: `sbxtok_…`, `sbxchg_…`. */
export const newSandboxId = (kind: 'tok' | 'chg' | 'act' | 'evt' | 'rfd'): string =>
  `sbx${kind}_${randomBytes(15).toString('base64url')}`;

function problemsOf(
  typed: CardInput,
  number: string,
  card: TestCard | undefined,
  now: Date,
): CardProblems {
  const expiry = expiryProblem(typed.expiry, now);
  const code = digitsOf(typed.securityCode);
  return {
    ...(number === '' && { number: 'REQUIRED' as const }),
    ...(number !== '' && !isNumber(number) && { number: 'INVALID' as const }),
    ...(isNumber(number) && !card && { number: 'NOT_A_TEST_CARD' as const }),
    ...(expiry && { expiry }),
    ...(code === '' && { securityCode: 'REQUIRED' as const }),
    ...(code !== '' && !/^\d{3,4}$/.test(code) && { securityCode: 'INVALID' as const }),
  };
}

function expiryProblem(typed: string, now: Date): CardProblem | undefined {
  if (typed.trim() === '') return 'REQUIRED';
  const expiry = expiryOf(typed);
  if (!expiry) return 'INVALID';
  // A card is good until the end of its month.
  const [year, month] = expiry.split('-').map(Number);
  const firstInvalid = Date.UTC(year ?? 0, month ?? 0, 1);
  return firstInvalid <= now.getTime() ? 'EXPIRED' : undefined;
}

/** `YYYY-MM` of what was typed. */
function expiryOf(typed: string): string | undefined {
  const text = unifyHyphens(toHalfWidthAscii(typed)).replace(/\s/g, '');
  const [, month = '', year = ''] = /^(\d{1,2})[/-]?(?:20)?(\d{2})$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return `20${year}-${month.padStart(2, '0')}`;
}

const digitsOf = (typed: string): string =>
  unifyHyphens(toHalfWidthAscii(typed)).replace(/[\s-]/g, '');

/** As many digits as a card has, the last of which fits the others. */
const isNumber = (number: string): boolean => /^\d{12,19}$/.test(number) && isLuhn(number);
