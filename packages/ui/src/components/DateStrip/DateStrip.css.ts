import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

// Wrapped on a phone and with enlarged text, and not scrolled sideways: all seven days are seen.
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
  gap: space[1],
});

export const item = style({ display: 'flex', minInlineSize: 0 });

export const day = style({
  position: 'relative',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${space[1]}px ${space[1]}px ${space[2]}px`,
  // As wide as that of the chosen day: nothing moves when another one is chosen.
  border: `${line.strong}px solid ${vars.color.hairline}`,
  // Small, so that a round brand does not cut off the corners' text.
  borderRadius: vars.radius.small,
  background: vars.color.ground,
  color: vars.color.ink,
  fontSize: rem(fontSize.label),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.line,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { borderColor: vars.color.action, background: vars.color.selected },
    '&[aria-disabled]': { background: vars.color.groundPage, color: vars.color.inkQuiet },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([aria-current], [aria-disabled])': { borderColor: vars.color.action },
      },
    },
    // Every border has one colour there: the chosen day has another, and a closed one is dashed.
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          borderColor: 'Highlight',
          outline: `${line.strong}px solid Highlight`,
          outlineOffset: -line.accent,
        },
        '&[aria-disabled]': { borderStyle: 'dashed', color: 'GrayText' },
      },
    },
  },
});

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[1],
  minBlockSize: '1.5em',
});

const whenClosed = `${day}[aria-disabled] &`;

export const sunday = style({
  color: vars.color.danger,
  selectors: { [whenClosed]: { color: 'inherit' } },
});

export const saturday = style({
  color: vars.color.action,
  selectors: { [whenClosed]: { color: 'inherit' } },
});

/** The letter of the fare period, framed like a stamp. */
export const period = style({
  display: 'inline-block',
  alignSelf: 'start',
  minInlineSize: '1.5em',
  border: `${line.hair}px solid currentColor`,
  borderRadius: vars.radius.small,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  textAlign: 'center',
  // The plate that the browser lays behind text would cover its frame.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [`${day} &`]: { color: 'LinkText' },
        [`${day}[aria-disabled] &`]: { color: 'GrayText' },
      },
    },
  },
});

export const date = style({
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  selectors: { [`${day}[aria-disabled] > &`]: { textDecoration: 'line-through' } },
});

export const price = style({
  minBlockSize: `${lineHeight.line}em`,
  marginBlock: 2,
  fontSize: rem(fontSize.dense),
});

/** Where the price will be. */
export const waiting = style({ background: vars.color.skeleton, borderRadius: vars.radius.small });

export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  minBlockSize: '1.25rem',
});

// Two lines rather than a word cut off.
globalStyle(`${mark} > *`, { whiteSpace: 'normal', flexWrap: 'wrap', justifyContent: 'center' });

// As tall as the word: mark and word share a line of a column of 72 px.
globalStyle(`${mark} svg`, { inlineSize: '1em', blockSize: '1em' });

export const reason = style({
  paddingBlockStart: space[2],
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  selectors: { '&:empty': { paddingBlockStart: 0 } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  paddingBlockStart: space[2],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const unseen = style({ visibility: 'hidden' });

export const calendar = style({ paddingBlockStart: space[3] });
