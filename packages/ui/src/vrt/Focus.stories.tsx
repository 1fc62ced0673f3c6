import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

// The focus ring in the colours of every theme, once on each kind of thing that takes focus. A page has
// one focus: `npm run vrt` draws the ring on everything inside `data-rings`, which Chromatic cannot.
const meta = {
  title: 'VRT/Focus',
  component: Gallery,
  tags: ['vrt', '!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: (args) => (
    <div data-rings>
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rings: Story = {
  name: 'フォーカスの輪',
  args: {
    title:
      /\/(Button|ButtonLink|Checkbox|CheckboxGroup|CopyButton|DatePicker|DateStrip|Disclosure|ErrorSummary|Footer|Header|IconButton|Link|MenuCard|NumberStepper|PasswordField|RadioCards|RadioGroup|Select|TextArea|TextField|ToggleButton)$/,
    ids: /^Playground$/,
  },
};
