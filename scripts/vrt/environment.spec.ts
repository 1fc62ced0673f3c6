import { describe, expect, it } from 'vitest';
import { differenceOf } from './environment.mjs';

const baseline = { chromium: '156.0.1', fonts: ['Noto Sans CJK JP 131334', 'DejaVu Sans 155975'] };

describe('environment of the pictures', () => {
  it('is the same with the same browser and fonts', () => {
    expect(differenceOf(baseline, { ...baseline })).toBeUndefined();
  });

  it('names another browser, a missing font and a new one in one line', () => {
    const here = { chromium: '157.0.0', fonts: ['Noto Sans CJK JP 131334', 'Roboto 1'] };
    expect(differenceOf(baseline, here)).toBe(
      'Chromium 157.0.0 instead of 156.0.1; fonts missing: DejaVu Sans; other fonts: Roboto',
    );
  });

  it('notices that a font has another version', () => {
    const fonts = ['Noto Sans CJK JP 200000', 'DejaVu Sans 155975'];
    expect(differenceOf(baseline, { ...baseline, fonts })).toContain('Noto Sans CJK JP');
  });
});
