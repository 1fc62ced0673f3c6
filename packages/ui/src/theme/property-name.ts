/** The custom property of a value of the theme: `color`, `ink` → `--ferry-color-ink`. Stable, as pages that are painted before any script name it. */
export const propertyName = (...path: readonly string[]): string => `--ferry-${path.join('-')}`;
