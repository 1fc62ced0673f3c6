import type { MemberInput } from '@ferry/api/external';
import { type APIRequestContext, expect } from '@playwright/test';
import { linkIn, mailTo } from './mails.ts';

export const NEW_PASSWORD = 'asanagi no fune';

const misaki: MemberInput = {
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
};

/** A call of the contract that changes something, as the browser's client makes it. */
async function send(request: APIRequestContext, path: string, data: object): Promise<void> {
  await request.get('/sanctum/csrf-cookie');
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
  const answer = await request.post(path, { data, headers });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
}

/** A member of the test's own, made by the link of a mail; no screen is seen. */
export async function newMember(request: APIRequestContext): Promise<{
  email: string;
  password: string;
}> {
  const email = `misaki-${crypto.randomUUID().slice(0, 8)}@example.jp`;
  const consents = { memberTerms: true, privacyPolicy: true };
  await send(request, '/external/api/sign-ups', { email, consents });
  const [, token = ''] = linkIn(await mailTo(request, email)).split('#');
  const password = NEW_PASSWORD;
  await send(request, '/external/api/members', { token, member: misaki, password });
  return { email, password };
}
