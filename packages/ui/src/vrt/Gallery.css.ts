import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { line } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';
import { fontSize, rem } from '../tokens/type.ts';

export const gallery = style({
  display: 'grid',
  // Two columns where each is still wider than a phone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 580px), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

export const frame = style({
  minInlineSize: 0,
  paddingBlockEnd: space[4],
  borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}`,
});

export const whole = style({ gridColumn: '1 / -1' });

export const caption = style({ color: vars.color.inkQuiet, fontSize: rem(fontSize.label) });

/** What is fixed to the screen is fixed to its own box here. */
export const box = style({ contain: 'layout', minBlockSize: '1px' });

export const themed = style({ padding: space[4] });
