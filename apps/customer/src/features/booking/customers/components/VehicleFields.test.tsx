import type { VehicleInput } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FieldProblem } from '../../shared/model/customer-fields.ts';
import { withAnswer } from '../model/customer-answers.ts';
import { VehicleFields } from './VehicleFields.tsx';

const { customers } = exampleOf('getDraft', 200, 'created');
const { routes } = exampleOf('listRoutes', 200, 'default');
const types = routes.flatMap(({ vehicleTypes }) => vehicleTypes);
const blank: VehicleInput = {
  driver: null,
  model: '',
  plateUndecided: false,
  plate: { place: '', classNumber: '', kana: '', number: '' },
  isLow: false,
};
const path = 'outboundVehicles.0';

async function show(typeId: string, visible: FieldProblem[] = []) {
  const type = types.find(({ id }) => id === typeId);
  if (!type) throw new Error(`The example has no ${typeId}`);
  const onAnswer = vi.fn();
  function Form() {
    const [input, setInput] = useState({ ...customers, outboundVehicles: [blank] });
    const [value = blank] = input.outboundVehicles;
    return (
      <VehicleFields
        path={path}
        title="車両1"
        value={value}
        view={{ type, lengthCm: type?.isMeasured ? 469 : null }}
        drivers={'0 乗船者1 髙橋 花子\n2 乗船者3'}
        visible={visible}
        leave={() => {}}
        answer={(at, answer) => {
          onAnswer(at, answer);
          setInput((last) => withAnswer(last, at, answer));
        }}
      />
    );
  }
  return { screen: await render(<Form />), onAnswer };
}

test('運転者は乗船する大人から選び、位置で答える', async () => {
  const { screen, onAnswer } = await show('veh_car');
  const driver = screen.getByLabelText('運転者');
  const names = screen.getByRole('option').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '選択してください',
    '乗船者1 髙橋 花子',
    '乗船者3',
  ]);
  await driver.selectOptions('乗船者3');
  expect(onAnswer).toHaveBeenLastCalledWith(`${path}.driver`, 2);
  await driver.selectOptions('選択してください');
  expect(onAnswer).toHaveBeenLastCalledWith(`${path}.driver`, null);
});

test('見出しに、種類と長さが入る', async () => {
  const { screen } = await show('veh_car');
  await expect.element(screen.getByRole('group', { name: /^車両1\(.+・469cm\)$/ })).toBeVisible();
});

test('ナンバーは続けて貼り付けられ、四つの欄に分かれる', async () => {
  const { screen, onAnswer } = await show('veh_car');
  await screen.getByLabelText('地名', { exact: true }).fill('函館 300 あ 12-34');
  await userEvent.tab();
  expect(onAnswer).toHaveBeenLastCalledWith(`${path}.plate`, {
    place: '函館',
    classNumber: '300',
    kana: 'あ',
    number: '1234',
  });
  await expect.element(screen.getByLabelText('番号', { exact: true })).toHaveValue('1234');
});

test('ナンバー未定にすると欄がなくなり、戻すと入力は残っている', async () => {
  const { screen } = await show('veh_car');
  const place = screen.getByLabelText('地名', { exact: true });
  await place.fill('函館');
  const undecided = screen.getByRole('checkbox', { name: /^ナンバーは未定/ });
  await undecided.click();
  await expect.element(place).not.toBeInTheDocument();
  await undecided.click();
  await expect.element(place).toHaveValue('函館');
});

test('ナンバーの誤りは、その欄だけを誤りとして示す', async () => {
  const message = 'ナンバーのかなに使えない文字が含まれています。';
  const { screen } = await show('veh_car', [
    { path: `${path}.plate.kana`, id: 'outboundVehicles-0-plate', owner: '車両1', message },
  ]);
  await expect.element(screen.getByText(message)).toBeVisible();
  const kana = screen.getByLabelText('かな', { exact: true });
  await expect.element(kana).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(screen.getByLabelText('地名', { exact: true }))
    .not.toHaveAttribute('aria-invalid');
});

test('自転車には、運転者もナンバーも聞かない', async () => {
  const { screen } = await show('veh_bicycle');
  await expect.element(screen.getByRole('group', { name: /^車両1/ })).toBeVisible();
  await expect.element(screen.getByLabelText('運転者')).not.toBeInTheDocument();
  await expect.element(screen.getByText('ナンバーは未定')).not.toBeInTheDocument();
});
