import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]}px ${space[4]}px`,
  // As wide as the window: the gutter of the Container is taken back and given to the bar.
  marginInline: -space[4],
  paddingInline: space[4],
  paddingBlockStart: space[3],
  paddingBlockEnd: `max(${space[3]}px, env(safe-area-inset-bottom))`,
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  background: vars.color.ground,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.sm]: { marginInline: -space[6], paddingInline: space[6] },
    // The summary stands beside the form there: no second copy of the total.
    [media.lg]: {
      position: 'static',
      justifyContent: 'flex-start',
      marginInline: 0,
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
    [media.print]: { display: 'none' },
  },
});

export const summary = style({
  lineHeight: lineHeight.line,
  '@media': { [media.lg]: { display: 'none' } },
});

export const label = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
});

export const action = style({
  flexGrow: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.lg]: { flexGrow: 0 } },
});
