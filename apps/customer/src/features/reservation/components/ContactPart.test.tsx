import { getReservationOptions, type Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { forgetMember } from '../../../page/forget-member.ts';
import { areReloadsHeld } from '../../../page/hold-reloads.ts';
import { ContactPart } from './ContactPart.tsx';

// Of a customer who looks it up: the draft is known to the browser alone that has booked.
const reservation: Reservation = {
  ...exampleOf('getReservation', 200, 'confirmed'),
  draftId: null,
};
const options = {
  ...getReservationOptions({ path: { reservationId: reservation.id } }),
  staleTime: Number.POSITIVE_INFINITY,
};

function Detail() {
  const { data } = useQuery(options);
  return data ? <ContactPart reservation={data} isOpen /> : null;
}

function show() {
  const client = new QueryClient();
  client.setQueryData(options.queryKey, reservation);
  return render(
    <QueryClientProvider client={client}>
      <Detail />
    </QueryClientProvider>,
  );
}

/** The form, opened, with the answer that it gets. */
async function open(answer: () => Response) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const send = vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
  const screen = await show();
  await screen.getByRole('button', { name: '連絡先を直す' }).click();
  return { screen, send, save: screen.getByRole('button', { name: '連絡先を保存する' }) };
}

afterEach(() => {
  forgetMember();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('電話番号を直すと、保存したことが伝わり、新しい番号が見える', async () => {
  const { screen, send, save } = await open(() =>
    Response.json(exampleOf('updateReservationContact', 200, 'default')),
  );
  const phone = screen.getByRole('textbox', { name: '電話番号', exact: true });
  await expect.element(phone).toHaveValue(reservation.representative.phone);
  await phone.fill('090-8765-4321');
  await save.click();
  await expect.element(screen.getByText('連絡先を変更しました。')).toBeVisible();
  await expect.element(screen.getByRole('status').first()).toHaveFocus();
  await expect.element(screen.getByText('090-8765-4321')).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  const request = send.mock.calls[0]?.[0] as Request; // the generated client sends a Request
  expect(request.headers.get('if-match')).toBe(`"${reservation.version}"`);
  expect(request.headers.get('idempotency-key')).toBeTruthy();
  expect(await request.json()).toEqual({
    phone: '090-8765-4321',
    dayPhone: '',
    email: reservation.representative.email,
  });
});

test('誤りは、まとめと欄の両方に出て、まとめにフォーカスが移る', async () => {
  const { screen, save } = await open(() =>
    Response.json(exampleOf('updateReservationContact', 422, 'invalid'), { status: 422 }),
  );
  await save.click();
  await expect
    .element(screen.getByRole('link', { name: /電話番号を正しく入力してください。/ }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'メールアドレス' }))
    .toHaveAccessibleDescription(/メールアドレスを入力してください。/);
  expect(document.activeElement?.textContent).toContain('電話番号');
});

test('お支払い待ちの上限で断られたら、このアドレスに変えられないことと、どうすればよいかを言う', async () => {
  const { screen, save } = await open(() =>
    Response.json(exampleOf('updateReservationContact', 409, 'mailUnconfirmed'), { status: 409 }),
  );
  await save.click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/このメールアドレスに変えられません。/);
});

test('やめると、入力を捨てて、ボタンにフォーカスが戻る', async () => {
  const { screen } = await open(() => Response.error());
  await screen.getByRole('textbox', { name: '電話番号', exact: true }).fill('1');
  await screen.getByRole('button', { name: 'やめる' }).click();
  await expect.element(screen.getByRole('button', { name: '連絡先を直す' })).toHaveFocus();
  await expect.element(screen.getByText(reservation.representative.phone)).toBeVisible();
});

test('別の画面で先に変わったら、触っていない欄は新しい内容になり、そう伝え、次の保存は古い値で戻さない', async () => {
  const changed: Reservation = {
    ...reservation,
    version: reservation.version + 1,
    representative: { ...reservation.representative, phone: '080-2222-3333' },
  };
  const conflict = { message: 'x', code: 'VERSION_CONFLICT', requestId: 'req_4Tk7bR2m01' };
  const answers = [Response.json(conflict, { status: 409 }), Response.json(changed)];
  const { screen, send, save } = await open(() => answers.shift() ?? Response.json(changed));
  await screen.getByRole('textbox', { name: 'メールアドレス' }).fill('new@example.jp');
  await save.click();
  await expect
    .element(screen.getByRole('textbox', { name: '電話番号', exact: true }))
    .toHaveValue('080-2222-3333');
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/入力していない欄は、新しい内容にしました。/);
  await expect
    .element(screen.getByRole('textbox', { name: 'メールアドレス' }))
    .toHaveValue('new@example.jp');
  await save.click();
  await expect.element(screen.getByText('連絡先を変更しました。')).toBeVisible();
  const request = send.mock.calls[2]?.[0] as Request; // the generated client sends a Request
  expect(request.headers.get('if-match')).toBe(`"${changed.version}"`);
  expect(await request.json()).toMatchObject({ phone: '080-2222-3333', email: 'new@example.jp' });
});

test('入力の途中でログインが切れても、戻ると続きがある。次の人には残らない', async () => {
  const first = await open(() => Response.error());
  const phone = { name: '電話番号', exact: true };
  expect(areReloadsHeld()).toBe(false);
  await first.screen.getByRole('textbox', phone).fill('080-2222-3333');
  expect(areReloadsHeld()).toBe(true);
  await first.screen.unmount();
  // Elsewhere nothing of it is asked about.
  expect(areReloadsHeld()).toBe(false);
  const again = await show();
  await expect.element(again.getByRole('textbox', phone)).toHaveValue('080-2222-3333');
  await again.unmount();
  forgetMember();
  const next = await show();
  await expect.element(next.getByRole('button', { name: '連絡先を直す' })).toBeVisible();
  await expect.element(next.getByRole('textbox', phone)).not.toBeInTheDocument();
});

test('照会した方のメールアドレスは待つ。そのことと、いつ変わるかが見える', async () => {
  const { screen, save } = await open(() =>
    Response.json(exampleOf('updateReservationContact', 200, 'waiting')),
  );
  await expect
    .element(screen.getByText(/メールアドレスだけは、すぐには変わりません。/))
    .toBeVisible();
  await screen.getByRole('textbox', { name: 'メールアドレス' }).fill('hanako.yamada@example.jp');
  await save.click();
  await expect
    .element(screen.getByText('保存しました。メールアドレスは、まだ変わっていません。'))
    .toBeVisible();
  await expect.element(screen.getByText('メールアドレスの変更を待っています')).toBeVisible();
  await expect.element(screen.getByText(/7月23日\(金\) ?9:00に変わります。/)).toBeVisible();
});
