import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration, easing } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const ready = '&:not([aria-disabled="true"])';
const pressed = `${ready}:active`;

/** Only where there is a pointer to hover with: a touch would leave the look behind. */
const onHover = (look: {
  background?: string;
  color?: string;
  textDecorationThickness?: number;
}) => ({
  '(hover: hover)': { selectors: { [`${ready}:hover:not(:active)`]: look } },
});

export const button = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    border: `${line.strong}px solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.line,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    // A press has a colour of its own.
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${duration.quick}s, border-color ${duration.quick}s`,
    selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
    // Nothing can be pressed on paper.
    '@media': { [media.print]: { display: 'none' } },
  },
  variants: {
    tone: {
      primary: {
        background: vars.color.primary,
        color: vars.color.onPrimary,
        '@media': onHover({ background: vars.color.primaryHover }),
        selectors: { [pressed]: { background: vars.color.primaryPressed } },
      },
      action: {
        background: vars.color.action,
        color: vars.color.onAction,
        '@media': onHover({ background: vars.color.actionHover }),
        selectors: { [pressed]: { background: vars.color.actionPressed } },
      },
      secondary: {
        borderColor: vars.color.action,
        background: vars.color.ground,
        color: vars.color.action,
        '@media': onHover({ background: vars.color.selected, color: vars.color.actionHover }),
        selectors: {
          [pressed]: { background: vars.color.selected, color: vars.color.actionPressed },
        },
      },
      quiet: {
        color: vars.color.action,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        // Not stretched by a Stack: words at the start edge, no box.
        inlineSize: 'fit-content',
        minInlineSize: size.targetMin,
        justifyContent: 'flex-start',
        textAlign: 'start',
        '@media': onHover({ color: vars.color.actionHover, textDecorationThickness: line.strong }),
        selectors: {
          '&&': { border: 0, paddingInline: 0 },
          [pressed]: { color: vars.color.actionPressed, textDecorationThickness: line.strong },
        },
      },
    },
    size: {
      small: {
        minBlockSize: size.targetMin,
        paddingInline: space[3],
        fontSize: rem(fontSize.dense),
      },
      medium: {
        minBlockSize: size.target,
        padding: `${space[2]}px ${space[5]}px`,
        fontSize: rem(fontSize.body),
      },
      large: {
        minBlockSize: size.targetLarge,
        padding: `${space[3]}px ${space[8]}px`,
        fontSize: rem(fontSize.lead),
      },
    },
    // Its width is given: what it says has the room.
    isWide: { true: { inlineSize: '100%', paddingInline: space[4] } },
  },
  defaultVariants: { tone: 'secondary', size: 'medium' },
});

const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });

/** Fills once and stops short of the end: the answer may take longer, and nothing loops. */
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: line.accent,
  background: 'currentColor',
  transformOrigin: 'left',
  animation: `${fill} ${duration.wait}s ${easing} forwards`,
  // Grounds vanish in forced colours; this one is the whole thing.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
