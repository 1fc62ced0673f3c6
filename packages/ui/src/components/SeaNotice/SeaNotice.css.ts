import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const sea = style({
  overflow: 'hidden',
  blockSize: size.heroPhone,
  background: vars.color.heroSkyHigh,
  '@media': {
    [media.sm]: { blockSize: size.heroTablet },
    [media.md]: { blockSize: size.hero },
    [media.xl]: { blockSize: size.heroWide },
    // At 400 % zoom the words come first.
    [media.short]: { blockSize: space[16] },
    [media.print]: { display: 'none' },
  },
});

export const card = style({
  position: 'relative',
  marginBlockStart: -space[8],
  padding: `${space[6]}px ${space[5]}px`,
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.sm]: { marginBlockStart: -space[14], padding: `${space[10]}px ${space[12]}px` },
    [media.forcedColors]: { border: `${line.control}px solid` },
    [media.print]: { marginBlockStart: 0, boxShadow: 'none' },
  },
});
