import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { ferryValues } from './ferry.values.ts';
import { contrastFailures } from './pairs.ts';
import { wireframeValues } from './wireframe.values.ts';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#0F2233', '#0F2233')).toBe(1);
  });

  it('refuses a colour it cannot read', () => {
    expect(() => contrast('rgb(0 0 0)', '#FFFFFF')).toThrow(TypeError);
  });
});

describe.each([
  ['ferry', ferryValues],
  ['wireframe', wireframeValues],
])('theme %s', (_name, theme) => {
  it('has no pair of colours that is too close', () => {
    expect(contrastFailures(theme)).toEqual([]);
  });

  it('is reported when its quiet text is a pale grey', () => {
    const pale = { ...theme, color: { ...theme.color, inkQuiet: '#9AA5AD' } };
    expect(contrastFailures(pale).map((failure) => failure.pair)).toContain('inkQuiet on ground');
  });

  it('is reported when its control border is a hairline', () => {
    const faint = { ...theme, color: { ...theme.color, controlBorder: '#C9D6DE' } };
    expect(contrastFailures(faint)).toContainEqual(
      expect.objectContaining({ pair: 'controlBorder on ground', needed: 3 }),
    );
  });

  it('is reported when its focus ring cannot be told from its edge', () => {
    const lost = { ...theme, color: { ...theme.color, focus: theme.color.focusEdge } };
    expect(contrastFailures(lost).map((failure) => failure.pair)).toContain('focus on focusEdge');
  });
});
