import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PostalAddress } from '../PostalCodeField/PostalCodeField.tsx';
import { AddressFields, type AddressFieldsProps, type AddressValues } from './AddressFields.tsx';

const empty = { postalCode: '', prefecture: '', city: '', street: '', building: '' };

type Props = Partial<AddressFieldsProps> & { initial?: Partial<AddressValues> };

const Address = ({ initial, ...props }: Props) => {
  const [values, setValues] = useState({ ...empty, ...initial });
  return (
    <AddressFields
      onLookup={async () => [{ prefecture: '北海道', city: '汐見市', street: '港町' }]}
      {...props}
      values={values}
      onChange={(field, text) => setValues((now) => ({ ...now, [field]: text }))}
    />
  );
};

test('キーボードだけで、郵便番号から都道府県・市区町村・町名が入る', async () => {
  const screen = await render(<Address />);
  await userEvent.keyboard('{Tab}0400063{Tab}{Enter}');
  await expect.element(screen.getByRole('combobox', { name: '都道府県' })).toHaveValue('北海道');
  await expect.element(screen.getByRole('textbox', { name: '市区町村' })).toHaveValue('汐見市');
  await expect.element(screen.getByRole('textbox', { name: '町名・番地' })).toHaveValue('港町');
  await expect.element(screen.getByRole('textbox', { name: '郵便番号' })).toHaveValue('040-0063');
  await expect.element(screen.getByText('「北海道汐見市港町」を入力しました。')).toBeVisible();
});

test('同じ町の番地まで入力してあれば、番地は消えない', async () => {
  const screen = await render(<Address initial={{ postalCode: '0400063', street: '港町1-2' }} />);
  await screen.getByRole('button', { name: '住所を入力する' }).click();
  await expect.element(screen.getByRole('textbox', { name: '市区町村' })).toHaveValue('汐見市');
  await expect.element(screen.getByRole('textbox', { name: '町名・番地' })).toHaveValue('港町1-2');
});

test('調べている間に入力した欄は、遅れて届いた住所で消えず、そのことが読み上げられる', async () => {
  const answer = Promise.withResolvers<readonly PostalAddress[]>();
  const screen = await render(
    <Address
      initial={{ postalCode: '0400063', city: '丘市', street: '丘町' }}
      onLookup={() => answer.promise}
    />,
  );
  const street = screen.getByRole('textbox', { name: '町名・番地' });
  await screen.getByRole('button', { name: '住所を入力する' }).click();
  await street.fill('海辺町1-2');
  answer.resolve([{ prefecture: '北海道', city: '汐見市', street: '港町' }]);
  await expect.element(screen.getByRole('textbox', { name: '市区町村' })).toHaveValue('汐見市');
  await expect.element(screen.getByRole('combobox', { name: '都道府県' })).toHaveValue('北海道');
  await expect.element(street).toHaveValue('海辺町1-2');
  await expect
    .element(
      screen.getByText(
        '「北海道汐見市港町」が見つかりました。ご入力いただいた欄は、そのままです。',
      ),
    )
    .toHaveAttribute('role', 'status');
});

test('調べている間に番地まで入力すれば、番地は残る', async () => {
  const answer = Promise.withResolvers<readonly PostalAddress[]>();
  const screen = await render(
    <Address initial={{ postalCode: '0400063' }} onLookup={() => answer.promise} />,
  );
  const street = screen.getByRole('textbox', { name: '町名・番地' });
  await screen.getByRole('button', { name: '住所を入力する' }).click();
  await street.fill('港町1-2');
  answer.resolve([{ prefecture: '北海道', city: '汐見市', street: '港町' }]);
  await expect.element(screen.getByText('「北海道汐見市港町」を入力しました。')).toBeVisible();
  await expect.element(street).toHaveValue('港町1-2');
});

test('複数の町から選んだときは、調べた後に入力した町も、選んだ町になる', async () => {
  const onLookup = async () => [
    { prefecture: '北海道', city: '汐見市', street: '港町' },
    { prefecture: '北海道', city: '汐見市', street: '丘町' },
  ];
  const screen = await render(<Address initial={{ postalCode: '0400063' }} onLookup={onLookup} />);
  const street = screen.getByRole('textbox', { name: '町名・番地' });
  await screen.getByRole('button', { name: '住所を入力する' }).click();
  await expect.element(screen.getByRole('button', { name: '北海道汐見市丘町' })).toBeVisible();
  await street.fill('海辺町');
  await screen.getByRole('button', { name: '北海道汐見市丘町' }).click();
  await expect.element(street).toHaveValue('丘町');
});

test('47都道府県と日本国外から選べる', async () => {
  const screen = await render(<Address />);
  const names = screen
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
  expect(names).toHaveLength(49);
  expect(new Set(names).size).toBe(49);
  expect([names[0], names[1], names[47], names[48]]).toEqual([
    '選択してください',
    '北海道',
    '沖縄県',
    '日本国外',
  ]);
});

test('日本国外では、郵便番号は必須でなくなり、検索のボタンもない', async () => {
  const screen = await render(<Address requirement="required" />);
  const code = screen.getByRole('textbox', { name: '郵便番号' });
  await expect.element(code).toHaveAttribute('aria-required', 'true');
  await screen.getByRole('combobox').selectOptions('日本国外');
  await expect.element(code).not.toHaveAttribute('aria-required');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('エラーはその欄に結びつき、id で移れて、離れた欄がわかる', async () => {
  const onBlur = vi.fn();
  const screen = await render(
    <Address id="member" errors={{ city: '市区町村を入力してください。' }} onBlur={onBlur} />,
  );
  const city = screen.getByRole('textbox', { name: '市区町村' });
  await expect.element(city).toHaveAttribute('id', 'member-city');
  await expect.element(city).toHaveAccessibleDescription('例:函館市 市区町村を入力してください。');
  await city.click();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledExactlyOnceWith('city');
});

test('端末の入力補助は、ご本人の住所のときだけ使える', async () => {
  const screen = await render(<Address autoComplete />);
  const tokens = [...document.querySelectorAll('input, select')].map((control) =>
    control.getAttribute('autocomplete'),
  );
  expect(tokens).toEqual([
    'postal-code',
    'address-level1',
    'address-level2',
    'address-line1',
    'address-line2',
  ]);
  await screen.rerender(<Address />);
  await expect
    .element(screen.getByRole('textbox', { name: '市区町村' }))
    .toHaveAttribute('autocomplete', 'off');
});

test('任意の住所では、すべての欄に「※任意」と付き、日本国外でも変わらない', async () => {
  const screen = await render(<Address requirement="optional" />);
  expect(screen.getByText('※任意').elements()).toHaveLength(5);
  await screen.getByRole('combobox').selectOptions('日本国外');
  expect(screen.getByText('※任意').elements()).toHaveLength(5);
});
