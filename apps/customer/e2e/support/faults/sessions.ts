import { expect, type Page } from '@playwright/test';
import { press } from '../press.ts';
import { members, signIn } from '../session.ts';
import { failure, pressFailing } from './answers.ts';
import type { Call } from './calls.ts';
import {
  buttonOf,
  expectKept,
  expectRequested,
  expectSound,
  type Fault,
  faultBegins,
  fill,
  headingOf,
  openSound,
  SOON,
  signInAsMember,
  started,
  type Visit,
} from './visit.ts';

/** What belongs to a customer: the rest is answered to every visitor. */
const isOfMembers = ({ path }: Call) =>
  /^\/external\/api\/members|^\/customer-api\/(?:drafts|reservations|payments|waitlist)/.test(path);
const signInHeading = { path: '', heading: 'ログイン' };
const ENDED = /安全のためログアウトしました|別の画面でログアウトしました/;

/** Whether the page is left for the sign-in, once the way there is over: the notice may come before it. */
async function isAtSignIn(page: Page): Promise<boolean> {
  await started(page);
  return new URL(page.url()).pathname === '/customer/signin';
}

/** Back through the sign-in, or still there with a notice; then what was typed is there as well. */
async function comeBack(visit: Visit): Promise<void> {
  const { page, requested, calls, at } = visit;
  const notice = page.getByText(ENDED).first();
  await expect(notice.or(headingOf(page, signInHeading)).first()).toBeVisible(SOON);
  await expect(notice).toBeVisible(SOON);
  expect(visit.seen.said.filter((words) => ENDED.test(words)).length).toBeLessThanOrEqual(1);
  expectSound(visit, requested);
  calls.instead = () => undefined;
  if (await isAtSignIn(page)) await signIn(page, members.hanako);
  await expectRequested(visit);
  // A reload asks before it takes what is kept in the tab's memory.
  if (at.press) await expectKept(visit);
}

/** The login of a member ends on the server while the page is open; the next press, or a reload, hears of it. */
const ended: Fault = {
  name: '途中で401',
  as: 'member',
  meet: async (visit) => {
    const { page, calls, at, release } = visit;
    const refused = failure(401, 'SESSION_EXPIRED');
    if (at.as === 'guest')
      return at.press ? pressFailing(visit, refused, /ログイン/) : openSound(visit);
    await signInAsMember(page, release.url);
    await openSound(visit);
    if (at.press || at.typed) await fill(visit);
    // What comes late is there, or its refusal would leave the page in the place of the press or the reload.
    await page.waitForLoadState('networkidle');
    faultBegins(visit);
    let first: 'refused' | 'gone on' | undefined;
    calls.instead = (call) => {
      const isRefused = isOfMembers(call);
      const isSent = call.method !== 'GET';
      // What is only read after a press is of the page that it leads to.
      if (isRefused || isSent) first ??= isRefused && isSent ? 'refused' : 'gone on';
      return isRefused ? refused : undefined;
    };
    if (at.press) {
      // An answer that is stored by itself may be refused first, and takes the button away.
      await press(buttonOf(visit), SOON).catch(() => undefined);
      await expect
        .poll(async () => first !== undefined || (await headingOf(page, at).isHidden()), SOON)
        .toBe(true);
      // What every visitor may send is done for a visitor as well.
      return first === 'refused' ? comeBack(visit) : undefined;
    }
    await page.reload();
    if (await isAtSignIn(page)) return comeBack(visit);
    // A page of every visitor goes on without the member.
    expectSound(visit, visit.requested);
    await expectRequested(visit);
  },
};

/** The token of a change is refused, and the new one as well. */
const tokenRefused: Fault = {
  name: '419が2回',
  spares: ({ press: button }) => !button,
  meet: async (visit) => {
    const refused = failure(419, 'CSRF');
    const { calls } = visit;
    await pressFailing(visit, refused, /接続を確認できませんでした/);
    calls.instead = () => undefined;
  },
};

/** The member logs out in another tab. */
const loggedOut: Fault = {
  name: '別のタブでログアウト',
  as: 'member',
  spares: ({ as }) => as === 'guest',
  meet: async (visit) => {
    const { page, release, at, requested } = visit;
    await signInAsMember(page, release.url);
    await openSound(visit);
    if (at.press || at.typed) await fill(visit);
    faultBegins(visit);
    const other = await page.context().newPage();
    // The operator's website, to which a logout leads.
    await other.route('https://www.shionagi-ferry.example/**', (route) => route.abort());
    await other.goto(`${release.url}accessibility`);
    await press(other.getByRole('banner').getByRole('link', { name: 'ログアウト' }), SOON);
    const notice = page.getByText(ENDED).first();
    await expect(notice).toBeVisible(SOON);
    await other.close();
    expect(visit.seen.said.filter((words) => ENDED.test(words)).length).toBeLessThanOrEqual(1);
    expectSound(visit, requested);
    const isLeft = await isAtSignIn(page);
    // A member's own page is left; a page of every visitor stays, with what was typed.
    if (!isLeft) {
      await expectRequested(visit);
      await expectKept(visit);
    }
  },
};

export const sessionFaults: Fault[] = [ended, tokenRefused, loggedOut];
