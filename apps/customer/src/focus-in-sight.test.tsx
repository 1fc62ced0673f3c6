import '@ferry/ui/styles/global.css';
import { RoomSplit } from '@ferry/ui/RoomSplit';
import { TripSummary } from '@ferry/ui/TripSummary';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as customers from './features/booking/customers/CustomerInputPage.stories.tsx';
import * as payment from './features/booking/payment/PaymentInputPage.stories.tsx';
import * as sailings from './features/booking/sailings/SelectSchedulePage.stories.tsx';

// WCAG 2.4.11: the bar at the foot of a phone never covers what has the focus.

const { Empty } = composeStories(customers);
const { Unchosen } = composeStories(payment);
const { Return } = composeStories(sailings);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** The bar that stays at the foot of the window. */
function findBar(): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('main div')];
  return all.find((each) => {
    const { position, bottom } = getComputedStyle(each);
    return position === 'sticky' && bottom === '0px' && each.checkVisibility();
  });
}

/** What is seen of a control: a radio or a box is seen by its label. */
function seenOf(control: Element): DOMRect {
  const isShown = control.getBoundingClientRect().width > 1;
  return (isShown ? control : (control.closest('label') ?? control)).getBoundingClientRect();
}

/** What keys reach, and of that what the bar covers. */
async function coveredByBar(
  keys: string[],
  presses: number,
): Promise<{ met: Set<Element>; covered: string[] }> {
  const covered: string[] = [];
  const met = new Set<Element>();
  window.scrollTo(0, 0);
  for (let press = 0; press < presses; press++) {
    await userEvent.keyboard(keys[press % keys.length] ?? '{Tab}');
    const control = document.activeElement;
    const bar = findBar();
    if (!control || met.has(control) || !bar || bar.contains(control)) continue;
    met.add(control);
    const { top, bottom } = seenOf(control);
    const { top: edge, bottom: end } = bar.getBoundingClientRect();
    const isBeside = bottom <= edge || top >= end;
    // One that is taller than the room above the bar shows its head.
    if (isBeside || (top < edge && bottom - top > edge)) continue;
    covered.push(`${control.outerHTML.slice(0, 120)}: ${Math.round(bottom - edge)} px`);
  }
  return { met, covered };
}

test.each([
  ['復路の便と客室', 375, Return, 28],
  ['お客様情報', 320, Empty, 36],
  ['お支払い方法', 375, Unchosen, 14],
])('%sの幅%iでは、キーで進む先が、下端の帯に隠れない', async (_, width, story, presses) => {
  await page.viewport(width, 812);
  await story.run();
  const { met, covered } = await coveredByBar(['{Tab}'], presses);
  expect(met.size).toBeGreaterThan(presses / 2);
  expect(covered).toEqual([]);
});

test('部屋の表では、矢印で動く先も、下端の帯に隠れない', async () => {
  await page.viewport(375, 812);
  const people = ['大人1', '大人2', '小人1', '小人2', '幼児', '乳児', '大人3', '大人4', '大人5'];
  const room = { text: '寝台 4つ', plan: null, sound: '大人あり', facts: ['寝台 2/4'] };
  await render(
    <main>
      <TripSummary
        title="ご予約の内容"
        legs={[]}
        sums={[]}
        total={90_190}
        totalLabel="合計"
        action={<button type="button">復路の便を選ぶ</button>}
      >
        <div style={{ blockSize: 420 }} />
        <RoomSplit
          id="rooms"
          label="9名を部屋に分ける"
          title="だれがどの部屋か"
          text="寝台を使うのは8名です。"
          rooms={['1室目', '2室目', '3室目'].map((name) => ({ ...room, name }))}
          people={people.map((name) => ({ name, text: '寝台', room: 0 }))}
          onMove={() => {}}
        />
        <div style={{ blockSize: 900 }} />
      </TripSummary>
    </main>,
  );
  const { met, covered } = await coveredByBar(['{Tab}', '{ArrowRight}', '{ArrowRight}'], 30);
  expect(met.size).toBeGreaterThan(18);
  expect(covered).toEqual([]);
});

test('次の乗船者へ進むと、まだ答えていない欄へフォーカスが移る', async () => {
  await page.viewport(1280, 800);
  await Empty.run();
  await page.getByRole('button', { name: '乗船者2へ進む' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});
