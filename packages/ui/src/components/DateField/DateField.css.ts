import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { space } from '../../tokens/space.ts';

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const part = style({ display: 'flex', alignItems: 'center', gap: space[1] });

const box = (digits: number) => [
  control,
  { inlineSize: `calc(${digits}ch + 1.75rem)`, textAlign: 'center' as const },
];

/** Width by the digits expected; a full-width digit is two wide and still fits. */
export const input = styleVariants({ year: box(8), month: box(4), day: box(4) });
