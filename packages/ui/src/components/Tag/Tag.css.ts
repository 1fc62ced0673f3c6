import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const pill = style({
  display: 'inline-block',
  paddingInline: space[3],
  // In forced colours, which take the ground away.
  border: `${line.hair}px solid transparent`,
  borderRadius: vars.radius.pill,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.body,
});

export const tone = styleVariants({
  success: [pill, { background: vars.color.successGround, color: vars.color.success }],
  warning: [pill, { background: vars.color.warningGround, color: vars.color.warning }],
  info: [pill, { background: vars.color.infoGround, color: vars.color.info }],
  quiet: [pill, { background: vars.color.skeleton, color: vars.color.inkQuiet }],
  ticket: [pill, { background: vars.color.areaTicket, color: vars.color.onArea }],
});
