import type { Decorator } from '@storybook/react-vite';
import { breakpoint } from '../packages/ui/src/tokens/breakpoint.ts';

const viewport = (name: string, width: number) => ({
  name: `${name} ${width} px`,
  styles: { width: `${width}px`, height: '800px' },
});

/** Widths offered in the toolbar: two phones, then each breakpoint of the product. */
export const viewports = {
  phone320: viewport('小さい電話', 320),
  phone375: viewport('電話', 375),
  sm: viewport('sm', breakpoint.sm),
  md: viewport('md', breakpoint.md),
  lg: viewport('lg', breakpoint.lg),
  xl: viewport('xl', breakpoint.xl),
};

/** The choices of the toolbar, by the ids of `toolbar.ts`. */
export type Settings = Readonly<Record<string, unknown>>;

/** Puts what is chosen in the toolbar on the root: theme, text size, spacing, colours, motion. */
export function putSettings(globals: Settings): void {
  const root = document.documentElement;
  root.dataset.theme = String(globals.theme);
  root.dataset.textSpacing = String(globals.textSpacing);
  root.dataset.colours = String(globals.colours);
  root.dataset.motion = String(globals.motion);
  root.style.fontSize = String(globals.textSize);
}

/** A story with the settings of the toolbar. */
export const withSettings: Decorator = (Story, { globals }) => {
  putSettings(globals);
  return <Story />;
};
