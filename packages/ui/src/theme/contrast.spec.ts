import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, under } from './contrast.ts';
import { contrastFailures, measuredPairs, type State } from './pairs.ts';
import { themes } from './themes.ts';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#0F2233', '#0F2233')).toBe(1);
  });

  it('refuses a colour it cannot read', () => {
    expect(() => contrast('rgb(0 0 0)', '#FFFFFF')).toThrow(TypeError);
    expect(() => under('#000000', '#FFFFFF')).toThrow(TypeError);
  });

  it('sees a translucent colour as it lies over an opaque one', () => {
    expect(under('rgb(0 0 0 / 50%)', '#FFFFFF')).toBe('#808080');
    expect(under('rgb(255 0 0 / 100%)', '#FFFFFF')).toBe('#ff0000');
  });
});

describe.each(Object.entries(themes))('theme %s', (_name, { values: theme }) => {
  const plant = (color: Partial<typeof theme.color>) =>
    contrastFailures({ ...theme, color: { ...theme.color, ...color } });

  it('has no pair of colours that is too close', () => {
    expect(contrastFailures(theme)).toEqual([]);
  });

  it('is reported when its quiet text is a pale grey', () => {
    // A grey of the same lightness as the ground, whether that is light or dark.
    const pale = contrast(theme.color.ground, '#FFFFFF') < 3 ? '#9AA5AD' : '#5C6B77';
    const pairs = plant({ inkQuiet: pale }).map(({ pair }) => pair);
    expect(pairs).toContain('inkQuiet on ground');
  });

  it('is reported when its control border is a hairline', () => {
    expect(plant({ controlBorder: theme.color.hairline })).toContainEqual(
      expect.objectContaining({ pair: 'controlBorder on ground', needed: 3 }),
    );
  });

  it('is reported when its focus ring cannot be told from its edge', () => {
    const pairs = plant({ focus: theme.color.focusEdge }).map(({ pair }) => pair);
    expect(pairs).toContain('focus on focusEdge');
  });

  it.each<[State, Partial<typeof theme.color>]>([
    ['hover', { primaryHover: theme.color.onPrimary }],
    ['pressed', { actionPressed: theme.color.selected }],
    ['held back', { skeleton: theme.color.inkQuiet }],
    ['selected', { onSelected: theme.color.selected }],
    ['error', { danger: theme.color.dangerGround }],
    ['dark header', { onDeepQuiet: theme.color.groundDeepRaised }],
    ['coloured title', { areaTicket: theme.color.onArea }],
    ['route', { route2: theme.color.onRoute }],
    ['backdrop', { backdrop: 'rgb(255 255 255 / 64%)' }],
    ['focus', { focus: theme.color.ground, focusEdge: theme.color.ground }],
  ])('is reported in the state "%s" when that state is spoilt', (state, color) => {
    expect(plant(color).map((failure) => failure.state)).toContain(state);
  });
});

/** Colour and ground that one rule of a style file sets together. */
const pairsIn = (css: string): string[] =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => {
    const front = /(?<!\w)color: vars\.color\.(\w+)/.exec(block)?.[1];
    const ground = /\bbackground(?:Color)?: vars\.color\.(\w+)/.exec(block)?.[1];
    return front && ground ? [`${front} on ${ground}`] : [];
  });

describe('style files', () => {
  const root = new URL('../', import.meta.url);
  const files = globSync('{components/*,private,styles}/*.css.ts', { cwd: root });
  const measured = new Set(measuredPairs(themes.ferry.values).map(({ pair }) => pair));

  it.each(files)('%s sets no text on a ground that is not measured', (file) => {
    const pairs = pairsIn(readFileSync(new URL(file, root), 'utf8'));
    expect(pairs.filter((pair) => !measured.has(pair))).toEqual([]);
  });

  it('are read as they are written', () => {
    const css = '{ background: vars.color.ground, color: vars.color.hairline, borderColor: 0 }';
    expect(pairsIn(css)).toEqual(['hairline on ground']);
  });
});
