import { RadioGroup } from '@ferry/ui/RadioGroup';
import { useSyncExternalStore } from 'react';
import {
  type ColorScheme,
  chooseColorScheme,
  onColorScheme,
  shownColorScheme,
} from './color-scheme.ts';

const options = [
  { value: 'auto', label: '自動' },
  { value: 'light', label: '明るい' },
  { value: 'dark', label: '暗い' },
] as const;

// What the build renders for every visitor.
const drawnAsAuto = (): ColorScheme => 'auto';

/** Light or dark, whatever the device says. */
export const ColorSchemeSwitch = () => (
  <RadioGroup
    label="画面の明るさ"
    options={options}
    value={useSyncExternalStore(onColorScheme, shownColorScheme, drawnAsAuto)}
    isSegmented
    onChange={chooseColorScheme}
  />
);
