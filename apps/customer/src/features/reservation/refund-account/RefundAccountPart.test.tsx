import { getReservationOptions, type Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { forgetMember } from '../../../page/forget-member.ts';
import { RefundAccounts } from './RefundAccounts.tsx';

const reservation: Reservation = exampleOf('getReservation', 200, 'cancelledStore');
const options = {
  ...getReservationOptions({ path: { reservationId: reservation.id } }),
  staleTime: Number.POSITIVE_INFINITY,
};

function Detail() {
  const { data } = useQuery(options);
  return data ? <RefundAccounts reservation={data} /> : null;
}

/** The form, opened, with the answer that it gets. */
async function open(answer: () => Response) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const sent: Request[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    sent.push(new Request(input));
    return answer();
  });
  const client = new QueryClient();
  client.setQueryData(options.queryKey, reservation);
  const screen = await render(
    <QueryClientProvider client={client}>
      <Detail />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: '口座を登録する' }).click();
  const save = screen.getByRole('button', { name: 'この口座を登録する' });
  await expect.element(save).toBeVisible();
  return { screen, sent, save };
}

afterEach(() => {
  forgetMember();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('振込手数料を引いた額を示し、登録すると、そう伝わり、入力欄はなくなる', async () => {
  const { screen, sent, save } = await open(() =>
    Response.json(exampleOf('setRefundAccount', 200, 'default')),
  );
  await expect.element(screen.getByText(/11,150円を、お客様の口座に振り込みます/)).toBeVisible();
  await expect
    .element(screen.getByText(/2027年10月19日\(火\) 23:59までに登録してください。/))
    .toBeVisible();
  const type = (name: string, value: string) =>
    screen.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
  await type('金融機関の名前', 'みなと銀行');
  await type('金融機関コード', '０００１');
  await type('支店の名前', '本店');
  await type('支店コード', '123');
  await screen.getByRole('radio', { name: '普通' }).click();
  await type('口座番号', '1234567');
  await type('口座名義', 'やまだ はなこ');
  await expect.element(screen.getByText('振り込みの名義:ﾔﾏﾀﾞ ﾊﾅｺ')).toBeVisible();
  await save.click();
  await expect.element(screen.getByText(/払い戻し先の口座を登録しました。/)).toBeVisible();
  await expect.element(screen.getByRole('status').first()).toHaveFocus();
  await expect.element(save).not.toBeInTheDocument();
  const [request] = sent;
  expect(new URL(request?.url ?? '').pathname).toBe(
    `/customer-api/reservations/${reservation.id}/refunds/${reservation.refunds[0]?.id}/account`,
  );
  expect(request?.headers.get('idempotency-key')).toBeTruthy();
  expect(await request?.json()).toEqual({
    kind: 'bank',
    bankCode: '０００１',
    bankName: 'みなと銀行',
    branchCode: '123',
    branchName: '本店',
    accountType: 'ordinary',
    symbol: '',
    accountNumber: '1234567',
    holderKana: 'やまだ はなこ',
  });
});

test('ゆうちょ銀行では、記号・番号をたずね、振り込みの口座を見せる', async () => {
  const { screen, save } = await open(() =>
    Response.json(exampleOf('setRefundAccount', 200, 'default')),
  );
  await screen.getByRole('radio', { name: /ゆうちょ銀行/ }).click();
  await screen.getByRole('textbox', { name: /^記号/ }).fill('11940');
  await screen.getByRole('textbox', { name: /^番号/ }).fill('12345671');
  await expect.element(screen.getByText('振り込みの口座:店番198、1234567')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /^支店/ })).not.toBeInTheDocument();
  await expect.element(save).toBeVisible();
});

test('誤りは、まとめと欄の両方に出て、まとめにフォーカスが移る', async () => {
  const { screen, save } = await open(() =>
    Response.json(exampleOf('setRefundAccount', 422, 'invalid'), { status: 422 }),
  );
  await screen.getByRole('textbox', { name: /^支店の名前/ }).fill('本店');
  await save.click();
  const link = screen.getByRole('link', { name: /口座番号を正しく入力してください。例:1234567/ });
  await expect.element(link).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /口座名義\(カナ\)は、ひらがなまたはカタカナで/ }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: /^口座番号/ }))
    .toHaveAccessibleDescription(/口座番号を正しく入力してください。/);
  await expect
    .element(screen.getByRole('group', { name: /^入力内容をご確認ください/ }))
    .toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: /^支店の名前/ })).toHaveValue('本店');
});

test('口座の欄を、ブラウザの知る個人の情報で埋めない', async () => {
  const { screen } = await open(() => new Response());
  const boxes = screen.getByRole('textbox').elements();
  expect(boxes.length).toBe(6);
  expect(boxes.map((box) => box.getAttribute('autocomplete'))).toEqual(boxes.map(() => 'off'));
});

test('やめると入力は消え、ボタンにフォーカスが戻る', async () => {
  const { screen } = await open(() => new Response());
  await screen.getByRole('textbox', { name: /^支店の名前/ }).fill('本店');
  await screen.getByRole('button', { name: 'やめる' }).click();
  const again = screen.getByRole('button', { name: '口座を登録する' });
  await expect.element(again).toHaveFocus();
  await again.click();
  await expect.element(screen.getByRole('textbox', { name: /^支店の名前/ })).toHaveValue('');
});

test('口座の要らない払い戻しでは、何もたずねない', async () => {
  const card = exampleOf('getReservation', 200, 'cancelled');
  const screen = await render(<RefundAccounts reservation={card} />);
  expect(screen.container.textContent).toBe('');
});
