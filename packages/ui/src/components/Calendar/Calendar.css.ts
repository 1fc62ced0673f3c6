import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const box = style({
  inlineSize: '100%',
  maxInlineSize: 7 * space[16],
  paddingBlock: space[2],
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  '@media': { [media.sm]: { padding: space[4] } },
});
