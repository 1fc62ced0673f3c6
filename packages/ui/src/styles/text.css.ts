import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, lineHeight, lineLength, rem } from '../tokens/type.ts';
import { base } from './layer.css.ts';

// Windows draws Yu Gothic Regular so thin that body text misses its contrast in practice: the
// Medium cut stands in for regular weight.
globalFontFace('Ferry Yu Gothic', [
  { src: 'local("Yu Gothic Medium"), local("YuGothic-Medium")', fontWeight: 400 },
  { src: 'local("Yu Gothic Bold"), local("YuGothic-Bold")', fontWeight: 700 },
]);

globalStyle('body', {
  '@layer': {
    [base]: {
      fontFamily: vars.font.body,
      fontSize: rem(fontSize.body),
      lineHeight: lineHeight.body,
      // No line begins with 、 or ー, and a long address or booking number never widens a phone.
      lineBreak: 'strict',
      overflowWrap: 'anywhere',
      // Brackets and commas that meet take one width together instead of two.
      textSpacingTrim: 'trim-start',
      // Chromium only: lines break between phrases, and the last one is not one lonely character. Where a
      // browser does not know phrases, components set them (`Phrases`).
      wordBreak: 'auto-phrase' as 'normal',
      textWrap: 'pretty',
      // Body text keeps full-width kana. `palt` would save space and cost reading rhythm.
      fontKerning: 'auto',
    },
  },
});

globalStyle('h1, h2, h3, h4, legend, summary', {
  '@layer': {
    [base]: {
      fontSize: 'inherit',
      fontWeight: 'inherit',
      lineHeight: lineHeight.heading,
      textWrap: 'balance',
    },
  },
});

// A list with a role has no marks: its items are cards and links, not lines of text.
globalStyle('p, dd, li:not([role] > *)', { '@layer': { [base]: { maxInlineSize: lineLength } } });

// What is being typed does not jump to another line when the next character makes it a word.
globalStyle('textarea', { '@layer': { [base]: { wordBreak: 'normal' } } });

globalStyle('table, time, output', {
  '@layer': { [base]: { fontVariantNumeric: 'tabular-nums' } },
});

globalStyle('small', { '@layer': { [base]: { fontSize: rem(fontSize.dense) } } });
