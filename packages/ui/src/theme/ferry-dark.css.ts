import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ferryDarkValues } from './ferry-dark.values.ts';

// Imported after styles/global.css it follows the device. `data-theme` on the root switches that
// off, so that a customer's own choice can win over the device's.
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: assignVars(vars, ferryDarkValues),
    },
  },
});
