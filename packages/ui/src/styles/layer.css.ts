import { globalLayer } from '@vanilla-extract/css';

/** What holds for bare elements: reset and text. Unlayered component styles always win over it. */
export const base = globalLayer('base');
