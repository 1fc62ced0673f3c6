import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components';
import { breakpoint } from '../packages/ui/src/tokens/breakpoint.ts';

/** Widths offered in the toolbar: a small phone, a usual phone, and each breakpoint of the product. */
export const widths: Record<string, number | undefined> = {
  full: undefined,
  phone320: 320,
  phone375: 375,
  sm: breakpoint.sm,
  md: breakpoint.md,
  lg: breakpoint.lg,
};

/** Fills the theme contract with the theme chosen in the toolbar, and sets the document's language. */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.lang = 'ja';
  document.documentElement.dataset.theme = String(globals.theme);
  return (
    <I18nProvider locale="ja-JP">
      <Story />
    </I18nProvider>
  );
};

/** Narrows the story to the width chosen in the toolbar, or to the one the story asks for. */
export const withWidth: Decorator = (Story, { globals, parameters }) => {
  const width = parameters.width ?? widths[String(globals.width)];
  return width ? (
    <div style={{ maxInlineSize: width }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
};
