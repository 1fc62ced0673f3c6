import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormAccordion, FormAccordionPart } from './FormAccordion.tsx';

const meta = {
  title: 'Fields/FormAccordion',
  component: FormAccordionPart,
  decorators: [
    (Story) => (
      <FormAccordion>
        <Story />
      </FormAccordion>
    ),
  ],
  args: {
    id: 'person-2',
    number: 2,
    label: '乗船者2(大人)',
    description: '大人',
    state: '入力中',
    isOpen: true,
    onToggle: fn(),
    children: <TextField label="お住まいの市区町村" />,
  },
} satisfies Meta<typeof FormAccordionPart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return <FormAccordionPart {...args} isOpen={isOpen} onToggle={setOpen} />;
  },
};

export const Done: Story = {
  name: '入力済み',
  args: {
    title: '髙橋 花子',
    description: '大人・42歳・女性',
    state: '入力済み',
    tone: 'done',
    isOpen: false,
  },
};

export const Wrong: Story = {
  name: '誤りがある',
  args: { title: '髙橋 翔', state: '5件', tone: 'wrong', isOpen: false },
};

const names = ['髙橋 花子', undefined, undefined];

export const Several: Story = {
  name: '並べる',
  decorators: [],
  render: function Render() {
    const [open, setOpen] = useState(1);
    return (
      <FormAccordion>
        {names.map((title, index) => (
          <FormAccordionPart
            key={title ?? index}
            id={`several-${index}`}
            number={index + 1}
            label={`乗船者${index + 1}(大人)`}
            {...(title ? { title } : {})}
            description="大人"
            state={title ? '入力済み' : 'あと4項目'}
            tone={title ? 'done' : 'open'}
            isOpen={open === index}
            onToggle={(isOpen) => isOpen && setOpen(index)}
            action={<Button>乗船者{index + 2}へ進む</Button>}
          >
            <TextField label="お住まいの市区町村" />
          </FormAccordionPart>
        ))}
      </FormAccordion>
    );
  },
};

export const LongText: Story = {
  name: '長い名前・狭い画面',
  args: {
    title: '勅使河原小路 アレクサンドリアネ',
    description: '大人・42歳・その他・回答しない・代表者・運転者',
    state: 'あと14項目',
  },
  globals: { viewport: { value: 'phone320' } },
};
