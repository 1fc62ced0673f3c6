import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line as lines } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  overflow: 'hidden',
  border: `${lines.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  lineHeight: lineHeight.line,
  breakInside: 'avoid',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}px`,
  minBlockSize: space[12],
  padding: `${space[2]}px ${space[4]}px`,
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': {
    [media.md]: { paddingInline: space[6] },
    [media.print]: { background: 'none', color: 'inherit' },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const status = style({ fontSize: rem(fontSize.dense) });

/** Phones: the cut-off above the line. From 960 px: beside it. */
export const body = style({
  display: 'grid',
  gap: `${space[4]}px ${space[8]}px`,
  alignItems: 'center',
  padding: space[4],
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      padding: `${space[4]}px ${space[6]}px`,
    },
  },
});

export const news = style({ gridColumn: '1 / -1' });

export const cutOff = style({
  paddingInlineStart: space[3],
  borderInlineStart: `${lines.strong}px solid ${vars.color.warning}`,
  color: vars.color.warning,
  fontWeight: fontWeight.bold,
});
export const label = style({ display: 'block', fontSize: rem(fontSize.dense) });
export const time = style({
  fontSize: rem(fontSize.h2),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The line goes by the room that it has here: text of twice its size stands below each other. */
export const line = style({
  minInlineSize: 0,
  containerType: 'inline-size',
  vars: { '--row-pier': '0px' },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]}px ${space[4]}px`,
  padding: `${space[3]}px ${space[4]}px`,
  borderBlockStart: `${lines.hair}px solid ${vars.color.hairline}`,
  '@media': { [media.md]: { paddingInline: space[6] } },
});

export const text = style({ fontSize: rem(fontSize.dense) });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[4]}px`,
  '@media': { [media.print]: { display: 'none' } },
});
