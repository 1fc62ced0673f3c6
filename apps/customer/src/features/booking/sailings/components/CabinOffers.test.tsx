import { exampleOf } from '@ferry/api/examples';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CabinOffers } from './CabinOffers.tsx';

type Example = 'default' | 'wayBack';
const offersOf = (example: Example) => exampleOf('searchSailings', 200, example).sailingOffers;

async function show(index: number, pendingCabinTypeId?: string, example: Example = 'default') {
  const offer = offersOf(example)[index];
  if (!offer) throw new Error('The example has no such sailing');
  const onChoose = vi.fn();
  const screen = await render(
    <CabinOffers
      offers={offer.cabinOffers}
      sailing={offer.sailing}
      pendingCabinTypeId={pendingCabinTypeId}
      totalOf="この人数"
      onChoose={onChoose}
    />,
  );
  return { screen, onChoose };
}

test('選ぶボタンの名前に、便・客室・運賃が入っている', async () => {
  const { screen, onChoose } = await show(0);
  const choose = screen.getByRole('button', { name: /8:30発 カーペット席 12,300円/ });
  await choose.click();
  expect(onChoose).toHaveBeenCalledWith('cab_shiokaze_standard');
});

test('行の見出しは客室の名前だけで、その下の説明も読み上げられる', async () => {
  const { screen } = await show(0);
  const header = screen.getByRole('rowheader', { name: 'カーペット席', exact: true });
  await expect.element(header.getByText(/^スタンダード、/)).toBeVisible();
  await expect.element(header).toHaveAccessibleDescription(/^スタンダード、/);
});

test('残りわずかは残りの人数を、満席は選べないことを伝える', async () => {
  const { screen } = await show(1);
  const rows = screen.getByRole('row');
  const few = rows.filter({ hasText: 'カーペット席' });
  await expect.element(few.getByText('残り4名')).toBeVisible();
  const full = rows.filter({ hasText: 'リクライニング席' });
  await expect.element(full.getByText('満席')).toBeVisible();
  await expect.element(full.getByRole('button')).not.toBeInTheDocument();
});

test('選択中は、もう一度押しても二度選ばない', async () => {
  const { screen, onChoose } = await show(0, 'cab_shiokaze_standard');
  await screen.getByRole('button', { name: /選択中/ }).click({ force: true });
  expect(onChoose).not.toHaveBeenCalled();
});

test('割引のある合計には、割引の名前と割引前の額がある', async () => {
  const { screen } = await show(0, undefined, 'wayBack');
  const row = screen.getByRole('row').filter({ hasText: 'カーペット席' });
  const text = '11,100円往復割引を適用割引前 12,300円大人1名 通常4,920円';
  await expect.element(row.getByRole('cell').filter({ hasText: text })).toBeVisible();
});

test('割引が2つ入った合計は、「適用」を1度だけ言う', async () => {
  const [offer] = offersOf('wayBack');
  const [cabin] = offer?.cabinOffers ?? [];
  if (!offer || !cabin) throw new Error('The example has no such cabin');
  const discounts = [{ discountId: 'dis_web', name: 'WEB割引' }, ...cabin.discounts];
  const screen = await render(
    <CabinOffers
      offers={[{ ...cabin, discounts }]}
      sailing={offer.sailing}
      pendingCabinTypeId={undefined}
      totalOf="この人数"
      onChoose={() => {}}
    />,
  );
  await expect.element(screen.getByText('WEB割引・往復割引を適用', { exact: true })).toBeVisible();
});

test('割引のない合計には、割引の言葉がない', async () => {
  const { screen } = await show(0);
  await expect.element(screen.getByText('大人1名 通常4,920円')).toBeVisible();
  await expect.element(screen.getByText(/割引|適用/)).not.toBeInTheDocument();
});
