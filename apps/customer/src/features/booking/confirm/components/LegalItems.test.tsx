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
  walletSheet: null,
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
      <LegalItems trip={reservation} choice={atPort} />
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

test.each([
  ['convenienceStore', 'コンビニ(みなとマート)'],
  ['port', 'の窓口'],
] as const)(
  '差額を%sで後から支払う変更では、期限を過ぎても元の予約が残ると言い、取り消されるとは言わない',
  async (method, by) => {
    const choice = {
      ...atPort,
      method,
      store: method === 'port' ? null : { id: 'minato', name: 'みなとマート' },
      deadline: '2027-07-24T10:00:00+09:00',
    };
    const money = { payYen: 14280, refundYen: 0, feeYen: 0, feesBackYen: 0 };
    const screen = await render(<LegalItems trip={family} choice={choice} money={money} />);
    const text = screen.getByRole('region', { name: 'ご契約の内容' }).element().textContent ?? '';
    expect(text).toContain(by);
    expect(text).toContain('7月24日(土) 10:00までに');
    expect(text).toContain('変更だけがなくなり、元の予約が残ります');
    expect(text).not.toContain('自動的に取り消されます');
    expect(text).not.toContain('乗船当日');
  },
);

test.each([
  [{ payYen: 0, refundYen: 3290 }, '払い戻し 3,290円(変更手数料の払い戻し860円を含む)'],
  [{ payYen: 2980, refundYen: 0 }, '差額のお支払い 2,980円(変更手数料の払い戻し860円を引いた額)'],
])('前の変更手数料が戻る変更では、差額にそれが入っていると言う(%#)', async (paid, text) => {
  const money = { ...paid, feeYen: 0, feesBackYen: 860 };
  const screen = await render(<LegalItems trip={family} choice={undefined} money={money} />);
  const items = screen.getByRole('region', { name: 'ご契約の内容' });
  expect(items.element().textContent).toContain(text);
});
