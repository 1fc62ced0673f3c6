import { expect, test } from 'vitest';
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
