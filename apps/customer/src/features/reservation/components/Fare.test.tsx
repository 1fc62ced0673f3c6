import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Fare } from './Fare.tsx';

test('提携きっぷの購入では、運賃ではなく、きっぷの料金と言う', async () => {
  // Without a link to the payment, which needs the pages.
  const bought = { ...exampleOf('getReservation', 200, 'partnerTicket'), paymentMethod: null };
  const screen = await render(<Fare reservation={bought} />);
  await expect.element(screen.getByText('内訳を見る')).toBeVisible();
  const words = screen.container.textContent;
  expect(words).toContain('きっぷの料金の内訳');
  expect(words).not.toContain('運賃');
});
