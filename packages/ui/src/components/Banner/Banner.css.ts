import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight, lineHeight } from '../../tokens/type.ts';

const root = style({
  borderBlockEnd: `${line.strong}px solid`,
  color: vars.color.ink,
  lineHeight: lineHeight.dense,
});

export const tone = styleVariants({
  info: [root, { borderColor: vars.color.info, background: vars.color.infoGround }],
  warning: [root, { borderColor: vars.color.warning, background: vars.color.warningGround }],
  error: [root, { borderColor: vars.color.danger, background: vars.color.dangerGround }],
});

/** Not in a low window (400 % zoom): there it would cover what has focus. */
export const sticky = style({
  '@media': {
    '(min-height: 480px)': { position: 'sticky', insetBlockStart: 0, zIndex: layer.banner },
  },
});

// What a link or a problem leads to stays below it, as high as it is on a phone.
const roomForBanner = {
  '@media': { '(min-height: 480px)': { scrollPaddingBlockStart: '12rem' } },
};
globalStyle(`:root:has(${sticky})`, roomForBanner);
globalStyle('html', { '@supports': { [withoutHas]: roomForBanner } });

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  paddingBlock: space[3],
});

/** In line with the first line of the words, also beside a button. */
export const icon = style({ paddingBlockStart: space[2] });

export const words = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  paddingBlock: space[2],
  '@media': { [media.belowSm]: { flexDirection: 'column' } },
});

export const title = style({ fontWeight: fontWeight.bold });
