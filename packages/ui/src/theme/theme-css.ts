import { propertyName } from './property-name.ts';
import type { Theme } from './theme.ts';

/** Both looks of one operator's site: by day, and on a device that is set to dark. */
export type OperatorTheme = { light: Theme; dark: Theme };

const declarations = (theme: Theme): string =>
  Object.entries(theme)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([role, value]) => `${propertyName(group, role)}:${value}`),
    )
    .join(';');

/**
 * The style sheet of a theme that is data: what `global.css` and `ferry-dark.css` say of the house's own,
 * by the same rules (the device's setting, a customer's own choice, paper always light). An app imports
 * it beside `@ferry/ui/styles/foundation.css`. Guarded by theme-css.test.tsx.
 */
export function themeCss({ light, dark }: OperatorTheme): string {
  const night = `color-scheme:dark;${declarations(dark)}`;
  return [
    `:root{color-scheme:light;${declarations(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${night}}}`,
    `@media screen{:root[data-theme="dark"]{${night}}}`,
  ].join('\n');
}
