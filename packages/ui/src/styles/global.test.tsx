import './global.css.ts';
import '../theme/ferry-dark.css.ts';
import { afterEach, expect, test } from 'vitest';
import { ferryValues } from '../theme/ferry.values.ts';
import { ferryDarkValues } from '../theme/ferry-dark.values.ts';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.theme;
});

const primary = () => getComputedStyle(root).getPropertyValue('--ferry-color-primary').trim();

test('端末が明るい配色なら、夜の配色を読み込んでも昼のまま', () => {
  expect(primary().toUpperCase()).toBe(ferryValues.color.primary);
});

test('夜の配色を選べば端末の設定によらず夜になり、紙の上では昼のまま', () => {
  root.dataset.theme = 'dark';
  expect(primary().toUpperCase()).toBe(ferryDarkValues.color.primary);
  const dark = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule.cssText.includes('color-scheme: dark'));
  const media = dark.map((rule) => (rule instanceof CSSMediaRule ? rule.conditionText : 'any'));
  expect(media.filter((text) => !text.startsWith('screen'))).toEqual([]);
  expect(dark).toHaveLength(2);
});

test('夜の配色は端末の設定に従い、data-theme があれば従わない', () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const dark = rules.filter(
    (rule) =>
      rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark'),
  );
  expect(dark).toHaveLength(1);
  expect(dark[0]?.cssText).toContain(':root:not([data-theme])');
});
