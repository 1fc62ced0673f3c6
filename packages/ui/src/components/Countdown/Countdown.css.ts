import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  // Seen in forced colours, where the ground goes.
  border: `${line.hair}px solid transparent`,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: vars.radius.control,
  background: vars.color.infoGround,
  color: vars.color.ink,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
  selectors: { '&[data-urgent]': { background: vars.color.warningGround } },
});

export const time = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
