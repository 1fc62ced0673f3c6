import type { CabinOffer } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { CabinPick } from '../model/pick.ts';
import { CabinOffers } from './CabinOffers.tsx';

type Example = 'default' | 'wayBack';
const offersOf = (example: Example) => exampleOf('searchSailings', 200, example).sailingOffers;

type Shown = { pick?: CabinPick; example?: Example; change?: (cabin: CabinOffer) => CabinOffer };

async function show(index: number, { pick, example = 'default', change }: Shown = {}) {
  const offer = offersOf(example)[index];
  if (!offer) throw new Error('The example has no such sailing');
  const onPick = vi.fn();
  const screen = await render(
    <CabinOffers
      label="客室を選ぶ"
      offers={change ? offer.cabinOffers.map(change) : offer.cabinOffers}
      sailing={offer.sailing}
      pick={pick}
      onPick={onPick}
    />,
  );
  const card = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  return { screen, onPick, card, sailingId: offer.sailing.id };
}

test('選ぶと、便と客室が伝わる。名前に客室・空席・合計が、説明に等級と設備が入っている', async () => {
  const { screen, onPick, sailingId } = await show(0);
  const choice = screen.getByRole('radio', { name: /^カーペット席 空席あり 12,300円/ });
  await expect.element(choice).toHaveAccessibleDescription(/^スタンダード /);
  await choice.click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith({
    sailingId,
    cabinTypeId: 'cab_shiokaze_standard',
    isPrivate: false,
  });
});

test('客室が多いときは種類で絞り込める。選んだ客室は残り、何種類かを聞ける', async () => {
  const [offer] = offersOf('default');
  const [model] = offer?.cabinOffers ?? [];
  if (!offer || !model) throw new Error('The example has a cabin');
  const cabin = (name: string, change = {}): CabinOffer => ({
    ...model,
    cabinType: { ...model.cabinType, id: `cab_${name}`, name, ...change },
  });
  const room = { tariff: 'perRoom', roomBerths: 2 };
  const cabins = [cabin('席'), cabin('寝台'), cabin('シングル', room), cabin('ツイン', room)];
  const accessible = cabin('バリアフリーツイン', { ...room, isAccessible: true });
  const screen = await render(
    <CabinOffers
      label="客室を選ぶ"
      offers={[...cabins, accessible]}
      sailing={offer.sailing}
      pick={{ sailingId: offer.sailing.id, cabinTypeId: 'cab_席', isPrivate: false }}
      onPick={vi.fn()}
    />,
  );
  await screen.getByText('客室を絞り込む').click();
  await screen.getByRole('button', { name: 'バリアフリー', exact: true }).click();
  const shown = () => screen.getByRole('radio').elements().length;
  expect(shown()).toBe(2);
  await expect.element(screen.getByRole('radio', { name: /^席/ })).toBeChecked();
  await expect.element(screen.getByRole('status')).toMatchTextContent(/2種類を表示しています/);
  await screen.getByRole('button', { name: 'すべて' }).click();
  expect(shown()).toBe(5);
});

test('残りわずかは残りの人数を、満席は選べないことを伝える', async () => {
  const { screen, card } = await show(1);
  await expect.element(card('カーペット席').getByText('残り4名')).toBeVisible();
  await expect.element(card('リクライニング席').getByText('満席')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^リクライニング席/ })).toBeDisabled();
});

test('割引のある合計は割引額を見せ、開くと割引の名前と割引前の額がある', async () => {
  const { card } = await show(0, { example: 'wayBack' });
  const carpet = card('カーペット席');
  await carpet.getByText('割引後(−1,200円)の内訳と設備').click();
  await expect.element(carpet.getByRole('row', { name: '割引前 12,300円' })).toBeVisible();
  await expect.element(carpet.getByRole('row', { name: '往復割引 −1,200円' })).toBeVisible();
  await expect.element(carpet.getByText('大人1名 通常4,920円')).toBeVisible();
});

test('割引のない合計には、割引の言葉がない', async () => {
  const { screen, card } = await show(0);
  await card('カーペット席').getByText('内訳と設備を見る').click();
  await expect.element(screen.getByRole('row', { name: /往復割引/ })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/割引後/)).not.toBeInTheDocument();
});

test('貸切はスイッチで、いくら増えるかと合計がその場で分かる', async () => {
  const change = (cabin: CabinOffer): CabinOffer => ({
    ...cabin,
    cabinType: { ...cabin.cabinType, roomBerths: 4, canBePrivate: true },
    privateUseYen: 7410,
  });
  const pick = (isPrivate: boolean) => ({
    sailingId: offersOf('default')[0]?.sailing.id ?? '',
    cabinTypeId: 'cab_shiokaze_standard',
    isPrivate,
  });
  const off = await show(0, { change, pick: pick(false) });
  const control = off.card('カーペット席').getByRole('switch', { name: '1室を貸し切る' });
  await expect.element(control).not.toBeChecked();
  await control.click();
  expect(off.onPick).toHaveBeenCalledExactlyOnceWith(pick(true));
  await off.screen.unmount();
  const on = await show(0, { change, pick: pick(true) });
  const choice = on.screen.getByRole('radio', { name: /^カーペット席 空席あり 19,710円/ });
  await expect.element(choice).toBeChecked();
  await expect.element(on.card('カーペット席').getByText('+7,410円(空き寝台 1つ)')).toBeVisible();
});

test('合計は選ぶものを数える。部屋は室、寝台はつ、席は乗る人', async () => {
  const unitWith = async (type: Partial<CabinOffer['cabinType']>) => {
    const change = (cabin: CabinOffer): CabinOffer =>
      cabin.cabinType.name === 'カーペット席'
        ? { ...cabin, cabinType: { ...cabin.cabinType, ...type } }
        : cabin;
    const { screen, card } = await show(0, { change });
    const text = card(type.name ?? 'カーペット席')
      .element()
      .querySelector('label')?.textContent;
    await screen.unmount();
    return text;
  };
  expect(await unitWith({ roomBerths: 4 })).toMatch(/12,300円 寝台3つ$/);
  expect(await unitWith({ name: '2段寝台', description: '' })).toMatch(/12,300円 寝台3つ$/);
  expect(await unitWith({ description: '1名用の個室です。' })).toMatch(/12,300円 3室$/);
  expect(await unitWith({})).toMatch(/12,300円 大人2名・小人1名$/);
});

test('女性専用の客室は、選ぶ前に、利用できない方を伝える', async () => {
  const change = (cabin: CabinOffer): CabinOffer => ({
    ...cabin,
    cabinType: { ...cabin.cabinType, isWomenOnly: cabin.cabinType.name === 'カーペット席' },
  });
  const { screen, card } = await show(0, { change });
  const words = /男性は、幼児と乳児のほかは利用できません。/;
  await expect.element(card('カーペット席')).toMatchTextContent(words);
  expect(screen.container.textContent?.match(/男性/g)).toHaveLength(1);
});
