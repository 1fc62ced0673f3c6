import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

// RAC marks states with data attributes; a ButtonLink is a plain anchor and has only :hover.
const hover = '&:hover:not([data-pending])';
const pressed = '&:active:not([data-pending]), &[data-pressed]';

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
    wordBreak: 'auto-phrase' as 'normal',
    cursor: 'pointer',
    transition: `background-color ${duration.quick}s, border-color ${duration.quick}s`,
    selectors: { '&[data-pending]': { cursor: 'progress' } },
  },
  variants: {
    tone: {
      primary: {
        background: vars.color.primary,
        color: vars.color.onPrimary,
        selectors: {
          [hover]: { background: vars.color.primaryHover },
          [pressed]: { background: vars.color.primaryPressed },
        },
      },
      action: {
        background: vars.color.action,
        color: vars.color.onAction,
        selectors: {
          [hover]: { background: vars.color.actionHover },
          [pressed]: { background: vars.color.actionPressed },
        },
      },
      secondary: {
        borderColor: vars.color.action,
        background: vars.color.ground,
        color: vars.color.action,
        selectors: {
          [hover]: { background: vars.color.selected, color: vars.color.actionHover },
          [pressed]: { background: vars.color.selected, color: vars.color.actionHover },
        },
      },
      quiet: {
        color: vars.color.action,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        selectors: { [hover]: { background: vars.color.selected, color: vars.color.actionHover } },
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
    isWide: { true: { inlineSize: '100%' } },
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
});
