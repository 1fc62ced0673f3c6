/* biome-ignore-all lint/correctness/useJsxKeyInIterable: rows of a table, not a list to render */
import '../styles/global.css.ts';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Link } from '../components/Link/Link.tsx';
import { NumberStepper } from '../components/NumberStepper/NumberStepper.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { RadioCards } from '../components/RadioCards/RadioCards.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { ToggleButton } from '../components/ToggleButton/ToggleButton.tsx';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value, title: value }));

/** A component that says what it was told. */
const Told = ({ show }: { show: (tell: (what: string) => void, told: string) => ReactNode }) => {
  const [told, tell] = useState('');
  return (
    <>
      {show(tell, told)}
      <output>{told}</output>
    </>
  );
};

type Show = (tell: (what: string) => void, told: string) => ReactNode;

/** What is pressed, and what it leads to: the table of the page 「キーボード操作一覧」, row by row. */
const keys: [string, string, string, Show][] = [
  [
    'Button',
    '{Tab}{Enter}',
    '押した',
    (tell) => <Button onPress={() => tell('押した')}>送る</Button>,
  ],
  ['Button', '{Tab} ', '押した', (tell) => <Button onPress={() => tell('押した')}>送る</Button>],
  [
    'ButtonLink',
    '{Tab}{Enter}',
    '開いた',
    (tell) => (
      <ButtonLink href="#next" onClick={() => tell('開いた')}>
        次へ
      </ButtonLink>
    ),
  ],
  [
    'Checkbox',
    '{Tab} ',
    'true',
    (tell) => <Checkbox label="同意する" onChange={(is) => tell(String(is))} />,
  ],
  [
    'Disclosure',
    '{Tab}{Enter}',
    'true',
    (tell) => (
      <Disclosure summary="内訳" onToggle={(is) => tell(String(is))}>
        い
      </Disclosure>
    ),
  ],
  [
    'IconButton',
    '{Tab}{Enter}',
    '押した',
    (tell) => (
      <IconButton label="入れ替える" onClick={() => tell('押した')}>
        ×
      </IconButton>
    ),
  ],
  [
    'IconButton',
    '{Tab} ',
    '押した',
    (tell) => (
      <IconButton label="入れ替える" onClick={() => tell('押した')}>
        ×
      </IconButton>
    ),
  ],
  [
    'Link',
    '{Tab}{Enter}',
    '開いた',
    (tell) => (
      <Link href="#terms" onClick={() => tell('開いた')}>
        約款
      </Link>
    ),
  ],
  [
    'NumberStepper',
    '{Tab}{ArrowUp}',
    '2',
    (tell) => (
      <NumberStepper label="大人" value={1} max={9} onChange={(count) => tell(String(count))} />
    ),
  ],
  [
    'RadioCards',
    '{Tab} {ArrowDown}',
    'b',
    (tell, told) => <RadioCards label="等級" options={options} value={told} onChange={tell} />,
  ],
  [
    'RadioGroup',
    '{Tab} {ArrowDown}{ArrowDown}',
    'c',
    (tell, told) => <RadioGroup label="性別" options={options} value={told} onChange={tell} />,
  ],
  [
    'Select',
    '{Tab}{ArrowDown}',
    'b',
    (tell) => <Select label="等級" options={options} onChange={tell} />,
  ],
  [
    'ToggleButton',
    '{Tab} ',
    'true',
    (tell) => (
      <ToggleButton isSelected={false} onChange={(is) => tell(String(is))}>
        女性専用
      </ToggleButton>
    ),
  ],
];

test.each(keys)('%s は %s で「%s」になる', async (_name, pressed, told, show) => {
  const screen = await render(<Told show={show} />);
  await userEvent.keyboard(pressed);
  await expect.poll(() => screen.container.querySelector('output')?.textContent).toBe(told);
});

test('ErrorSummary のリンクはEnterで、その入力欄にフォーカスを移す', async () => {
  const screen = await render(
    <>
      <ErrorSummary problems={[{ id: 'family-name', message: '姓を入力してください。' }]} />
      <TextField id="family-name" label="姓" />
    </>,
  );
  (screen.getByRole('link').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: '姓' })).toHaveFocus();
});

test('PasswordField はTabで表示のボタンに届き、Spaceで文字が見える', async () => {
  const screen = await render(
    <PasswordField label="パスワード" purpose="current" value="himitsu" onChange={() => {}} />,
  );
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect
    .element(screen.getByLabelText('パスワード', { exact: true }))
    .toHaveAttribute('type', 'text');
});
