import '../packages/ui/src/styles/global.css.ts';
import '../packages/ui/src/theme/wireframe.css.ts';
import type { Preview } from '@storybook/react-vite';
import { widths, withTheme, withWidth } from './decorators.tsx';

const preview: Preview = {
  decorators: [withWidth, withTheme],
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
    width: {
      description: '幅',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: Object.entries(widths).map(([value, width]) => ({
          value,
          title: width ? `${width} px` : '全幅',
        })),
      },
    },
  },
  initialGlobals: { theme: 'ferry', width: 'full' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Guide', 'Layout', 'Text', 'Actions', 'Fields', '*'] } },
  },
};

export default preview;
