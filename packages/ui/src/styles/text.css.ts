import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, lineHeight, rem } from '../tokens/type.ts';
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
      // Body text keeps full-width kana. `palt` would save space and cost reading rhythm.
      fontKerning: 'auto',
    },
  },
});

// Chromium only: a heading breaks between phrases. Elsewhere it breaks as it always did.
globalStyle('h1, h2, h3, h4, legend, summary', {
  '@layer': {
    [base]: {
      fontSize: 'inherit',
      fontWeight: 'inherit',
      lineHeight: lineHeight.heading,
      wordBreak: 'auto-phrase' as 'normal',
      textWrap: 'balance',
    },
  },
});

// Labels are short enough to read by phrase too; prose only keeps its last line from being one
// lonely character.
globalStyle('label, th, dt, button', {
  '@layer': { [base]: { wordBreak: 'auto-phrase' as 'normal' } },
});

globalStyle('p, dd, li, td', { '@layer': { [base]: { textWrap: 'pretty' } } });

globalStyle('table, time, output', {
  '@layer': { [base]: { fontVariantNumeric: 'tabular-nums' } },
});

globalStyle('small', { '@layer': { [base]: { fontSize: rem(fontSize.dense) } } });
