import '../styles/global.css.ts';
import './ferry-dark.css.ts';
import { afterEach, expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import { ferryDarkValues } from './ferry-dark.values.ts';
import { kazemachiValues } from './kazemachi.values.ts';
import type { Theme } from './theme.ts';
import { themeCss } from './theme-css.ts';

const root = document.documentElement;
const sheet = new CSSStyleSheet();
sheet.replaceSync(themeCss({ light: kazemachiValues, dark: ferryDarkValues }));

afterEach(() => {
  delete root.dataset.theme;
  document.adoptedStyleSheets = [];
});

/** What every value of the contract is on the page, by its place in a theme. */
const shown = () => {
  const style = getComputedStyle(root);
  return Object.fromEntries(
    Object.entries(vars).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.entries(values).map(([role, value]) => [
          role,
          style.getPropertyValue(value.slice('var('.length, -1)).trim(),
        ]),
      ),
    ]),
  );
};
const spelt = (theme: object) => JSON.parse(JSON.stringify(theme).toLowerCase());

test('データのテーマは、昼も、夜の配色を選んだときも、すべての値を替える', () => {
  const looks: [string | undefined, Theme, string][] = [
    [undefined, kazemachiValues, 'light'],
    ['dark', ferryDarkValues, 'dark'],
    ['light', kazemachiValues, 'light'],
  ];
  document.adoptedStyleSheets = [sheet];
  for (const [choice, theme, scheme] of looks) {
    if (choice) root.dataset.theme = choice;
    expect(spelt(shown())).toEqual(spelt(theme));
    expect(getComputedStyle(root).colorScheme).toBe(scheme);
  }
});

test('データのテーマの規則は、組み込みのテーマの規則と同じ条件を持つ', () => {
  const conditions = (rules: Iterable<CSSRule>) =>
    [...rules].flatMap((rule) => {
      const media = rule instanceof CSSMediaRule ? rule.conditionText : '';
      const inner = rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule];
      return inner
        .filter((each): each is CSSStyleRule => each instanceof CSSStyleRule)
        .filter((each) => each.style.getPropertyValue('--ferry-color-primary') !== '')
        .map((each) => `${media} ${each.selectorText}`);
    });
  const built = [...document.styleSheets].flatMap((each) => conditions(each.cssRules));
  expect(conditions(sheet.cssRules)).toEqual(built);
});
