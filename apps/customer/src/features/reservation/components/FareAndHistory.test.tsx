import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FareAndHistory } from './FareAndHistory.tsx';

test('提携きっぷの購入では、運賃ではなく、きっぷの料金と言う', async () => {
  // Without a link to the payment, which needs the pages.
  const bought = { ...exampleOf('getReservation', 200, 'partnerTicket'), paymentMethod: null };
  const screen = await render(<FareAndHistory reservation={bought} />);
  const part = screen.getByRole('region', { name: 'きっぷの料金・お支払い' });
  await expect.element(part).toBeVisible();
  const words = part.element().textContent;
  expect(words).toContain('きっぷの料金の内訳');
  expect(words).not.toContain('運賃');
});
