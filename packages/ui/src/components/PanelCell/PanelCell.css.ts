import { globalStyle, style } from '@vanilla-extract/css';
import { anchor } from '../../private/cell-panel.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ display: 'grid', anchorScope: anchor });

export const cell = style({
  anchorName: anchor,
  display: 'grid',
  alignContent: 'center',
  gap: line.strong,
  inlineSize: '100%',
  minBlockSize: size.cell,
  padding: `${space[2]}px ${space[4]}px`,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.ink,
  lineHeight: lineHeight.line,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.selectedQuiet },
    '&[data-open]': {
      background: vars.color.selectedQuiet,
      boxShadow: `inset 0 0 0 ${line.strong}px ${vars.color.action}`,
    },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 ${line.strong}px ${vars.color.danger}` },
  },
});

// A page that is no more than the search can be scrolled, so that the whole panel has room below it.
const room = `min(100dvh, ${size.panelTall + 4 * space[16]}px)`;
globalStyle(`main:has(${cell})`, { '@media': { [media.md]: { minBlockSize: room } } });

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
});

export const value = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
