import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { forgetMember } from '../../page/forget-member.ts';
import { createAppRouter } from '../../router.tsx';

const family = exampleOf('getReservation', 200, 'familyByNight');

async function open(hash = '', reservation: Reservation = family) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    return pathname === `/customer-api/reservations/${family.id}`
      ? Response.json(reservation)
      : new Promise<never>(() => {});
  });
  const queryClient = createQueryClient();
  const history = createMemoryHistory({
    initialEntries: [`/customer/reservation-detail/${family.id}${hash}`],
  });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: '履歴' })).toBeVisible();
  return screen;
}

const row = (id: string) => document.querySelector(`summary#${id}`)?.closest('details');

afterEach(() => {
  forgetMember();
  vi.restoreAllMocks();
});

test('記録は、見出しと一行だけの列に畳まれていて、見出しをキーで押すと開閉する', async () => {
  const screen = await open();
  const headings = screen.getByRole('heading', { level: 2 }).elements();
  const titles = headings.flatMap((each) =>
    each.closest('summary') ? [each.textContent?.replaceAll('\u200b', '')] : [],
  );
  expect(titles).toEqual([
    '乗船者',
    '同行者の入力',
    '車両',
    '代表者・連絡先',
    '運賃・お支払い',
    '領収書',
    '取消・払い戻し',
    '履歴',
    '同意いただいた文書',
  ]);
  const part = screen.getByRole('region', { name: '履歴' });
  await expect.element(part).not.toBeInTheDocument();
  (document.getElementById('history') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(part.getByRole('list', { name: 'この予約の履歴' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(part).not.toBeInTheDocument();
});

test('「ナンバーを登録する」は、畳んだ車両の行を開いて、フォーカスを移す。畳んでから押しても、また開く', async () => {
  const screen = await open();
  const link = screen.getByRole('link', { name: 'ナンバーを登録する' });
  const plate = screen.getByRole('group', { name: '復路の車両1(乗用車)のナンバー' });
  await expect.element(plate).not.toBeInTheDocument();
  for (const _ of ['once', 'again']) {
    await link.click();
    await expect.element(plate).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('plates');
    await userEvent.keyboard('{Enter}');
    await expect.element(plate).not.toBeInTheDocument();
  }
});

test('行を指すアドレスで開くと、その行だけが開いている', async () => {
  await open('#history');
  await expect.poll(() => row('history')?.open).toBe(true);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});

test('連絡先の入力の途中でログインが切れても、戻ると行が開いていて、続きがある', async () => {
  const first = await open('#contact');
  await first.getByRole('button', { name: '連絡先を直す' }).click();
  const phone = { name: '電話番号', exact: true };
  await first.getByRole('textbox', phone).fill('080-2222-3333');
  await first.unmount();
  const again = await open();
  await expect.element(again.getByRole('textbox', phone)).toHaveValue('080-2222-3333');
});

test.each([
  ['畳んだ中を紙に出せないブラウザー', false],
  ['出せるブラウザー', true],
])('%sで印刷する間だけ、行を開くか(そのままか)', async (_, canShow) => {
  vi.spyOn(CSS, 'supports').mockImplementation((query: string) =>
    query === 'selector(::details-content)' ? canShow : true,
  );
  await open('#history');
  await expect.poll(() => row('history')?.open).toBe(true);
  window.dispatchEvent(new Event('beforeprint'));
  expect(row('documents')?.open).toBe(!canShow);
  window.dispatchEvent(new Event('afterprint'));
  expect(row('documents')?.open).toBe(false);
  expect(row('history')?.open).toBe(true);
});
