import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Ruby } from './Ruby.tsx';

const meta = {
  title: 'Text/Ruby',
  component: Ruby,
  args: { children: '汐見港', reading: 'しおみこう' },
} satisfies Meta<typeof Ruby>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const InHeading: Story = {
  name: '見出しの中',
  render: (args) => (
    <Heading level={2}>
      <Ruby {...args} />
      のご案内
    </Heading>
  ),
};

export const InProse: Story = {
  name: '文章の中で行間が変わらない',
  render: (args) => (
    <Text>
      乗船手続きは、
      <Ruby {...args} />
      の第一待合所で承ります。お車の方は、係員の案内に従って車両待機場へお進みください。
    </Text>
  ),
  globals: { viewport: { value: 'phone320' } },
};

export const LongText: Story = {
  name: '読みが長い',
  args: { children: '凪浜港', reading: 'なぎはまこうこくさいふとう' },
};
