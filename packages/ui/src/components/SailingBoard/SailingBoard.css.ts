import { style } from '@vanilla-extract/css';
import { insetRing } from '../../private/ring.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  overflow: 'hidden',
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}px`,
  minBlockSize: space[12],
  padding: `${space[2]}px ${space[4]}px`,
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
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

export const count = style({
  color: vars.color.onDeepQuiet,
  '@media': { [media.print]: { color: 'inherit' } },
});

export const note = style({ marginInlineStart: 'auto' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.target,
  paddingInline: space[4],
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    ':root &:focus-visible': insetRing,
  },
  '@media': { [media.md]: { paddingInline: space[6] } },
});
