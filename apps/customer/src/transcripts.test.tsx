import '@ferry/ui/styles/global.css';
import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStories } from '@storybook/react-vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { removeDatabase } from './kept-tickets/kept-tickets-database.ts';
import { inJapanese } from './spoken-in-japanese.fixture.ts';

// What a screen reader says on the way of a customer, page by page, from the heading to the end of the page. The
// texts are in `transcripts/`, for people to read: what is said oddly there is odd on the page.

type Story = { run: () => Promise<void> };
type Page = [file: string, story: string];

const modules = import.meta.glob<Record<string, unknown>>('./features/**/*.stories.tsx');

const booking = 'booking/';
const changing = 'reservation/changing/';
const buying = 'partner-tickets/buying/';

/** The pages of each journey: where their stories are, and which of them. */
const journeys: Record<string, Page[]> = {
  徒歩で1人: [
    ['home/HomePage', 'Normal'],
    [`${booking}sailings/SelectSchedulePage`, 'Default'],
    [`${booking}customers/CustomerInputPage`, 'Empty'],
    [`${booking}payment/PaymentInputPage`, 'Unchosen'],
    [`${booking}confirm/ContentConfirmPage`, 'Content'],
    [`${booking}confirm/ContentConfirmPage`, 'Hold'],
    [`${booking}completion/CompletionPage`, 'Default'],
  ],
  車で往復する家族: [
    [`${booking}conditions/ConditionsPage`, 'Filled'],
    [`${booking}sailings/SelectSchedulePage`, 'Return'],
    [`${booking}customers/CustomerInputPage`, 'FamilyWithCar'],
    [`${booking}completion/CompletionPage`, 'Family'],
    ['reservation/DetailPage', 'Family'],
  ],
  '9人の入力の誤り': [[`${booking}customers/CustomerInputPage`, 'NineWithErrors']],
  取消: [
    ['reservation/cancellation/CancelPage', 'DiscountLost'],
    ['reservation/cancellation/CancelPage', 'Mistakes'],
    ['reservation/cancellation/CancelPage', 'DonePart'],
    ['reservation/cancellation/CancelPage', 'NeedsAccount'],
  ],
  変更: [
    [`${changing}StartPage`, 'Start'],
    [`${changing}ChangeSteps`, 'SailingOutbound'],
    [`${changing}ChangeCheckPage`, 'CheckPay'],
    [`${changing}ChangeConfirmPage`, 'ConfirmPay'],
    [`${changing}ChangeConfirmPage`, 'Done'],
  ],
  提携きっぷ: [
    ['partner-tickets/PartnerTickets', 'List'],
    ['partner-tickets/PartnerTickets', 'Ticket'],
    [`${buying}BuyingSearch`, 'Section'],
    [`${buying}BuyingInput`, 'Customers'],
    [`${buying}BuyingEnd`, 'Confirm'],
    [`${buying}BuyingEnd`, 'Done'],
  ],
  会員登録: [
    ['members/SignUp', 'Apply'],
    ['members/SignUp', 'NewAfterBooking'],
    ['session/SignInPage', 'SignIn'],
    ['members/Members', 'MyPage'],
  ],
  欠航と遅れ: [
    ['home/HomePage', 'Default'],
    ['reservation/DetailPage', 'SailingCancelled'],
    ['reservation/DetailPage', 'SailingDelayed'],
    ['reservation/tickets/TicketsPage', 'SailingCancelled'],
  ],
};

beforeAll(() => page.viewport(1280, 800));
afterAll(async () => {
  await removeDatabase();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  window.localStorage.clear();
});

/** Parts of a page come one after the other, and nothing says that the last one is there. */
async function settle(): Promise<void> {
  let last = '';
  let same = 0;
  const looked = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    same = text === last && !text.includes('読み込んでいます') ? same + 1 : 0;
    last = text;
    return same;
  };
  await expect.poll(looked, { interval: 200, timeout: 15_000 }).toBeGreaterThan(4);
}

/** What is said of the page that is shown, phrase by phrase. */
async function listen(): Promise<string[]> {
  const container = document.querySelector('main') ?? document.body;
  // The reader would read what is folded away.
  for (const folded of container.querySelectorAll('details:not([open]) > :not(summary)'))
    folded.setAttribute('aria-hidden', 'true');
  await virtual.start({ container });
  // An end that never comes is an error of the page or of the reader: no page has so much to say.
  for (let step = 0; step < 2_000; step += 1) {
    if ((await virtual.lastSpokenPhrase()) === 'end of main') break;
    await virtual.next();
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return inJapanese(phrases);
}

for (const [journey, pages] of Object.entries(journeys)) {
  test(`「${journey}」で読み上げられることは、transcripts/ の文のとおり`, async () => {
    const lines: string[] = [];
    for (const [file, id] of pages) {
      const module = await modules[`./features/${file}.stories.tsx`]?.();
      const story = (composeStories(module as never) as Record<string, Story>)[id];
      expect(story, `${file} ${id}`).toBeDefined();
      await story?.run();
      await settle();
      const title = document.querySelector('main h1')?.textContent;
      lines.push(`# ${title}`, '', ...(await listen()), '');
    }
    await expect(lines.join('\n')).toMatchFileSnapshot(`transcripts/${journey}.txt`);
  }, 120_000);
}
