import { style } from '@vanilla-extract/css';

/** What is read as one word: never on two lines. */
export const whole = style({ whiteSpace: 'nowrap' });

/**
 * Between a day and its time. Where the text is so large, or the column so narrow, that both have no
 * room on one line, the line may break here rather than run out of the page.
 */
export const gap = style({
  '@container': { '(max-inline-size: 16rem)': { whiteSpace: 'normal' } },
});
