import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ferryDarkValues } from './ferry-dark.values.ts';

// Imported after styles/global.css it follows the device. `data-theme` on the root switches that
// off, so that a customer's own choice can win over the device's: "dark" is dark on every device,
// anything else is light. Paper is always light.
const dark = { colorScheme: 'dark', vars: assignVars(vars, ferryDarkValues) };

globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
});
globalStyle(':root[data-theme="dark"]', { '@media': { screen: dark } });
