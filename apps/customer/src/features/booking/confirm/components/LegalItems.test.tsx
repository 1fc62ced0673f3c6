import '@ferry/ui/styles/global.css';
import type { Reservation, ReservationLeg } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { Container } from '@ferry/ui/Container';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PaymentChoice } from '../model/use-payment-choice.ts';
import { LegalItems } from './LegalItems.tsx';

const family: Reservation = exampleOf('getReservation', 200, 'familyByNight');

const atPort: PaymentChoice = {
  method: 'port',
  card: null,
  store: null,
  id: undefined,
  deadline: family.outbound.sailing.departureAt,
  refundFeeYen: 0,
};

/** As many as one booking takes. */
const full = (leg: ReservationLeg): ReservationLeg => {
  const [car] = leg.vehicles;
  if (!car) throw new Error('The example has no car');
  return {
    ...leg,
    party: { adults: 6, children: 3, infants: 0, babies: 0 },
    vehicles: [car, car, car],
  };
};

async function heightOf(reservation: Reservation): Promise<number> {
  const screen = await render(
    <Container width="form">
      <LegalItems reservation={reservation} choice={atPort} />
    </Container>,
  );
  const card = screen.getByRole('region', { name: 'ご契約の内容' });
  await expect.element(card.getByRole('table', { name: /^復路 / })).toBeVisible();
  const { height } = card.element().getBoundingClientRect();
  await screen.unmount();
  return height;
}

test('9名と車3台で往復する契約は、幅1280で、車1台の家族の契約より長くならない', async () => {
  await page.viewport(1280, 800);
  const nine = {
    ...family,
    outbound: full(family.outbound),
    return: family.return && full(family.return),
  };
  const heights = [await heightOf(nine), await heightOf(family)] as const;
  expect(heights[0]).toBeLessThanOrEqual(heights[1]);
});
