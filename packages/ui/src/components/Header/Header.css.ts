import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  position: 'relative',
  zIndex: layer.header,
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  // Stands still while a page changes. Only then: a name makes a layer of its own.
  selectors: { ':root:active-view-transition &': { viewTransitionName: 'header' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minBlockSize: space[14],
  paddingBlock: space[1],
  '@media': { [media.md]: { minBlockSize: space[16] }, [media.lg]: { flexWrap: 'nowrap' } },
});

/** Takes the room beside the menu; the link inside is only as wide as its words. */
export const brand = style({ flex: '1 1 0', minInlineSize: 0 });

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.targetMin,
  borderRadius: vars.radius.small,
  color: vars.color.onDeep,
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  letterSpacing: '0.04em',
  lineHeight: lineHeight.line,
  textDecoration: 'none',
  '@media': { [media.sm]: { fontSize: rem(fontSize.h2) } },
});

// The sign's own box, so that nothing moves when the file has come.
export const picture = style({
  flexShrink: 0,
  inlineSize: space[10],
  blockSize: space[7],
  objectFit: 'contain',
});

export const sign = style({
  flexShrink: 0,
  inlineSize: space[10],
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
});

export const sun = style({ fill: vars.color.heroSun, stroke: 'none' });

export const arrival = style({ fill: 'currentColor' });

export const menu = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.targetMin,
  paddingInline: space[3],
  border: `${line.hair}px solid ${vars.color.onDeepQuiet}`,
  borderRadius: vars.radius.control,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  selectors: { '&:hover': { background: vars.color.groundDeepRaised } },
  '@media': { [media.lg]: { display: 'none' } },
});

export const nav = style({
  display: 'none',
  flexBasis: '100%',
  paddingBlockEnd: space[4],
  selectors: { '&[data-open]': { display: 'block' } },
  '@media': { [media.lg]: { display: 'block', flexBasis: 'auto', paddingBlockEnd: 0 } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `${line.hair}px solid ${vars.color.groundDeepRaised}`,
  '@media': { [media.lg]: { flexDirection: 'row', gap: space[2], borderBlockStart: 0 } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: vars.color.onDeep,
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.groundDeepRaised },
    '&[aria-current="page"]': {
      textDecoration: 'underline',
      textDecorationThickness: line.strong,
      textUnderlineOffset: '0.5em',
    },
  },
});

export const outlined = style({
  border: `${line.hair}px solid ${vars.color.onDeepQuiet}`,
  paddingInline: space[4],
  marginBlockStart: space[2],
  inlineSize: 'fit-content',
  '@media': { [media.lg]: { marginBlockStart: 0, marginInlineStart: space[2] } },
});

export const text = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space[3],
  fontSize: rem(fontSize.dense),
  overflowWrap: 'anywhere',
});
