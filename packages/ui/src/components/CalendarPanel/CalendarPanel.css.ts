import { style } from '@vanilla-extract/css';
import { calendarSize } from '../../private/calendar.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** On the calendar whose days carry marks: they need more height. */
export const marked = style({});

/** Two months: its parts are parts of the grid around it, where that has places for them. */
export const spread = style({ display: 'contents' });

// Columns as wide as there is room, so that a day is 44 px wide on a screen of 320 px.
export const months = style({
  gridArea: 'months',
  minBlockSize: calendarSize.height,
  selectors: {
    [`${marked} > &`]: { minBlockSize: calendarSize.markedMonth },
    // Clear of the boxes above it, as where it is still loading.
    [`${spread} > &`]: { marginBlockStart: space[4] },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
});

export const grids = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'start',
});

export const title = style({
  flexGrow: 1,
  textAlign: 'center',
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

/** Room for two lines, so that nothing moves from day to day. */
export const note = style({
  gridArea: 'note',
  minBlockSize: space[12],
  marginBlockStart: space[2],
  paddingInline: space[2],
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  selectors: {
    // Beside the boxes there is one line; the name of the day has all of it.
    [`${spread} > &`]: {
      minBlockSize: 0,
      margin: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const legend = style({
  gridArea: 'legend',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  paddingInline: space[2],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const mark = style({ color: vars.color.ink, fontWeight: fontWeight.bold });
