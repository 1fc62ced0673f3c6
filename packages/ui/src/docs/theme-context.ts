import { createContext } from 'react';
import type { ThemeName } from '../theme/themes.ts';

/** The theme that Storybook's toolbar has, for guides that show its values. */
export const ShownTheme = createContext<ThemeName>('ferry');
