import './global.css.ts';
import '../theme/ferry-dark.css.ts';
import { afterEach, expect, test } from 'vitest';
import { ferryValues } from '../theme/ferry.values.ts';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.theme;
});

const primary = () => getComputedStyle(root).getPropertyValue('--ferry-color-primary').trim();

test('端末が明るい配色なら、夜の配色を読み込んでも昼のまま', () => {
  expect(primary().toUpperCase()).toBe(ferryValues.color.primary);
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
