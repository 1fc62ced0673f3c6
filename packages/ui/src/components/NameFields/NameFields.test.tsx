import { useState } from 'react';
import '../../styles/global.css.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { composeText } from '../../private/ime.fixture.ts';
import { NameFields, type NameFieldsProps, type NameValues } from './NameFields.tsx';

const empty: NameValues = { familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' };

const Names = (props: Partial<NameFieldsProps>) => {
  const [values, setValues] = useState(props.values ?? empty);
  return (
    <NameFields
      {...props}
      values={values}
      onChange={(field, text) => setValues((now) => ({ ...now, [field]: text }))}
      onOneNameChange={setValues}
    />
  );
};

test('姓・名・セイ・メイの順に進み、名前の読みがそれぞれの欄に入る', async () => {
  const screen = await render(<Names />);
  await userEvent.keyboard('{Tab}');
  await composeText('やまだ', '山田');
  await userEvent.keyboard('{Tab}');
  await composeText('はなこ', '花子');
  await userEvent.keyboard('{Tab}');
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  await expect.element(field('セイ')).toHaveFocus();
  await expect.element(field('姓')).toHaveValue('山田');
  await expect.element(field('名')).toHaveValue('花子');
  await expect.element(field('セイ')).toHaveValue('ヤマダ');
  await expect.element(field('メイ')).toHaveValue('ハナコ');
});

test('エラーはその欄だけに結びつき、必須はすべての欄に伝わる', async () => {
  const screen = await render(
    <Names errors={{ givenName: '名を入力してください。' }} requirement="required" />,
  );
  const given = screen.getByRole('textbox', { name: '名', exact: true });
  await expect.element(given).toHaveAccessibleDescription('名を入力してください。');
  await expect
    .element(screen.getByRole('textbox', { name: '姓', exact: true }))
    .not.toHaveAttribute('aria-invalid');
  for (const input of screen.getByRole('textbox').elements()) {
    expect(input.getAttribute('aria-required')).toBe('true');
  }
});

test('電話の幅では2つずつ並び、文字を2倍にすると1つずつになる', async () => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.viewport(320, 640);
  const screen = await render(<Names />);
  const lefts = () =>
    new Set(
      screen
        .getByRole('textbox')
        .elements()
        .map((input) => input.getBoundingClientRect().left),
    ).size;
  expect(lefts()).toBe(2);
  document.documentElement.style.fontSize = '200%';
  expect(lefts()).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each([
  ['姓', 'familyName'],
  ['名', 'familyName'],
])(
  '1つの名前だけの方は、選ぶと1欄になり、「%s」に入れた名前が残る。やめると2欄に戻る',
  async (typedIn, kept) => {
    const screen = await render(<Names id="member" autoComplete />);
    const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
    await field(typedIn).fill('スカルノ');
    const choice = screen.getByRole('checkbox', { name: '姓と名に分かれていない名前' });
    await choice.click();
    await expect.element(choice).toHaveFocus();
    await expect.element(field('お名前')).toHaveValue('スカルノ');
    await expect.element(field('お名前')).toHaveAttribute('id', `member-${kept}`);
    await expect.element(field('お名前')).toHaveAttribute('autocomplete', 'name');
    await expect.element(field('フリガナ')).toBeVisible();
    expect(screen.getByRole('textbox').elements()).toHaveLength(2);
    await choice.click();
    expect(screen.getByRole('textbox').elements()).toHaveLength(4);
    await expect.element(field('姓')).toHaveValue('スカルノ');
  },
);

test('名として登録した1つの名前は、そのまま1欄に表示する', async () => {
  const values = { ...empty, givenName: 'Aung', givenNameKana: 'アウン', hasOneName: true };
  const screen = await render(<Names values={values} />);
  await expect.element(screen.getByRole('textbox', { name: 'お名前' })).toHaveValue('Aung');
  await expect.element(screen.getByRole('textbox', { name: 'フリガナ' })).toHaveValue('アウン');
});

test('エラー要約から移れる id があり、離れた欄がわかる', async () => {
  const onBlur = vi.fn();
  const screen = await render(<Names id="passengers-1" onBlur={onBlur} />);
  const kana = screen.getByRole('textbox', { name: 'セイ' });
  await expect.element(kana).toHaveAttribute('id', 'passengers-1-familyNameKana');
  await kana.fill('ﾔﾏﾀﾞ');
  await userEvent.tab();
  await expect.element(kana).toHaveValue('ヤマダ');
  expect(onBlur).toHaveBeenCalledExactlyOnceWith('familyNameKana');
});

test.each([
  [true, 'family-name'],
  [false, 'off'],
])('お客様ご本人(%s)のときだけ、端末の入力補助が使える', async (autoComplete, token) => {
  const screen = await render(<Names autoComplete={autoComplete} />);
  await expect
    .element(screen.getByRole('textbox', { name: '姓', exact: true }))
    .toHaveAttribute('autocomplete', token);
});

test('狭い列のエラーは、「入力してください」の途中で折れない', async () => {
  const screen = await render(
    <div style={{ inlineSize: 295 }}>
      <Names errors={{ familyName: '姓を入力してください。' }} />
    </div>,
  );
  const error = screen.getByText('姓を入力してください。').element().closest('[id$=error]');
  const line = Number.parseFloat(getComputedStyle(error as Element).lineHeight);
  expect(Math.round((error?.getBoundingClientRect().height ?? 0) / line)).toBeLessThanOrEqual(2);
});
