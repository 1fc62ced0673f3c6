import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums' });

/**
 * Day and weekday are one word, and so is the time; a line may break between them. Inline, not blocks
 * of their own: around blocks an accessible name gets spaces.
 */
export const part = style({ whiteSpace: 'nowrap' });

export const kind = style({ marginInlineEnd: space[1], color: vars.color.inkQuiet });
