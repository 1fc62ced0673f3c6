import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: rem(fontSize.body),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.line,
  '@media': { [media.sm]: { justifyContent: 'center' } },
});

/** The numbers: only where there is room for them. */
export const list = style({
  display: 'none',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.sm]: { display: 'flex' } },
});

export const gap = style({
  minInlineSize: space[6],
  color: vars.color.inkQuiet,
  textAlign: 'center',
});

/** What a phone shows instead of the numbers; from 600 px on it is only spoken. */
export const status = style({
  textAlign: 'center',
  '@media': {
    [media.sm]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
});

/** A line breaks between these and not inside. */
export const phrase = style({ display: 'inline-block' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space[2],
  border: `${line.control}px solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.selected, textDecoration: 'underline' },
    // The border remains in forced colours, where the ground goes.
    '&[aria-current]': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
    '&[aria-disabled]': {
      background: 'none',
      color: vars.color.inkQuiet,
      fontWeight: fontWeight.regular,
      textDecoration: 'none',
      cursor: 'default',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { borderWidth: line.strong, borderColor: 'Highlight' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const back = style({ rotate: '90deg' });

export const onward = style({ rotate: '-90deg' });
