import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField, type DateParts } from './DateField.tsx';

const Birth = ({ error }: { error?: string }) => {
  const [value, setValue] = useState<DateParts>({ year: '', month: '', day: '' });
  return (
    <>
      <DateField
        label="生年月日"
        isBirthDate
        value={value}
        error={error}
        invalidParts={['day']}
        onChange={setValue}
      />
      <output>{`${value.year}/${value.month}/${value.day}`}</output>
    </>
  );
};

test('年・月・日を入れても、フォーカスは勝手に動かない', async () => {
  const screen = await render(<Birth />);
  await userEvent.keyboard('{Tab}1980');
  await expect.element(screen.getByRole('textbox', { name: '年' })).toHaveFocus();
  await userEvent.keyboard('{Tab}4{Tab}29');
  await expect.element(screen.getByText('1980/4/29')).toBeVisible();
});

test('全角の数字はそのまま渡される', async () => {
  const screen = await render(<Birth />);
  await screen.getByRole('textbox', { name: '年' }).fill('１９８０');
  await expect.element(screen.getByText('１９８０//')).toBeVisible();
});

test('まとまりに名前があり、誤りのある欄だけが示される', async () => {
  const screen = await render(<Birth error="日を確認してください。" />);
  const group = screen.getByRole('group', { name: '生年月日' });
  await expect.element(group).toHaveAccessibleDescription('日を確認してください。');
  const day = screen.getByRole('textbox', { name: '日' });
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await expect.element(day).toHaveAttribute('autocomplete', 'bday-day');
  await expect
    .element(screen.getByRole('textbox', { name: '月' }))
    .not.toHaveAttribute('aria-invalid');
});
