import { getReservationOptions, type Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Vehicles } from './Vehicles.tsx';

const reservation: Reservation = exampleOf('getReservation', 200, 'plateUndecided');
const options = {
  ...getReservationOptions({ path: { reservationId: reservation.id } }),
  staleTime: Number.POSITIVE_INFINITY,
};

function Detail() {
  const { data } = useQuery(options);
  return data ? <Vehicles reservation={data} /> : null;
}

async function show(answer: Response, shown = reservation) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const send = vi.spyOn(window, 'fetch').mockImplementation(async () => answer);
  const client = new QueryClient();
  client.setQueryData(options.queryKey, shown);
  const screen = await render(
    <QueryClientProvider client={client}>
      <Detail />
    </QueryClientProvider>,
  );
  return { screen, send };
}

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('未定だったナンバーを後から登録でき、登録したことが伝わる', async () => {
  const { screen, send } = await show(Response.json(exampleOf('setVehiclePlate', 200, 'default')));
  const plate = screen.getByRole('group', { name: '車両1(乗用車)のナンバー' });
  await plate.getByLabelText('地名').fill('函館');
  await plate.getByLabelText('分類番号').fill('300');
  await plate.getByLabelText('かな').fill('あ');
  await plate.getByLabelText('番号', { exact: true }).fill('12-34');
  await screen.getByRole('button', { name: 'ナンバーを登録する' }).click();
  await expect.element(screen.getByText('ナンバーを登録しました。')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveFocus();
  await expect.element(plate).not.toBeInTheDocument();
  const request = send.mock.calls[0]?.[0] as Request; // the generated client sends a Request
  expect(request.headers.get('if-match')).toBe('"2"');
  expect(await request.json()).toMatchObject({ leg: 'outbound', position: 0 });
});

test('ナンバーの誤りは、その欄に出る', async () => {
  const { screen } = await show(
    Response.json(exampleOf('setVehiclePlate', 422, 'invalid'), { status: 422 }),
  );
  await screen.getByRole('button', { name: 'ナンバーを登録する' }).click();
  const kana = screen.getByLabelText('かな');
  await expect.element(kana).toHaveAttribute('aria-invalid', 'true');
  await expect.element(kana).toHaveAccessibleDescription(/ナンバーのかなに使えない文字/);
});

test('登録してあるナンバーは、いまの番号から直せて、やめることもできる', async () => {
  const registered: Reservation = exampleOf('setVehiclePlate', 200, 'default');
  const { screen, send } = await show(Response.json(registered), registered);
  await expect.element(screen.getByText(/函館.300.あ.12-34/)).toBeVisible();
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
  const correct = screen.getByRole('button', { name: '車両1の ナンバーを直す' });
  await correct.click();
  const plate = screen.getByRole('group', { name: '車両1(乗用車)のナンバー' });
  await expect.element(plate.getByLabelText('分類番号')).toHaveValue('300');
  await screen.getByRole('button', { name: 'ナンバーを直すのをやめる' }).click();
  await expect.element(correct).toHaveFocus();
  await correct.click();
  await plate.getByLabelText('番号', { exact: true }).fill('56-78');
  await screen.getByRole('button', { name: 'ナンバーを保存する' }).click();
  await expect.element(screen.getByText('ナンバーを登録しました。')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveFocus();
  const request = send.mock.calls[0]?.[0] as Request; // the generated client sends a Request
  expect(await request.json()).toMatchObject({ plate: { place: '函館', classNumber: '300' } });
});

test('出港した便の車両は見えるが、ナンバーの欄も直すボタンもない', async () => {
  const departed = { ...reservation, serverTime: reservation.outbound.sailing.departureAt };
  const { screen } = await show(Response.json({}), departed);
  await expect.element(screen.getByText(/乗用車.*ナンバー未定/)).toBeVisible();
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('復路の同じ車両には、往路のナンバーを一度で入れられる', async () => {
  const registered: Reservation = exampleOf('setVehiclePlate', 200, 'default');
  const vehicles = reservation.outbound.vehicles;
  const both = { ...registered, return: { ...registered.outbound, vehicles } };
  const { screen } = await show(Response.json(both), both);
  const plate = screen.getByRole('group', { name: '復路の車両1(乗用車)のナンバー' });
  await expect.element(plate.getByLabelText('分類番号')).toHaveValue('');
  await screen.getByRole('button', { name: '往路と同じ' }).click();
  await expect.element(plate.getByLabelText('分類番号')).toHaveValue('300');
});
