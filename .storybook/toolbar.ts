import type { Preview } from '@storybook/react-vite';
import { type ThemeName, themes } from '../packages/ui/src/theme/themes.ts';

const names = Object.keys(themes) as ThemeName[];

/**
 * What a designer can switch above a story, beside the width (Storybook's own viewport menu).
 * `withSettings` in decorators.tsx puts each choice on the root element.
 */
export const toolbar = {
  globalTypes: {
    theme: {
      description: 'テーマ',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: names.map((value) => ({ value, title: themes[value].title })),
      },
    },
    textSize: {
      description: '文字の大きさ(ブラウザの設定)',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: ['100%', '125%', '150%', '200%'].map((value) => ({
          value,
          title: `文字 ${value}`,
        })),
      },
    },
    textSpacing: {
      description: '字間と行間(WCAG 1.4.12)',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: '字間 標準' },
          { value: 'wide', title: '字間 最大' },
        ],
      },
    },
    colours: {
      description: '強制カラー(ハイコントラスト)の目安',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'theme', title: 'テーマの色' },
          { value: 'forced', title: '強制カラー' },
        ],
      },
    },
    motion: {
      description: '視差効果を減らす設定',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: '動きあり' },
          { value: 'reduced', title: '動きを減らす' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'ferry',
    textSize: '100%',
    textSpacing: 'normal',
    colours: 'theme',
    motion: 'full',
  },
} satisfies Pick<Preview, 'globalTypes' | 'initialGlobals'>;
