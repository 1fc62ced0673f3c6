import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  // Seen in forced colours, where the ground goes.
  border: `${line.hair}px solid transparent`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[4]}px`,
  padding: `${space[3]}px ${space[4]}px`,
  borderRadius: vars.radius.card,
  background: vars.color.infoGround,
  color: vars.color.ink,
  lineHeight: lineHeight.heading,
  selectors: { '&[data-urgent]': { background: vars.color.warningGround } },
});

/** Beside the icon as long as there is room for a few words. */
export const text = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const title = style({ fontWeight: fontWeight.bold });

export const left = style({ fontSize: rem(fontSize.dense) });

export const time = style({
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
