import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { create } from 'storybook/theming/create';
import { ShownTheme } from '../packages/ui/src/docs/theme-context.ts';
import { type ThemeName, themes } from '../packages/ui/src/theme/themes.ts';
import { putSettings, type Settings } from './decorators.tsx';

const FIRST: Settings = { theme: 'ferry' };

const documentationThemes = Object.fromEntries(
  Object.entries(themes).map(([name, { values }]) => [
    name,
    create({
      base: name === 'ferry-dark' ? 'dark' : 'light',
      appBg: values.color.groundPage,
      appContentBg: values.color.ground,
      appPreviewBg: values.color.ground,
      textColor: values.color.ink,
      colorSecondary: values.color.link,
    }),
  ]),
) as Record<ThemeName, ReturnType<typeof create>>;

/** A page of the documentation in the theme that the toolbar has, whether or not a story stands on it. */
export const DocsPage = (props: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = props.context;
  const [settings, setSettings] = useState<Settings>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? FIRST,
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: Settings }) => setSettings(globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => putSettings(settings), [settings]);
  const theme = settings.theme as ThemeName;
  return (
    <ShownTheme value={theme}>
      <DocsContainer {...props} theme={documentationThemes[theme]} />
    </ShownTheme>
  );
};
