import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[10]}px ${space[4]}px`,
  border: `${line.hair}px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: vars.color.groundPage,
  textAlign: 'center',
});

/** On a card of its own, the picture along its upper edge. */
export const withPicture = style({
  overflow: 'hidden',
  paddingBlockStart: 0,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
});

export const picture = style({
  alignSelf: 'stretch',
  blockSize: size.heroPhone,
  marginInline: -space[4],
  marginBlockEnd: space[3],
  background: vars.color.heroSkyHigh,
  '@media': {
    [media.md]: { blockSize: size.heroTablet },
    [media.short]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const title = style({ fontSize: rem(fontSize.h3), fontWeight: fontWeight.bold });

export const text = style({ maxInlineSize: '32em', color: vars.color.inkQuiet });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
});
