import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../private/modal.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { travel } from '../../tokens/motion.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

const side = style({
  inlineSize: `min(${size.aside}px, calc(100% - ${space[8]}px))`,
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  vars: { [from.y]: '0' },
});

/** Edge of the screen that it stands at. */
export const edge = styleVariants({
  end: [side, { marginInlineEnd: 0, vars: { [from.x]: `${travel}px` } }],
  start: [side, { marginInlineStart: 0, vars: { [from.x]: `-${travel}px` } }],
  bottom: {
    inlineSize: '100%',
    maxInlineSize: '100%',
    maxBlockSize: `calc(100dvh - ${space[12]}px)`,
    marginBlockEnd: 0,
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
  },
});
