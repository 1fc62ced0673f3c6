import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import type { Availability } from '../AvailabilityMark/AvailabilityMark.tsx';
import { summerMarks } from '../Calendar/example.fixture.ts';
import { DateStrip, type DateStripDay, DateStripLink, DateStripStep } from './DateStrip.tsx';

const availabilities: readonly Availability[] = [
  'available',
  'few',
  'full',
  'available',
  'webClosed',
  'cancelled',
  'unsuitable',
];

const days: Record<string, DateStripDay> = Object.fromEntries(
  Object.entries(summerMarks.days ?? {}).map(([date, day]) => [
    date,
    { ...day, availability: availabilities[Number(date.slice(8)) % availabilities.length] },
  ]),
);

const meta = {
  title: 'Booking/DateStrip',
  component: DateStrip,
  args: {
    label: '往路の乗船日',
    value: '2026-08-10',
    min: '2026-08-02',
    max: '2026-10-30',
    holidays: summerMarks.holidays,
    periods: summerMarks.periods,
    days,
    renderDay: (date, attributes) => <DateStripLink href={`?date=${date}`} {...attributes} />,
    renderStep: (date, attributes) => <DateStripStep href={`?date=${date}`} {...attributes} />,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateStrip
        {...args}
        value={value}
        renderDay={(date, attributes) => (
          <DateStripLink
            href={`?date=${date}`}
            {...attributes}
            onClick={(event) => {
              attributes.onClick?.(event);
              if (!event.defaultPrevented) setValue(date);
              event.preventDefault();
            }}
          />
        )}
      />
    );
  },
} satisfies Meta<typeof DateStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const FirstDay: Story = { name: '予約できる最初の日', args: { value: '2026-08-02' } };

export const Refused: Story = {
  name: '選べない日を押した',
  args: { value: '2026-08-18' },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('link', { name: /8月19日/ })),
};

export const Pending: Story = { name: '読み込み中', args: { days: undefined, isPending: true } };

export const DatesOnly: Story = {
  name: '日付だけ',
  args: { days: undefined, holidays: undefined, periods: undefined },
};

export const WithCalendar: Story = {
  name: 'カレンダーのボタンつき',
  args: {
    calendar: {
      min: '2026-08-02',
      max: '2026-10-30',
      today: '2026-08-02',
      ...summerMarks,
      onPick: () => {},
    },
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };

export const LongText: Story = {
  name: '高い運賃・二桁の月日・狭い画面',
  args: {
    value: '2026-10-28',
    days: Object.fromEntries(
      Object.entries(days).map(([date, day]) => [
        date,
        { ...day, price: 234560, availability: 'unsuitable' },
      ]),
    ),
  },
  globals: { viewport: { value: 'phone320' } },
};
