import { globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoint.ts';

// States still change, they only stop travelling. Not 0 s: `transitionend` must still fire.
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
