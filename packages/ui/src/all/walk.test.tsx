import '../styles/global.css.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulate } from '../private/emulate.fixture.ts';
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

const nameOf = (element: Element) => element.outerHTML.slice(0, 100);

// One story of each component: the others are the same controls in other states.
const stories = allStories.filter(([id]) => / (Playground|Details|Sortable|Dismissable)$/.test(id));

beforeEach(() => page.viewport(1280, 800));

describe('Tabキー', () => {
  test.each(stories)(
    '%s のすべての操作に順に届き、輪が見え、最後から出られる',
    async (_id, Story) => {
      const screen = await render(<Story />);
      const stops = stopsIn(screen.container);
      const reached: Element[] = [];
      for (let press = 0; press <= stops.length; press += 1) {
        await userEvent.keyboard('{Tab}');
        const focused = document.activeElement;
        // Past the last one focus leaves the page, or begins again at the first.
        if (!focused || !screen.container.contains(focused) || reached.includes(focused)) break;
        // Of a page inside ours only the one who wrote it can say what has the ring.
        const isInnerPage = focused instanceof HTMLIFrameElement;
        expect(isInnerPage || focused.matches(':focus-visible'), nameOf(focused)).toBe(true);
        reached.push(focused);
      }
      expect(reached.map(nameOf)).toEqual(stops.map(nameOf));
    },
  );
});

describe('強制カラー', () => {
  beforeEach(() => emulate({ forcedColors: true }));
  afterEach(() => emulate());

  test.each(stories)('%s のフォーカスは、絵でも見分けられる', async (_id, Story) => {
    const screen = await render(
      <div style={{ padding: 16 }}>
        <Story />
      </div>,
    );
    if (stopsIn(screen.container).length === 0) return;
    const before = await screen.locator.screenshot({ save: false });
    await userEvent.keyboard('{Tab}');
    expect(screen.container.contains(document.activeElement)).toBe(true);
    expect(await screen.locator.screenshot({ save: false })).not.toBe(before);
  });
});
