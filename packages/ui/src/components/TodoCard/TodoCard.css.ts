import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[5]}px ${space[4]}px`,
  // Seen in forced colours and on paper, where the grounds go.
  border: `${line.hair}px solid transparent`,
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.md]: {
      gridTemplateColumns: `auto minmax(0, 1fr) auto`,
      alignItems: 'center',
      gap: space[6],
      padding: `${space[6]}px ${space[8]}px`,
    },
    [media.print]: { borderColor: 'currentColor', boxShadow: 'none' },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[12],
  blockSize: space[12],
  borderRadius: '50%',
  background: vars.color.warningGround,
  color: vars.color.warning,
  // Words and button are nearer on a phone.
  '@media': { [media.belowSm]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: space[1] });

export const title = style({
  fontSize: rem(fontSize.h3),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const text = style({ color: vars.color.inkQuiet, lineHeight: lineHeight.dense });

export const action = style({
  display: 'grid',
  '@media': { [media.print]: { display: 'none' } },
});
