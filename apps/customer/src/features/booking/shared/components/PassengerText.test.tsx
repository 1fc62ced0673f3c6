import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PassengerText } from './PassengerText.tsx';

const [example] = exampleOf('getReservation', 200, 'confirmed').passengers;
if (!example) throw new Error('The example has no passenger');

test('年齢の代わりに生年月日を入力した方は、日本語の日付で示す', async () => {
  const passenger = { ...example, birthDate: '1980-04-01' };
  const screen = await render(<PassengerText passenger={passenger} />);
  await expect.element(screen.getByText(/生年月日 1980年4月1日/)).toBeVisible();
});
