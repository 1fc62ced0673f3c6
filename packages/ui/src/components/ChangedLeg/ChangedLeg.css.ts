import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Phones: one below the other. From 600 px: side by side, with the arrow between them. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', columnGap: space[3] },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const title = style({
  gridColumn: '1 / -1',
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
});

const side = {
  minInlineSize: 0,
  padding: space[4],
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
} as const;

/** It is still what is booked, and ends with the change. */
export const before = style({ ...side, background: vars.color.groundQuiet });

export const after = style({
  ...side,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
});

export const name = style({
  marginBlockEnd: space[2],
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const text = style({
  marginBlockStart: space[3],
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const arrow = style({
  alignSelf: 'center',
  justifySelf: 'center',
  color: vars.color.inkQuiet,
  rotate: '90deg',
  lineHeight: 1,
  '@media': { [media.sm]: { rotate: '0deg' } },
});
