import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const root = style({
  borderRadius: vars.radius.card,
  border: `${line.hair}px solid ${vars.color.hairline}`,
  background: vars.color.ground,
  color: vars.color.ink,
  // In one piece on paper, where it fits.
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const padding = styleVariants({
  none: {},
  normal: {
    padding: space[4],
    '@media': { [media.sm]: { padding: space[6] }, [media.print]: { padding: space[4] } },
  },
  /** The search card: what it holds brings its own distances. */
  snug: {
    padding: space[4],
    '@media': { [media.md]: { padding: `${space[5]}px ${space[6]}px` } },
  },
  roomy: { padding: space[5], '@media': { [media.sm]: { padding: space[8] } } },
});

export const tone = styleVariants({
  plain: {},
  raised: { boxShadow: vars.shadow.card },
  floating: {
    borderColor: 'transparent',
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.card,
  },
  selected: { borderColor: vars.color.action, background: vars.color.selected },
  quiet: { background: vars.color.groundPage },
});
