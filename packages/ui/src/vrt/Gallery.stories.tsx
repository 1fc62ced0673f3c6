import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ThemeName, themes } from '../theme/themes.ts';
import * as css from './Gallery.css.ts';
import { Gallery } from './Gallery.tsx';

// Pictures of everything, for `npm run vrt` and Chromatic. A new story appears by itself. They are
// not tested with axe once more (`!test`): each story on them has been, by itself.
const meta = {
  title: 'VRT/Gallery',
  component: Gallery,
  tags: ['vrt', '!test', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: false }, a11y: { test: 'off' } },
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Actions: Story = { name: '操作', args: { title: /^Actions\// } };

export const Booking: Story = { name: '予約', args: { title: /^Booking\// } };

export const Data: Story = { name: 'データ', args: { title: /^(Data|Media)\// } };

export const Feedback: Story = { name: '知らせ', args: { title: /^Feedback\// } };

export const FieldsText: Story = {
  name: '入力(文字)',
  args: { title: /^Fields\/(?!Calendar|Check|Date|Radio|Number|Select|Error|FieldGroup)/ },
};

export const FieldsChoice: Story = {
  name: '入力(選択と日付)',
  args: { title: /^Fields\/(Calendar|Check|Date|Radio|Number|Select|Error|FieldGroup)/ },
};

export const Layout: Story = { name: '配置', args: { title: /^Layout\// } };

export const Shell: Story = { name: '画面の枠', args: { title: /^(Shell|Navigation)\// } };

export const Text: Story = { name: '文字', args: { title: /^Text\// } };

const sample =
  /^(Feedback\/Alert|Actions\/Button|Fields\/RadioCards|Fields\/Select|Layout\/MenuCard|Data\/DataTable)$/;

export const Themes: Story = {
  name: 'テーマ',
  args: { title: sample, ids: /^Playground$/ },
  render: (args) => (
    <>
      {(Object.keys(themes) as ThemeName[]).map((theme) => (
        <div key={theme} data-theme={theme} className={css.themed}>
          <Gallery {...args} />
        </div>
      ))}
    </>
  ),
};
