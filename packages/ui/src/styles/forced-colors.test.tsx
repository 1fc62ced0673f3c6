import './global.css.ts';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as button from '../components/Button/Button.stories.tsx';
import * as checkbox from '../components/Checkbox/Checkbox.stories.tsx';
import * as numberStepper from '../components/NumberStepper/NumberStepper.stories.tsx';
import * as radioCards from '../components/RadioCards/RadioCards.stories.tsx';
import * as radioGroup from '../components/RadioGroup/RadioGroup.stories.tsx';
import * as select from '../components/Select/Select.stories.tsx';
import * as textArea from '../components/TextArea/TextArea.stories.tsx';
import * as textField from '../components/TextField/TextField.stories.tsx';
import * as toggleButton from '../components/ToggleButton/ToggleButton.stories.tsx';
import { emulate } from '../private/emulate.fixture.ts';

beforeEach(() => emulate({ forcedColors: true }));
afterEach(() => emulate());

const stories = {
  Button: button,
  Checkbox: checkbox,
  NumberStepper: numberStepper,
  RadioCards: radioCards,
  RadioGroup: radioGroup,
  Select: select,
  TextArea: textArea,
  TextField: textField,
  ToggleButton: toggleButton,
};

const playgroundOf = (module: object): ComponentType =>
  (composeStories(module as never) as unknown as { Playground: ComponentType }).Playground;

/** The colour of a system colour name in this mode. */
const system = (name: string): string => {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const controls = 'button, input, select, textarea';

/** Native radios and check boxes are drawn by the browser, in the colours of the system. */
const isDrawnByBrowser = (element: Element): boolean =>
  element.matches('[type="radio"], [type="checkbox"]') &&
  getComputedStyle(element).appearance === 'auto';

describe.each(Object.entries(stories))('%s', (_name, module) => {
  const Playground = playgroundOf(module);

  test('強制カラーでも、どこが操作できるかが線でわかる', async () => {
    const screen = await render(<Playground />);
    const found = [...screen.container.querySelectorAll(controls)];
    expect(found.length).toBeGreaterThan(0);
    for (const element of found.filter((control) => !isDrawnByBrowser(control))) {
      const { borderBlockStartWidth, borderBlockStartColor } = getComputedStyle(element);
      expect(Number.parseFloat(borderBlockStartWidth), element.outerHTML).toBeGreaterThan(0);
      expect(borderBlockStartColor).not.toBe(system('Canvas'));
    }
  });

  test('強制カラーでも、フォーカスの輪が3 pxの線で見える', async () => {
    const screen = await render(<Playground />);
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement as HTMLElement;
    expect(screen.container.contains(focused)).toBe(true);
    // A card draws the ring of the radio inside it.
    const ringed = [focused, ...ancestors(focused)].map((element) => getComputedStyle(element));
    const rings = ringed.filter((style) => style.outlineStyle === 'solid');
    expect(rings.map((style) => Number.parseFloat(style.outlineWidth))).toContain(3);
    expect(rings.map((style) => style.outlineColor)).not.toContain(system('Canvas'));
  });
});

const ancestors = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];

test('選んだカードは、色がなくても印か線の太さで見分けられる', async () => {
  const Playground = playgroundOf(radioCards);
  const screen = await render(<Playground />);
  const [first, second] = screen.container.querySelectorAll('input');
  first?.click();
  expect(first?.checked).toBe(true);
  expect(isDrawnByBrowser(first as Element)).toBe(true);
  expect(isDrawnByBrowser(second as Element)).toBe(true);
});

test('この検査は、強制カラーの中で、色だけで描かれたボタンを見つける', async () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const screen = await render(
    <button type="button" style={{ border: 0, background: 'navy' }}>
      進む
    </button>,
  );
  const { borderBlockStartWidth } = getComputedStyle(screen.getByRole('button').element());
  expect(Number.parseFloat(borderBlockStartWidth)).toBe(0);
});
