import { preferred, setPreferred } from '@ferry/api/mock-switch';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import MockSwitch from './MockSwitch.tsx';

test('見本の応答は、二つのリストから日本語で選べる', async () => {
  setPreferred({ call: '', prefer: '' });
  const screen = await render(<MockSwitch />);
  const call = screen.getByRole('combobox', { name: '呼び出し' });
  const response = screen.getByRole('combobox', { name: '応答' });
  await call.selectOptions('POST /customer-api/reservations');
  await response.selectOptions('code=429, example=rateLimited');
  expect(preferred()).toEqual({
    call: 'POST /customer-api/reservations',
    prefer: 'code=429, example=rateLimited',
  });
  // Another call has other examples: none is chosen of them.
  await call.selectOptions('GET /customer-api/ports');
  expect(preferred()).toEqual({ call: 'GET /customer-api/ports', prefer: '' });
});
