/* biome-ignore-all lint/correctness/useJsxKeyInIterable: rows of a table, not a list to render */
import '../styles/global.css.ts';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../components/Button/Button.tsx';
import { CalendarPanel } from '../components/CalendarPanel/CalendarPanel.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import { Chip } from '../components/Chip/Chip.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { DateStrip, DateStripLink } from '../components/DateStrip/DateStrip.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { NumberPlateField } from '../components/NumberPlateField/NumberPlateField.tsx';
import { NumberStepper } from '../components/NumberStepper/NumberStepper.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { RadioCards } from '../components/RadioCards/RadioCards.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { StepIndicator } from '../components/StepIndicator/StepIndicator.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { ToggleButton } from '../components/ToggleButton/ToggleButton.tsx';
import { emulate } from '../private/emulate.fixture.ts';
import { pictureOf } from '../private/picture.fixture.ts';

beforeAll(async () => {
  await page.viewport(1280, 800);
  await emulate({ forcedColors: true, reducedMotion: true });
});
afterAll(() => emulate());

const onChange = () => {};
const label = '名前';
const steps = ['あ', 'い', 'う'].map((name) => ({ name }));
const error = 'ちがいます。';
const options = [
  { value: 'a', label: 'あ' },
  { value: 'b', label: 'い' },
];
const cards = [
  { value: 'a', title: 'あ' },
  { value: 'b', title: 'い' },
];
const days = { label, min: '2026-08-02', max: '2026-08-28', today: '2026-08-03', onChange };
const plate = { place: '', classNumber: '', kana: '', number: '' };
const date = { year: '', month: '', day: '' };
const strip = {
  label,
  min: '2026-08-02',
  max: '2026-08-08',
  renderDay: (day: string, attributes: object) => (
    <DateStripLink href={`#${day}`} {...attributes}>
      {day}
    </DateStripLink>
  ),
};
const columns = [{ id: 'a', header: 'あ', cell: () => '', isRowHeader: true, isSortable: true }];
const table = { caption: label, columns, rows: [], rowKey: () => '' };

