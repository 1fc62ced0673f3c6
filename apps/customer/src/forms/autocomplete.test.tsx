import type { CustomerInput } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';
import { LOGIN_MARKER } from '../page-story.fixture.ts';
import { createAppRouter } from '../router.tsx';
import { autocompleteTokens } from './autocomplete.ts';

const draft = exampleOf('getDraft', 200, 'created');
const { customers } = draft;
const vehicle: CustomerInput['outboundVehicles'][number] = {
  driver: null,
  model: '',
  plateUndecided: false,
  plate: { place: '', classNumber: '', kana: '', number: '' },
  isLow: false,
};

const typed = 'main form :is(input:not([type=checkbox], [type=radio]), select, textarea)';

/** The fields of a page with what each offers, after what is pressed on it. */
async function offered(path: string, input = customers, press?: string) {
  // The tab keeps what it knows of a draft: another one each time.
  const id = `${draft.id}${input.representative.travels}`;
  const answers: Record<string, object> = {
    [`/drafts/${id}`]: { ...draft, id, customers: input },
    '/routes': exampleOf('listRoutes', 200, 'default'),
    '/sailings': exampleOf(
      'searchSailings',
      200,
      path.startsWith('pre-order') ? 'notYetOpen' : 'default',
    ),
    '/external/api/members/me': exampleOf('getCurrentMember', 200, 'default'),
    '/external/api/sign-up-links': exampleOf('checkSignUpLink', 200, 'default'),
    '/external/api/password-reset-links': exampleOf('checkPasswordResetLink', 200, 'default'),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(new Request(request).url);
    const answer = answers[pathname.replace(/^\/customer-api/, '')];
    return answer ? Response.json(answer) : new Promise<never>(() => {});
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const queryClient = createQueryClient();
  const history = createMemoryHistory({
    initialEntries: [`/customer/${path.replace(draft.id, id)}`],
  });
  const router = createAppRouter(queryClient, { history });
  if (/^member\/(?:change|edit)/.test(path)) {
    window.localStorage.setItem(LOGIN_MARKER, 'test');
    router.options.context.tab.connect({ router, queryClient });
  }
  const screen = await render(<App {...{ router, queryClient }} />);
  await vi.waitUntil(() => screen.container.querySelector(typed), { timeout: 5_000 });
  if (press) await screen.getByRole('radio', { name: press }).click();
  const fields = [...screen.container.querySelectorAll(typed)];
  return Object.fromEntries(fields.map((each) => [each.id, each.getAttribute('autocomplete')]));
}

/** What the table says of these fields, without those that are not the customer's own here. */
const told = (ids: string[], others: RegExp = /$^/) => {
  const tokens: Record<string, string> = autocompleteTokens;
  return Object.fromEntries(ids.map((id) => [id, others.test(id) ? 'off' : (tokens[id] ?? 'off')]));
};

const waited =
  'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1&sailing=sail_strait-1650_20270802';
const opening = 'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-10-10&adults=2';
const pages = {
  'reservation-search': undefined,
  'reservation-search メールアドレス': undefined,
  signin: undefined,
  'signup/apply': undefined,
  'member/new/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE': undefined,
  'reset-password/forgot': undefined,
  'reset-password/Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE': undefined,
  'samples/geocoding': undefined,
  [`reservation/customer-input?draft=${draft.id}`]: customers,
  'member/change-email': undefined,
  'member/change-password': undefined,
  'member/edit': undefined,
  [`waitlist?${waited}`]: undefined,
  [`pre-order?${opening}`]: undefined,
  [`pre-order?${opening}&show=reminder`]: undefined,
};
const seen = new Set<string>();

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
});

test.each(Object.entries(pages))('/%s の欄は、表のとおりに自動入力できる', async (page, input) => {
  const [path = '', press] = page.split(' ');
  const found = await offered(path, input, press);
  for (const id of Object.keys(found)) seen.add(id);
  expect(found).toEqual(told(Object.keys(found)));
});

test('代表者が乗船しないとき、乗船者1にも代表者の誕生日や市区町村は出ない', async () => {
  const representative = { ...customers.representative, travels: false };
  const input = { ...customers, representative, outboundVehicles: [vehicle] };
  const found = await offered(`reservation/customer-input?draft=${draft.id}`, input);
  expect(found['passengers-0-birthDate']).toBe('off');
  expect(found['passengers-0-familyName']).toBe('off');
  expect(found['representative-familyName']).toBe('family-name');
  for (const id of Object.keys(found)) seen.add(id);
  expect(found).toEqual(told(Object.keys(found), /^passengers/));
});

test('表のどの欄も、いずれかのページにある', () => {
  expect(Object.keys(autocompleteTokens).filter((id) => !seen.has(id))).toEqual([]);
});

test('お客様情報の欄は、任意だけに印があり、ほかは必須と読み上げられる', async () => {
  const input = { ...customers, outboundVehicles: [vehicle] };
  await offered(`reservation/customer-input?draft=${draft.id}`, input);
  // A discount of none is an answer; a date of birth takes the place of the age, which is asked for.
  const others = /birthDate|discountId|-plate/;
  const labels = [...document.querySelectorAll<HTMLLabelElement>('main form label')].filter(
    ({ control }) => control?.matches(typed) && !others.test(control.id),
  );
  expect(labels.length).toBeGreaterThan(20);
  // The form says once that everything is required but what is marked.
  const wrong = labels.filter(({ control, nextElementSibling: mark }) => {
    const isRequired = control?.ariaRequired === 'true';
    const isShown = mark !== null && getComputedStyle(mark).display !== 'none';
    return isRequired ? isShown : !isShown || mark.textContent !== '※任意';
  });
  expect(wrong.map(({ textContent }) => textContent)).toEqual([]);
});
