import '../packages/ui/src/styles/global.css.ts';
import '../packages/ui/src/theme/wireframe.css.ts';
import type { Preview } from '@storybook/react-vite';
import { viewports, withTheme } from './decorators.tsx';

// Line breaking and speech depend on it, on documentation pages as well as in stories.
document.documentElement.lang = 'ja';

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'テーマ',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'ferry', title: '汐凪フェリー' },
          { value: 'wireframe', title: 'ワイヤーフレーム' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'ferry' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: { storySort: { order: ['Guide', 'Layout', 'Text', 'Actions', 'Fields', '*'] } },
  },
};

export default preview;
