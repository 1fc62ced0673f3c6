import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { CarIcon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { EntryForm, EntryList, EntryRow } from './EntryList.tsx';

const actions = (name: string) =>
  ['直す', '外す'].map((action) => (
    <Button key={action} tone="quiet" size="small">
      {action}
      <VisuallyHidden>({name})</VisuallyHidden>
    </Button>
  ));

const people = [
  <EntryRow
    key="sho"
    sign="翔"
    title="山田 翔"
    details="42歳・男性 汐見市"
    actions={actions('山田 翔')}
  />,
  <EntryRow
    key="hina"
    sign="陽"
    title="山田 陽菜"
    details="9歳・女性 汐見市"
    actions={actions('山田 陽菜')}
  />,
];

const meta = {
  title: 'Data/EntryList',
  component: EntryList,
  args: { label: '同行者', children: people },
} satisfies Meta<typeof EntryList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithForm: Story = {
  name: '行の場所に入力欄',
  args: {
    children: [
      ...people,
      <EntryForm key="new">
        <Stack gap={5}>
          <Heading level={2} size={3}>
            同行者を追加する
          </Heading>
          <TextField label="名" value="和子" onChange={() => undefined} />
        </Stack>
      </EntryForm>,
    ],
  },
};

export const Attention: Story = {
  name: '気を付けること',
  args: {
    label: '車両',
    children: (
      <EntryRow
        sign={<CarIcon />}
        title="わが家の車"
        tag="車検まで23日"
        details="乗用車 469 cm 函館 300 さ 12-34"
        actions={actions('わが家の車')}
      />
    ),
  },
};

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
