import { style } from '@vanilla-extract/css';
import { calendarSize } from '../../private/calendar.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';
import { marked } from './CalendarPanel.css.ts';

export const sunday = style({});

export const saturday = style({});

const weekendColours = {
  [`&${sunday}`]: { color: vars.color.danger },
  [`&${saturday}`]: { color: vars.color.action },
};

export const weekday = style({
  blockSize: calendarSize.weekdays,
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
  textAlign: 'center',
  selectors: weekendColours,
});

export const today = style({});

/** From the day chosen before to the one chosen here: one stay. */
export const stay = style({});

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: calendarSize.cell - line.strong,
  marginBlock: line.hair,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.number,
  cursor: 'pointer',
  selectors: {
    ...weekendColours,
    [`${marked} &`]: {
      boxSizing: 'border-box',
      minBlockSize: calendarSize.markedCell - line.strong,
      position: 'relative',
      justifyContent: 'flex-start',
      rowGap: line.strong,
      paddingBlockStart: line.strong,
    },
    [`&${today}`]: { border: `${line.hair}px solid ${vars.color.controlBorder}` },
    // The day's name says it already, hence the empty alternative.
    [`&${today}::after`]: {
      content: ['"今日"', '"今日" / ""'],
      fontSize: rem(fontSize.label),
      fontWeight: fontWeight.regular,
    },
    // There it stands in the line of signs.
    [`${marked} &${today}::after`]: { content: 'none' },
    [`&${stay}`]: { background: vars.color.selectedQuiet, borderRadius: 0 },
    '&[data-pressed]': { background: vars.color.selected },
    // Twice, so that a Sunday's is not red: nothing is wrong with it.
    '&&[data-disabled]:not([data-selected])': { color: vars.color.inkQuiet, cursor: 'default' },
    // Reached by focus, for the sake of its reason; what it carries is not struck out.
    '&&[data-unavailable]:not([data-selected])': { color: vars.color.inkQuiet, cursor: 'default' },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-selected]': {
      background: vars.color.action,
      color: vars.color.onAction,
      fontWeight: fontWeight.bold,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([data-disabled], [data-unavailable], [data-selected])': {
          background: vars.color.selected,
        },
      },
    },
    // Behind each text the browser lays a plate there, which cuts off the lines above and below:
    // the colours of the system are set by hand instead.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      selectors: {
        '&&': { color: 'CanvasText' },
        [`&&${today}`]: { borderColor: 'CanvasText' },
        '&&[data-disabled]:not([data-selected]), &&[data-unavailable]:not([data-selected])': {
          color: 'GrayText',
        },
        [`&&${stay}`]: {
          background: 'Canvas',
          boxShadow: `inset 0 -${line.strong}px Highlight`,
        },
        '&&:hover': { background: 'Canvas' },
        '&&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const number = style({
  fontWeight: fontWeight.bold,
  selectors: {
    '[data-unavailable] > &': { textDecoration: 'line-through', fontWeight: fontWeight.regular },
  },
});

// A date, a sign and a price or a word.
// The colours of the weekend belong to the number alone.
const small = style({
  color: vars.color.ink,
  fontWeight: fontWeight.regular,
  lineHeight: 1,
  '::before': { content: ['attr(data-text)', 'attr(data-text) / ""'] },
  selectors: {
    '[data-selected] > &': { color: 'inherit' },
    // By name: a text that is drawn keeps the red that a Sunday had while its days were loading.
    '[data-unavailable]:not([data-selected]) > &': { color: vars.color.inkQuiet },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&, [data-unavailable]:not([data-selected]) > &': { color: 'inherit' } },
    },
  },
});

/** Marks of a day: always a line of its own, so that the prices of a week stand in one row. */
export const signs = style([
  small,
  {
    minBlockSize: '1em',
    fontSize: rem(fontSize.label),
    fontWeight: fontWeight.bold,
    whiteSpace: 'nowrap',
    selectors: {
      ':not([data-selected]) > &[data-text$="○"]': { color: vars.color.success },
      ':not([data-selected]) > &[data-text$="△"]': { color: vars.color.warning },
      // Fonts draw these thinner than the digits beside them, in bold as well.
      '&[data-text$="○"]::before, &[data-text$="△"]::before': { WebkitTextStroke: '0.6px' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { ':not([data-selected]) > &&&': { color: 'inherit' } } },
    },
  },
]);

/** Beside the date, so that it takes no line. */
export const holiday = style([
  small,
  {
    position: 'absolute',
    insetBlockStart: line.strong,
    insetInlineStart: `min(50% + ${space[3]}px, 100% - ${space[3] + line.hair}px)`,
    color: 'inherit',
    fontSize: rem(fontSize.label),
  },
]);

export const price = style([
  small,
  {
    // Enlarged text must not run into the day beside it: the note below has the amount in full.
    fontSize: `min(${rem(fontSize.label)}, 3.6vw)`,
    whiteSpace: 'nowrap',
  },
]);

/** On a small phone in two lines of the same length: 「運航|なし」. */
export const word = style([
  small,
  {
    maxInlineSize: '100%',
    // As one phrase it would not be balanced.
    wordBreak: 'normal',
    fontSize: rem(fontSize.label),
    textAlign: 'center',
    textWrap: 'balance',
  },
]);

export const lowest = style({
  fontWeight: fontWeight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: line.strong,
  selectors: { ':not([data-selected]) > &': { color: vars.color.success } },
  '@media': {
    [media.forcedColors]: { selectors: { ':not([data-selected]) > &&': { color: 'inherit' } } },
  },
});
