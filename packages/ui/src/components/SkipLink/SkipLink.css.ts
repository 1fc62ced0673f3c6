import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight } from '../../tokens/type.ts';

export const root = style({
  position: 'absolute',
  insetInlineStart: space[4],
  insetBlockStart: space[2],
  zIndex: layer.skip,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  '@media': { [media.print]: { display: 'none' } },
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