/** State, the part that shows it, and the component without and with it. Words are the same in both. */
const states: [string, string, ReactNode, ReactNode][] = [
  [
    'Button 処理中',
    'button',
    <Button>送る</Button>,
    <Button isPending pendingLabel="送る">
      送る
    </Button>,
  ],
  [
    'CalendarPanel 選択',
    'td:has([aria-label*="8月12日"])',
    <CalendarPanel {...days} />,
    <CalendarPanel {...days} value="2026-08-12" />,
  ],
  [
    'CalendarPanel 選べない',
    'td:has([aria-label*="8月27日"])',
    <CalendarPanel {...days} />,
    <CalendarPanel {...days} max="2026-08-20" />,
  ],
  [
    'CalendarPanel 今日',
    'td:has([aria-label*="8月12日"])',
    <CalendarPanel {...days} value="2026-08-05" />,
    <CalendarPanel {...days} value="2026-08-05" today="2026-08-12" />,
  ],
  [
    'Checkbox 選択',
    'input',
    <Checkbox label={label} />,
    <Checkbox label={label} defaultSelected />,
  ],
  [
    'CheckboxGroup 選択',
    'input',
    <CheckboxGroup {...{ label, options, onChange }} value={[]} />,
    <CheckboxGroup {...{ label, options, onChange }} value={['a']} />,
  ],
  [
    'Chip 今の答え',
    'button',
    <Chip isCurrent={false} onPress={onChange}>
      明日
    </Chip>,
    <Chip isCurrent onPress={onChange}>
      明日
    </Chip>,
  ],
  [
    'DataTable 並べ替え',
    'th',
    <DataTable {...table} sorting={{ column: '', direction: 'ascending', onChange }} />,
    <DataTable {...table} sorting={{ column: 'a', direction: 'ascending', onChange }} />,
  ],
  [
    'DataTable 昇順と降順',
    'th',
    <DataTable {...table} sorting={{ column: 'a', direction: 'descending', onChange }} />,
    <DataTable {...table} sorting={{ column: 'a', direction: 'ascending', onChange }} />,
  ],
  [
    'DateField エラー',
    'input',
    <DateField {...{ label, onChange }} value={date} />,
    <DateField {...{ label, onChange, error }} value={date} />,
  ],
  [
    'DateStrip 選択',
    'li:nth-child(3)',
    <DateStrip {...strip} value="2026-08-02" />,
    <DateStrip {...strip} value="2026-08-04" />,
  ],
  [
    'DateStrip 選べない',
    'li:nth-child(3)',
    <DateStrip {...strip} value="2026-08-02" />,
    <DateStrip {...strip} value="2026-08-02" days={{ '2026-08-04': { reason: '運休' } }} />,
  ],
  [
    'Disclosure 開閉',
    'summary',
    <Disclosure summary="内訳">い</Disclosure>,
    <Disclosure summary="内訳" isDefaultOpen>
      い
    </Disclosure>,
  ],
  [
    'IconButton 端',
    'button',
    <IconButton label={label}>×</IconButton>,
    <IconButton label={label} aria-disabled>
      ×
    </IconButton>,
  ],
  [
    'NumberPlateField エラー',
    'input',
    <NumberPlateField {...{ label, onChange }} value={plate} />,
    <NumberPlateField {...{ label, onChange, error }} value={plate} />,
  ],
  [
    'NumberStepper エラー',
    'input',
    <NumberStepper {...{ label, onChange }} value={2} max={9} />,
    <NumberStepper {...{ label, onChange, error }} value={2} max={9} />,
  ],
  [
    'NumberStepper 端',
    'button:last-child',
    <NumberStepper {...{ label, onChange }} value={2} max={9} />,
    <NumberStepper {...{ label, onChange }} value={2} max={2} />,
  ],
  [
    'PasswordField エラー',
    'input',
    <PasswordField {...{ label, onChange }} purpose="new" value="" />,
    <PasswordField {...{ label, onChange, error }} purpose="new" value="" />,
  ],
  [
    'RadioCards 選択',
    'label',
    <RadioCards {...{ label, onChange }} options={cards} />,
    <RadioCards {...{ label, onChange }} options={cards} value="a" />,
  ],
  [
    'RadioCards 選べない',
    'input',
    <RadioCards {...{ label, onChange }} options={cards} />,
    <RadioCards
      {...{ label, onChange }}
      options={cards.map((card) => ({ ...card, unavailableReason: '満席' }))}
    />,
  ],
  [
    'RadioGroup 選択',
    'input',
    <RadioGroup {...{ label, options, onChange }} />,
    <RadioGroup {...{ label, options, onChange }} value="a" />,
  ],
  [
    'Select エラー',
    'select',
    <Select {...{ label, options }} />,
    <Select {...{ label, options, error }} />,
  ],
  [
    'StepIndicator 今の段階',
    'ol',
    <StepIndicator steps={steps} current={1} />,
    <StepIndicator steps={steps} current={2} />,
  ],
  [
    'TextArea エラー',
    'textarea',
    <TextArea {...{ label, onChange }} value="" />,
    <TextArea {...{ label, onChange, error }} value="" />,
  ],
  [
    'TextField エラー',
    'input',
    <TextField label={label} />,
    <TextField label={label} error={error} />,
  ],
  [
    'TextField 読み取り専用',
    'input',
    <TextField label={label} />,
    <TextField label={label} isReadOnly />,
  ],
  [
    'ToggleButton 押した',
    'button',
    <ToggleButton isSelected={false} onChange={onChange}>
      女性専用
    </ToggleButton>,
    <ToggleButton isSelected onChange={onChange}>
      女性専用
    </ToggleButton>,
  ],
];

const shows = async (part: string, component: ReactNode): Promise<string> => {
  const screen = await render(component);
  const element = screen.container.querySelector(part);
  if (!element) throw new Error(`There is no ${part}.`);
  const picture = await pictureOf(element);
  await screen.unmount();
  return picture;
};

test.each(states)('強制カラーでも %s は見てわかる', async (_name, part, without, having) => {
  expect(await shows(part, having)).not.toBe(await shows(part, without));
});

test('この検査は、地の色だけの状態を見つける', async () => {
  const without = <button type="button">選ぶ</button>;
  const having = (
    <button type="button" style={{ background: 'navy' }}>
      選ぶ
    </button>
  );
  expect(await shows('button', having)).toBe(await shows('button', without));
});
