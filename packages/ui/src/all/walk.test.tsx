import '../styles/global.css.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulate } from '../private/emulate.fixture.ts';
import { pictureOf } from '../private/picture.fixture.ts';
import { allStories } from './stories.ts';

const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Of a group of radios the browser stops at one. */
const isOtherRadio = (element: Element): boolean => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  const group = [...document.querySelectorAll<HTMLInputElement>(`[name="${element.name}"]`)];
  return element !== (group.find(({ checked }) => checked) ?? group.find((one) => !one.disabled));
};

/** What the Tab key has to reach, in the order of the document. */
const stopsIn = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isOtherRadio(element),
  );

type Stop = { focused: Element; hasRing: boolean };

/** Where each press of the Tab key leads to. All are sent at once: each by itself would wait for the test's answer. */
async function tabThrough(container: Element, presses: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  const note = () => {
    const focused = document.activeElement ?? document.body;
    // Of a page inside ours only the one who wrote it can say what has the ring.
    const isInnerPage = focused instanceof HTMLIFrameElement;
    stops.push({ focused, hasRing: isInnerPage || focused.matches(':focus-visible') });
  };
  // An inner page has the keys itself.
  const atOnce = container.querySelector('iframe') ? 1 : presses;
  document.addEventListener('keyup', note, true);
  for (let press = 0; press < presses; press += atOnce) {
    const noted = stops.length;
    await userEvent.keyboard('{Tab}'.repeat(atOnce));
    if (stops.length === noted) note();
  }
  document.removeEventListener('keyup', note, true);
  return stops;
}

const nameOf = (element: Element) => element.outerHTML.slice(0, 100);

// One story of each component: the others are the same controls in other states.
const stories = allStories.filter(([id]) => / (Playground|Details|Sortable|Dismissable)$/.test(id));

beforeAll(() => page.viewport(1280, 800));

describe('Tabキー', () => {
  test.each(stories)(
    '%s のすべての操作に順に届き、輪が見え、最後から出られる',
    async (_id, Story) => {
      const screen = await render(<Story />);
      const stops = stopsIn(screen.container);
      const reached: Element[] = [];
      for (const { focused, hasRing } of await tabThrough(screen.container, stops.length + 1)) {
        // Past the last one focus leaves the page, or begins again at the first.
        if (!screen.container.contains(focused) || reached.includes(focused)) break;
        expect(hasRing, nameOf(focused)).toBe(true);
        reached.push(focused);
      }
      expect(reached.map(nameOf)).toEqual(stops.map(nameOf));
    },
  );
});

describe('強制カラー', () => {
  beforeAll(() => emulate({ forcedColors: true }));
  afterAll(() => emulate());

  /** Pictures of what is shown, before and after the Tab key. */
  async function pictures(container: Element): Promise<[string, string]> {
    const before = await pictureOf(container);
    await userEvent.keyboard('{Tab}');
    expect(container.contains(document.activeElement)).toBe(true);
    return [before, await pictureOf(container)];
  }

  test.each(stories)('%s のフォーカスは、絵でも見分けられる', async (_id, Story) => {
    const { container } = await render(
      <div style={{ padding: 16 }}>
        <Story />
      </div>,
    );
    if (stopsIn(container).length === 0) return;
    const [before, after] = await pictures(container);
    expect(after).not.toBe(before);
  });

  test('この検査は、輪のないボタンを見つける', async () => {
    const bare = (
      <button type="button" style={{ outline: 'none' }}>
        選ぶ
      </button>
    );
    const { container } = await render(bare);
    const [before, after] = await pictures(container);
    expect(after).toBe(before);
  });
});
