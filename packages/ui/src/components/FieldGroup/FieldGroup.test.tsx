import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

test('まとまりに名前と説明があり、見出しとしてもたどれる', async () => {
  const screen = await render(
    <FieldGroup legend="代表者" support="乗船券の受け取りに使います。" level={2}>
      <TextField label="姓" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: '代表者' });
  await expect.element(group).toHaveAccessibleDescription('乗船券の受け取りに使います。');
  await expect.element(screen.getByRole('heading', { level: 2, name: '代表者' })).toBeVisible();
});

test('idがあれば、別のページからのリンクで見出しに移れる', async () => {
  const screen = await render(
    <FieldGroup legend="乗船者2" id="passengers-1" level={2}>
      <TextField label="姓" />
    </FieldGroup>,
  );
  document.getElementById('passengers-1')?.focus();
  await expect.element(screen.getByRole('heading', { name: '乗船者2' })).toHaveFocus();
  // Only by a link: the keyboard passes it.
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('textbox', { name: '姓' })).toHaveFocus();
});

test('操作は、幅があれば見出しの行の端に、なければ下に並び、説明や欄に重ならない', async () => {
  await page.viewport(375, 800);
  const withLabel = (label: string) => (
    <FieldGroup
      legend="連絡先"
      level={2}
      support="代表者にお知らせします。"
      action={
        <Button tone="quiet" size="small">
          {label}
        </Button>
      }
    >
      <TextField label="電話番号" />
    </FieldGroup>
  );
  const screen = await render(withLabel('代表者を変える'));
  const boxOf = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  expect(boxOf('代表者を変える').top).toBeLessThan(boxOf('連絡先').bottom);
  expect(boxOf('代表者を変える').left).toBeGreaterThan(boxOf('連絡先').right);
  expect(boxOf('代表者にお知らせします。').top).toBeGreaterThanOrEqual(boxOf('連絡先').bottom);
  const long = '乗船者1を代表者にして、連絡先を入れ直す操作の長い名前';
  await screen.rerender(withLabel(long));
  expect(boxOf(long).top).toBeGreaterThanOrEqual(boxOf('連絡先').bottom - 8);
  expect(boxOf('電話番号').top).toBeGreaterThan(boxOf(long).bottom - 8);
});
