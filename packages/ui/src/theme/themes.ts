import { ferryValues } from './ferry.values.ts';
import { ferryDarkValues } from './ferry-dark.values.ts';
import { kazemachiValues } from './kazemachi.values.ts';
import type { Theme } from './theme.ts';
import { wireframeValues } from './wireframe.values.ts';

/** Every theme with its Japanese name, for the tests and for Storybook; apps import one of them. */
export const themes = {
  ferry: { title: '汐凪フェリー', values: ferryValues },
  'ferry-dark': { title: '汐凪フェリー(夜)', values: ferryDarkValues },
  kazemachi: { title: '風待ライン(別の会社)', values: kazemachiValues },
  wireframe: { title: 'ワイヤーフレーム', values: wireframeValues },
} as const satisfies Record<string, { title: string; values: Theme }>;

/** Id of a theme, as in `data-theme`. */
export type ThemeName = keyof typeof themes;
