import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';

const Toggling = (args: ToggleButtonProps) => {
  const [isSelected, setIsSelected] = useState(args.isSelected);
  const change = (next: boolean) => {
    args.onChange(next);
    setIsSelected(next);
  };
  return <ToggleButton {...args} isSelected={isSelected} onChange={change} />;
};

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  render: (args) => <Toggling {...args} />,
  args: { isSelected: false, onChange: fn(), children: '空席のある便のみ' },
} satisfies Meta<typeof ToggleButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Selected: Story = { name: '選ばれている', args: { isSelected: true } };

export const Several: Story = {
  name: '並べる',
  render: (args) => (
    <Inline>
      <Toggling {...args} />
      <Toggling {...args} isSelected>
        女性専用の客室
      </Toggling>
      <Toggling {...args}>ペットと泊まれる客室</Toggling>
    </Inline>
  ),
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    isSelected: true,
    children: '車いすのまま使えるお手洗いと浴室のある客室だけを表示する',
  },
  globals: { viewport: { value: 'phone320' } },
};
