import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
