import { expect, type Page } from '@playwright/test';
import { press } from '../press.ts';
import type { Answer, Call } from './calls.ts';
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
  type Visit,
} from './visit.ts';

/** A failure in the contract's form. */
export const failure = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: JSON.stringify({ message: 'x', code, requestId: 'req_8Zk2mQ4v9a', ...more }),
});
const INTERNAL = /処理できませんでした|表示できませんでした/;

/** The planted response of each column, and the words by which a page shows it. */
const answers: { name: string; answer: Answer; says: RegExp }[] = [
  { name: '500', answer: failure(500, 'INTERNAL'), says: INTERNAL },
  { name: '503', answer: failure(503, 'UNAVAILABLE'), says: /ご利用いただけません/ },
  {
    name: '429',
    answer: { ...failure(429, 'RATE_LIMITED', { retryAfterSeconds: 60 }), retryAfter: 60 },
    says: /混み合っています/,
  },
  { name: '空の応答', answer: { status: 200, body: '' }, says: INTERNAL },
  {
    name: '壊れた応答',
    answer: { status: 200, type: 'text/html', body: '<h1>Wi-Fi</h1>' },
    says: INTERNAL,
  },
];

/** Every call but the one that asks what is offered, which no page waits for. */
const isOfPage = ({ path }: Call): boolean => !path.endsWith('/features');

/** A member's page that cannot ask who visits says that it is not available, whatever the reason. */
const orUnavailable = (says: RegExp): RegExp => new RegExp(`${says.source}|ご利用いただけません`);

/** The words are there: in an alert, or in a page of their own. */
const expectTold = ({ page }: Visit, says: RegExp): Promise<void> =>
  expect(page.getByRole('main').getByText(says).first()).toBeVisible(SOON);

/** Expects one alert, said once, of the press that has failed. */
export async function expectRefused(visit: Visit, says: RegExp): Promise<void> {
  const { page, seen } = visit;
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: says });
  await expect(alert.first()).toBeVisible(SOON);
  const told = seen.said.filter((words) => says.test(words));
  expect(told.length, `said ${told.join(' / ')}`).toBeLessThanOrEqual(1);
}

const again = (page: Page) =>
  page
    .getByRole('link', { name: 'もう一度開く' })
    .or(page.getByRole('button', { name: /^もう一度(?:読み込む|試す)/ }))
    .first();

/** The page is opened while every call fails; then a link of what it says opens it. */
async function openFailing(visit: Visit, answer: Answer, says: RegExp): Promise<void> {
  const { page, calls, at, url } = visit;
  calls.takeAsked();
  calls.instead = (call) => (isOfPage(call) ? answer : undefined);
  faultBegins(visit);
  await page.goto(url);
  const waiting = page.getByRole('heading', {
    level: 1,
    name: at.waits ?? at.heading,
    exact: true,
  });
  await expect(waiting.or(again(page)).or(page.getByRole('alert')).first()).toBeVisible(SOON);
  if (at.waits) {
    calls.instead = () => undefined;
    return expectRequested(visit);
  }
  const isAsked = calls.takeAsked().some((call) => !call.endsWith('/features'));
  if (isAsked && !at.isWholeAlone)
    await expectTold(visit, at.as === 'member' ? orUnavailable(says) : says);
  // Not before: a heading that the build has painted says nothing yet.
  const isThere = !at.isWholeAlone && (await again(page).isVisible());
  expectSound(visit, url);
  calls.instead = () => undefined;
  if (isThere) await press(again(page));
  await expectRequested(visit);
}

/** The page's button is pressed while every call fails, and once more when they work. */
export async function pressFailing(visit: Visit, answer: Answer, says: RegExp): Promise<void> {
  const { calls, requested } = visit;
  await openSound(visit);
  await fill(visit);
  faultBegins(visit);
  calls.instead = (call) => (isOfPage(call) ? answer : undefined);
  await press(buttonOf(visit), SOON);
  await expectRefused(visit, says);
  await expectKept(visit);
  expectSound(visit, requested);
  await expectRequested(visit);
  calls.instead = () => undefined;
  await goOn(visit);
}

/** Pressed again, the button does what it says. */
export async function goOn(visit: Visit): Promise<void> {
  const { page, at } = visit;
  await press(buttonOf(visit), SOON);
  await expect
    .poll(
      async () =>
        (await headingOf(page, at).isHidden()) ||
        (await page.getByRole('main').getByRole('alert').count()) === 0,
      SOON,
    )
    .toBe(true);
}

/** The server answers with a failure, or with what is no answer. */
export const answerFaults: Fault[] = answers.map(({ name, answer, says }) => ({
  name,
  // An empty response is what they have for a success.
  spares: ({ isAnsweredEmpty = false }) => answer.body === '' && isAnsweredEmpty,
  meet: async (visit) => {
    await openFailing(visit, answer, says);
    if (visit.at.press) await pressFailing(visit, answer, says);
  },
}));

/** No response for ten seconds of the page's clock; then they come. */
export const late: Fault = {
  name: '10秒遅い',
  meet: async (visit) => {
    const { page, calls, url, requested } = visit;
    await page.clock.install();
    const release = calls.hold();
    faultBegins(visit);
    await page.goto(url);
    await page.clock.runFor(10_000);
    await expect(page.getByRole('main')).toContainText(/\p{Script=Han}|\p{Script=Hiragana}/u, SOON);
    release();
    await expectRequested(visit);
    expectSound(visit, url);
    if (!visit.at.press) return;
    await fill(visit);
    const releasePress = calls.hold();
    await press(buttonOf(visit), SOON);
    await page.clock.runFor(10_000);
    await expectKept(visit);
    releasePress();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expectSound(visit, requested);
  },
};
