import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  // Seen in forced colours and on paper, where the ground goes.
  border: `${line.hair}px solid transparent`,
  padding: `${space[4]}px ${space[6]}px`,
  borderRadius: vars.radius.panel,
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  lineHeight: lineHeight.heading,
  '@media': {
    [media.print]: { borderColor: 'currentColor', background: 'none', color: 'inherit' },
  },
});

export const label = style({ fontWeight: fontWeight.bold });

export const date = style({
  fontSize: rem(fontSize.h2),
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
});

export const clock = style({
  fontSize: rem(fontSize.hero),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.number,
});

export const note = style({ fontSize: rem(fontSize.dense) });
