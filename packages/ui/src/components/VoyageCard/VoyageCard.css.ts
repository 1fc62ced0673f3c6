import { style, styleVariants } from '@vanilla-extract/css';
import { routeColor } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Widths in px of what stands on both sides of the line. */
const sides = { day: 192, next: 296 };

export const root = style({
  display: 'grid',
  overflow: 'clip',
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderBlockStart: `${space[2]}px solid ${routeColor}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  lineHeight: lineHeight.heading,
  breakInside: 'avoid',
  '@media': {
    [media.md]: {
      gridTemplateColumns: `${sides.day}px minmax(0, 1fr) ${sides.next}px`,
      borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
      borderInlineStart: `${space[2]}px solid ${routeColor}`,
    },
  },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  padding: `${space[3]}px ${space[4]}px`,
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  '@media': {
    [media.md]: {
      flexDirection: 'column',
      justifyContent: 'center',
      padding: `${space[6]}px ${space[4]}px ${space[6]}px ${space[5]}px`,
    },
  },
});

export const day = style({ fontSize: rem(fontSize.h2) });
export const year = style({
  fontSize: rem(fontSize.dense),
  '@media': { [media.md]: { display: 'block' } },
});

export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[3],
  minInlineSize: 0,
  paddingInline: space[4],
  '@media': { [media.md]: { padding: `${space[6]}px ${space[6]}px ${space[6]}px ${space[2]}px` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[3]}px`,
  fontSize: rem(fontSize.dense),
});

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[1]}px ${space[3]}px`,
  borderRadius: vars.radius.pill,
  fontWeight: fontWeight.bold,
  '@media': { [media.forcedColors]: { border: `${line.control}px solid` } },
});

export const tone = styleVariants({
  success: { color: vars.color.success, background: vars.color.successGround },
  warning: { color: vars.color.warning, background: vars.color.warningGround },
  info: { color: vars.color.info, background: vars.color.infoGround },
});

export const number = style({ color: vars.color.inkQuiet, whiteSpace: 'nowrap' });

/** The line goes by the room that it has here: text of twice its size stands below each other. */
export const voyage = style({
  minInlineSize: 0,
  containerType: 'inline-size',
  vars: { '--row-pier': '0px' },
});

export const way = style({ fontWeight: fontWeight.bold });

export const text = style({ color: vars.color.inkQuiet, fontSize: rem(fontSize.dense) });

export const next = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[3],
  padding: space[4],
  '@media': {
    [media.md]: {
      padding: `${space[5]}px ${space[6]}px`,
      borderInlineStart: `${line.hair}px solid ${vars.color.hairline}`,
    },
  },
});

export const due = style({ minBlockSize: size.targetMin });
export const urgent = style({ color: vars.color.warning });
export const dueLabel = style({ display: 'block', fontSize: rem(fontSize.dense) });
export const time = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]}px ${space[4]}px`,
  '@media': { [media.print]: { display: 'none' } },
});
