import { style } from '@vanilla-extract/css';

/** Breaks only at the `<wbr>` between phrases; a phrase longer than the line may still break. */
export const root = style({ wordBreak: 'keep-all', overflowWrap: 'anywhere' });
