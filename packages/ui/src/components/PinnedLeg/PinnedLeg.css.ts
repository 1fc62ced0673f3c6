import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line as lines, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Phones: title and price, line, links. From 960 px: one row. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]}px ${space[3]}px`,
  padding: `${space[2]}px ${space[4]}px`,
  border: `${lines.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  breakInside: 'avoid',
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridAutoColumns: 'auto',
      gridAutoFlow: 'column',
      columnGap: space[6],
      paddingInline: space[6],
    },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
});

export const line = style({
  inlineSize: '100%',
  minInlineSize: 0,
  // The line goes by the room that it has here: text of twice its size stands below each other.
  containerType: 'inline-size',
  order: 1,
  '@media': { [media.md]: { order: 0 } },
});

export const price = style({
  minInlineSize: 0,
  marginInlineStart: 'auto',
  lineHeight: lineHeight.line,
  textAlign: 'end',
  '@media': { [media.md]: { maxInlineSize: '12rem' } },
});

export const text = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
});

export const actions = style({
  order: 2,
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}px`,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
  '@media': {
    [media.md]: { flexDirection: 'column', inlineSize: 'auto', maxInlineSize: '11rem' },
    [media.print]: { display: 'none' },
  },
});

/** A link alone on its line has room for a finger. */
globalStyle(`${actions} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
});
