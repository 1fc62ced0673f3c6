import { style } from '@vanilla-extract/css';
import { calendarSize } from '../../private/calendar.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

// Columns as wide as there is room, so that a day is 44 px wide on a screen of 320 px.
export const root = style({ minBlockSize: calendarSize.height });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
});

export const title = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const previous = style({ rotate: '90deg' });

export const next = style({ rotate: '-90deg' });

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

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
    [`&${today}`]: { border: `${line.hair}px solid ${vars.color.controlBorder}` },
    // The day's name says it already, hence the empty alternative.
    [`&${today}::after`]: {
      content: ['"今日"', '"今日" / ""'],
      fontSize: rem(fontSize.label),
      fontWeight: fontWeight.regular,
    },
    '&[data-pressed]': { background: vars.color.selected },
    '&[data-disabled]': {
      color: vars.color.inkQuiet,
      textDecoration: 'line-through',
      cursor: 'default',
    },
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
        '&:hover:not([data-disabled], [data-selected])': { background: vars.color.selected },
      },
    },
    // Grounds vanish in forced colours.
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
