import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';

/** Fills the button, so that the tooltip is there wherever it is pointed at. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
});

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: vars.color.ground,
  color: vars.color.action,
  // A press has a colour of its own.
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active': { background: vars.color.selected, color: vars.color.actionPressed },
    '&[aria-disabled="true"]': {
      borderColor: vars.color.hairline,
      background: vars.color.groundPage,
      color: vars.color.inkQuiet,
      cursor: 'default',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:active, [aria-disabled="true"])': {
          background: vars.color.selected,
          color: vars.color.actionHover,
        },
      },
    },
  },
});
