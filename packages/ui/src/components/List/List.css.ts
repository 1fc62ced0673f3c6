import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight } from '../../tokens/type.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const kind = styleVariants({
  plain: {},
  bullet: { paddingInlineStart: '1.25em', listStyle: 'disc' },
  number: { paddingInlineStart: '1.75em', listStyle: 'decimal' },
});

export const item = style({
  '::marker': { color: vars.color.action, fontWeight: fontWeight.bold },
});

/** An item that is one element: a link that is all of it has room for a finger. */
export const single = style([item]);

globalStyle(`${single} > a`, {
  display: 'inline-block',
  minBlockSize: size.targetMin,
  alignContent: 'center',
});
