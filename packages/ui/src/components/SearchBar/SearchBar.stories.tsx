import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { PanelCell } from '../PanelCell/PanelCell.tsx';
import { PortLine } from '../PortLine/PortLine.tsx';
import { exampleRoutes } from '../PortList/example.fixture.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SearchBar } from './SearchBar.tsx';

const end = { routes: exampleRoutes, emptyLabel: '選択してください', onChange: () => {} };

const meta = {
  title: 'Booking/SearchBar',
  component: SearchBar,
  decorators: [
    (Story) => (
      <Card tone="floating" padding="snug">
        <form>
          <Story />
        </form>
      </Card>
    ),
  ],
  args: {
    top: (
      <RadioGroup
        label="片道・往復"
        options={[
          { value: 'oneWay', label: '片道' },
          { value: 'return', label: '往復' },
        ]}
        defaultValue="return"
        isSegmented
        isLabelHidden
      />
    ),
    ports: (
      <PortLine
        hue={2}
        from={{ ...end, id: 'bar-from', label: '出発地', value: 'shinonome' }}
        to={{ ...end, id: 'bar-to', label: '到着地', value: 'hokutohama' }}
        swap={null}
      />
    ),
    days: (
      <>
        <PanelCell label="往路" value="12月5日(土)" title="往路の日を選ぶ">
          <TextField label="往路の乗船日" />
        </PanelCell>
        <PanelCell label="復路" value="12月8日(火)" title="復路の日を選ぶ">
          <TextField label="復路の乗船日" />
        </PanelCell>
      </>
    ),
    party: (
      <PanelCell label="人数・車両" value="5名・乗用車" title="人数と車両を選ぶ">
        <TextField label="大人" />
      </PanelCell>
    ),
    submit: (
      <Button type="submit" tone="primary" size="large" isWide>
        便を検索する
      </Button>
    ),
    foot: <Chip onPress={() => {}}>明日</Chip>,
  },
} satisfies Meta<typeof SearchBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
