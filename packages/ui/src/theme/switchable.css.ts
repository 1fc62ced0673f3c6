import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themes } from './themes.ts';

// All themes at once, for Storybook and tests: `data-theme` on the root, or on any part of a page
// that is to be seen in another theme. Apps import one theme and not this file.
for (const [name, { values }] of Object.entries(themes)) {
  createGlobalTheme(`[data-theme="${name}"]`, vars, values);
}

// Each says it, as a light part may stand in a dark page.
globalStyle('[data-theme]', { colorScheme: 'light' });
globalStyle('[data-theme="ferry-dark"]', { colorScheme: 'dark' });

// A part in another theme needs its own ground, as the body's is inherited as a finished colour.
globalStyle('[data-theme]', {
  background: vars.color.groundPage,
  color: vars.color.ink,
  fontFamily: vars.font.body,
});
