import type { MemberInput } from '@ferry/api/external-server';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { TEST_KEYS, type TestServer, Visitor } from './api.ts';
import { expectStatus } from './booking.ts';
import { LOGIN } from './members.ts';

export const SIGN_UPS = '/external/api/sign-ups';
export const SIGN_UP_LINKS = '/external/api/sign-up-links';
export const MEMBERS = '/external/api/members';
export const RESETS = '/external/api/password-resets';
export const RESET_LINKS = '/external/api/password-reset-links';
export const PASSWORD = '/external/api/password';
export const EMAIL_CHANGES = '/external/api/members/me/email-changes';
export const EMAIL_LINKS = '/external/api/email-change-links';
export const EMAIL = '/external/api/email';
export const EMAIL_STOPS = '/external/api/email-change-stops';
export const OWN_PASSWORD = '/external/api/members/me/password';

export const consents = { memberTerms: true, privacyPolicy: true };
export const NEW_PASSWORD = 'asanagi no fune';

/** A customer who is no member yet. */
export const misaki = (change: Partial<MemberInput> = {}): MemberInput => ({
  familyName: '高橋',
  givenName: '美咲',
  familyNameKana: 'タカハシ',
  givenNameKana: 'ミサキ',
  birthDate: '1988-06-14',
  sex: 'female',
  phone: '090-2345-6789',
  address: {
    postalCode: '040-0063',
    prefecture: '北海道',
    city: '函館市',
    line1: '若松町12-13',
    building: '',
  },
  nationality: '',
  passportNumber: '',
  news: false,
  ...change,
});

/** Requests that reach the handlers of sign-up, reset and the change of an address; no link has this token. */
export const accountRequests = () => {
  const token = 'x'.repeat(32);
  const password = NEW_PASSWORD;
  return [
    { method: 'POST', url: SIGN_UPS, payload: { email: 'misaki@example.jp', consents } },
    { method: 'POST', url: SIGN_UP_LINKS, payload: { token } },
    { method: 'POST', url: MEMBERS, payload: { token, member: misaki(), password } },
    { method: 'POST', url: RESETS, payload: { email: 'hanako@example.jp' } },
    { method: 'POST', url: RESET_LINKS, payload: { token } },
    { method: 'PUT', url: PASSWORD, payload: { token, password } },
    { method: 'POST', url: EMAIL_LINKS, payload: { token } },
    { method: 'PUT', url: EMAIL, payload: { token } },
    { method: 'POST', url: EMAIL_STOPS, payload: { token } },
  ] as const;
};

/** Mails to an address, the newest first, with what is readable in them. */
export async function mailsTo({ db }: Pick<TestServer, 'db'>, recipient: string) {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, text: bodyOf(TEST_KEYS, row)?.text ?? '' }));
}

/** The token of the newest link that an address was sent. */
export async function tokenTo(server: Pick<TestServer, 'db'>, recipient: string): Promise<string> {
  const [mail] = await mailsTo(server, recipient);
  const [, token = ''] = /#([\w-]{20,})/.exec(mail?.text ?? '') ?? [];
  return token;
}

/** Applies with an address. @returns the token of the mail */
export async function applied(
  server: Pick<TestServer, 'db'>,
  visitor: Visitor,
  email: string,
): Promise<string> {
  await visitor.post(SIGN_UPS, { email, consents });
  return tokenTo(server, email);
}

/** A new member of this address, logged in in a browser of their own. */
export async function signedUp(server: TestServer, email: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(server.app);
  const token = await applied(server, visitor, email);
  const password = NEW_PASSWORD;
  expectStatus(await visitor.post(MEMBERS, { token, member: misaki(), password }), 201);
  expectStatus(await visitor.post(LOGIN, { email, password }), 204);
  return visitor;
}
