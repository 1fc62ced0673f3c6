import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, travel } from '../tokens/motion.ts';

// The change of a page, for an app that asks the browser for view transitions
// (`import '@ferry/ui/styles/page-transition.css'`): the old picture goes, then the new one comes,
// 0.3 s together. Whatever is named (the header) stays where it is.
const outgoing = duration.standard / 3;
const leave = keyframes({ to: { opacity: 0 } });
const arrive = keyframes({ from: { opacity: 0, translate: `0 ${travel}px` } });

globalStyle('::view-transition', {
  // Between the two pictures, instead of white.
  background: vars.color.groundPage,
  // The page under the pictures is there already and takes every press.
  pointerEvents: 'none',
});
globalStyle('::view-transition-image-pair(root)', { isolation: 'auto' });
globalStyle('::view-transition-old(root)', {
  animation: `${leave} ${outgoing}s ease-in both`,
  mixBlendMode: 'normal',
});
globalStyle('::view-transition-new(root)', {
  animation: `${arrive} ${duration.standard - outgoing}s ${easing} ${outgoing}s both`,
  mixBlendMode: 'normal',
});
// Header.css.ts gives the name.
globalStyle('::view-transition-group(header)', { animation: 'none' });
globalStyle('::view-transition-old(header)', { display: 'none' });
globalStyle('::view-transition-new(header)', { animation: 'none' });
