import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { afterEach, expect, test } from 'vitest';
import {
  booked,
  draft,
  forgetChange,
  held,
  openChange,
  refused,
  titleIs,
} from './changing.fixture.tsx';

const made = exampleOf('getReservation', 200, 'changeMade');
const started = exampleOf('createChangeDraft', 201, 'default');
const { id } = held;

afterEach(forgetChange);

test('項目をひと押しすると、それだけを送り、最初の手順に進む', async () => {
  const { screen, sent, history } = await openChange('', () => booked, {
    '/change-drafts': () =>
      Response.json(
        { ...started, change: { ...started.change, parts: ['contact'] } },
        { status: 201 },
      ),
  });
  await screen.getByRole('button', { name: /^代表者・連絡先/ }).click();
  await expect.poll(() => history.location.pathname).toContain('/customer-input');
  expect(sent.map(({ body }) => body)).toEqual([{ parts: ['contact'] }]);
});

test('いくつかの項目は、1回の変更にまとめられる', async () => {
  const { screen, sent } = await openChange('', () => booked, {
    '/change-drafts': () => Response.json(started, { status: 201 }),
  });
  await screen.getByText('いくつかの項目を、1回の変更にまとめる').click();
  await screen.getByRole('checkbox', { name: /^復路の便/ }).click();
  await screen.getByRole('checkbox', { name: /^代表者・連絡先/ }).click();
  await screen.getByRole('button', { name: '選んだ項目を変更する' }).click();
  await expect.poll(() => sent[0]?.body).toEqual({ parts: ['returnSailing', 'contact'] });
});

const { service } = exampleOf('getReservation', 200, 'serviceCancelled').outbound;
const off = { ...booked, outbound: { ...booked.outbound, service } };

test('欠航した便の代わりは、空いている便を一度押すだけで取り置かれ、変更の確定に進む', async () => {
  let now: Reservation = off;
  const { screen, sent } = await openChange('', () => now, {
    '/change-drafts': () => Response.json({ ...started, id: draft.id }, { status: 201 }),
    '/trip': () => Response.json({ ...draft, problems: {} }),
    '/changes': () => {
      now = held;
      return Response.json(held, { status: 201 });
    },
  });
  const found = screen.getByRole('region', { name: '往路の空いている便' });
  await expect.element(found.getByText(/便に空席があります。$/)).toBeVisible();
  const [take] = found.getByRole('button', { name: /^この便に乗る/ }).all();
  await take?.click();
  await titleIs(screen, '変更の確定');
  expect(sent.map(({ path }) => path.replace(/^.*\//, ''))).toEqual([
    'change-drafts',
    'trip',
    'changes',
  ]);
  const [, trip, hold] = sent;
  expect(trip?.body).toMatchObject({ outbound: { sailingId: expect.any(String) } });
  expect(hold?.body).toMatchObject({ draftId: draft.id, payYen: 0, feeYen: 0 });
});

test('往復とも欠航したときは、ひとつずつ取り置かず、両方を選んだ項目から順に選ぶ', async () => {
  const both = { ...off, return: booked.return && { ...booked.return, service } };
  const { screen } = await openChange('', () => both);
  await expect.element(screen.getByText(/往路と復路の便を、続けて選びます。/)).toBeVisible();
  const [first] = screen.getByRole('list', { name: '変更できる項目' }).getByRole('button').all();
  await expect.element(first ?? null).toHaveAccessibleName(/^往路と復路の便/);
  await expect
    .element(screen.getByRole('region', { name: /空いている便$/ }))
    .not.toBeInTheDocument();
});

test('最後の日まで見て「次の3日間も見る」がなくなると、焦点は見出しに移る', async () => {
  const { screen } = await openChange('', () => off);
  const found = screen.getByRole('region', { name: '往路の空いている便' });
  const further = found.getByRole('button', { name: '次の3日間も見る' });
  for (const days of [3, 6, 9, 12]) {
    await expect.element(found.getByText(new RegExp(`^${days}日間`))).toBeVisible();
    await further.click();
  }
  await expect.element(found.getByText(/^15日間/)).toBeVisible();
  await expect.element(further).not.toBeInTheDocument();
  await expect.element(found.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('代わりの便の答えが届かなければ、もう一度押すとやり直す。断られたら、途中の変更ではなく、ほかの選び方へ導く', async () => {
  let trips = 0;
  const { screen, sent } = await openChange(
    '',
    () => off,
    {
      '/change-drafts': () => Response.json({ ...started, id: draft.id }, { status: 201 }),
      '/trip': () => (++trips === 1 ? Response.error() : Response.json({ ...draft, problems: {} })),
      '/changes': () => refused(409, 'SAILING_SOLD_OUT', { leg: 'outbound' }),
    },
    { '/change-terms': { ...exampleOf('getChangeTerms', 200, 'default'), draftId: draft.id } },
  );
  const found = screen.getByRole('region', { name: '往路の空いている便' });
  const take = found.getByRole('button', { name: /^この便に乗る/ }).first();
  await expect.element(screen.getByText('変更の途中です')).toBeVisible();
  await take.click();
  await expect.element(found.getByRole('alert')).toBeVisible();
  await take.click();
  const other = found.getByRole('button', { name: 'ほかの日や客室から選ぶ' });
  await expect
    .poll(() => sent.map(({ path }) => path.replace(/^.*\//, '')))
    .toEqual(['change-drafts', 'trip', 'change-drafts', 'trip', 'changes']);
  await expect.element(screen.getByText('変更の途中です')).not.toBeInTheDocument();
  await other.click();
  await expect.element(screen.getByRole('heading', { name: '何を変更しますか' })).toHaveFocus();
});

test('代わりの便を取り置く間は、ほかの便を押しても、確保しているのは初めの便', async () => {
  const { screen, sent } = await openChange('', () => off);
  const found = screen.getByRole('region', { name: '往路の空いている便' });
  await expect.element(found.getByText(/便に空席があります。$/)).toBeVisible();
  const takes = found.getByRole('button', { name: /^この便に乗る/ }).all();
  const buttons = takes.map((each) => each.element() as HTMLElement);
  const last = buttons.findLast(({ textContent }) => textContent !== buttons[0]?.textContent);
  if (!last) throw new Error('One sailing alone');
  buttons[0]?.click();
  await expect.poll(() => sent.length).toBe(1);
  last.click();
  await expect.element(found.getByText('お席を確保しています').first()).toBeVisible();
  expect(last.textContent).not.toContain('お席を確保しています');
  expect(sent).toHaveLength(1);
});

test('お支払い前の予約では、手数料がかからないとだけ言い、変更手数料や取消手数料があるとは言わない', async () => {
  const { screen } = await openChange('', () => ({ ...booked, state: 'confirmedUnpaid' }));
  const rules = screen.getByRole('region', { name: '変更の前にお読みください' });
  await expect.element(rules).toMatchTextContent(/お支払い前の変更には、手数料がかかりません。/);
  await expect.element(rules).not.toMatchTextContent(/変更手数料|取消手数料/);
});

test('復路をやめると、復路のない下書きになり、内容の確認に進む', async () => {
  const { screen, sent, history } = await openChange('', () => booked, {
    '/change-drafts': () => Response.json({ ...started, id: draft.id }, { status: 201 }),
    '/trip': () => Response.json({ ...draft, return: null }),
  });
  await screen.getByRole('button', { name: /^復路をやめる/ }).click();
  await expect.poll(() => history.location.pathname).toContain('/content-confirm');
  expect(sent.at(-1)?.body).toMatchObject({ return: null });
});

test('確認した額を添えて、新しいお席を取り置く。同じ名前の予約を知っても続けられる', async () => {
  let isKnown = false;
  const { screen, sent } = await openChange(
    `/content-confirm?draft=${draft.id}`,
    () => (isKnown ? held : booked),
    {
      '/changes': ({ body }) => {
        if ((body as { allowsDuplicate?: boolean }).allowsDuplicate) {
          isKnown = true;
          return Response.json(held, { status: 201 });
        }
        return refused(409, 'DUPLICATE_BOOKING', {
          reservationNumber: '4HX9TQ2M',
          errors: { 'passengers.0.familyName': ['ALREADY_BOOKED'] },
        });
      },
    },
  );
  await screen.getByRole('button', { name: 'この内容で変更の確定へ進む' }).click();
  await expect.element(screen.getByText(/予約番号 4HX9-TQ2M/)).toBeVisible();
  await screen.getByRole('button', { name: '別の予約として続ける' }).click();
  await titleIs(screen, '変更の確定');
  const body = { draftId: draft.id, newYen: 48150, feeYen: 0, payYen: 0, refundYen: 2430 };
  expect(sent.map((each) => each.body)).toEqual([body, { ...body, allowsDuplicate: true }]);
  expect(sent[0]?.version).toBe(`"${draft.version}"`);
});

test('取り置く前に尋ねた答えが後から届いても、取り置いたお席は失われず、確定に進む', async () => {
  const late = Promise.withResolvers<Reservation>();
  let reads = 0;
  const { screen, queryClient } = await openChange(
    `/content-confirm?draft=${draft.id}`,
    () => (++reads === 1 ? booked : late.promise),
    {
      '/changes': () => {
        setTimeout(() => late.resolve(booked));
        return Response.json(held, { status: 201 });
      },
    },
  );
  await titleIs(screen, '変更内容の確認');
  // As when the network comes back, or when the page is there more than a second after its data.
  void queryClient.invalidateQueries();
  await expect.poll(() => reads).toBe(2);
  await screen.getByRole('button', { name: 'この内容で変更の確定へ進む' }).click();
  await titleIs(screen, '変更の確定');
  await expect
    .element(screen.getByText('新しいお席のお取り置きは終わりました'))
    .not.toBeInTheDocument();
});

test('取り置けなかったときは、元の予約が残っていることと、次にできることを言う', async () => {
  const { screen } = await openChange(`/content-confirm?draft=${draft.id}`, () => booked, {
    '/changes': () => refused(409, 'SAILING_SOLD_OUT', { leg: 'return' }),
  });
  await screen.getByRole('button', { name: 'この内容で変更の確定へ進む' }).click();
  const alert = screen.getByRole('alert').first();
  await expect.element(alert.getByText(/元の予約はそのまま残っています。/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '復路の便を選び直す' }).first())
    .toBeVisible();
});

test('同意して確定すると、見せた額と版が送られ、完了に進む', async () => {
  let state: Reservation = held;
  const { screen, sent } = await openChange('/reservation-confirm', () => state, {
    '/change/commit': () => {
      state = made;
      return Response.json(made);
    },
  });
  await titleIs(screen, '変更の確定');
  // A method that was chosen for another difference is no payment of this one.
  await expect.element(screen.getByText('これからのお支払いはありません。')).toBeVisible();
  // The deadlines are those of the sailing that it becomes.
  const agreed = screen.getByRole('region', { name: 'ご契約の内容' });
  await expect.element(agreed.getByText('8月4日(水)まで')).toBeVisible();
  await expect.element(agreed.getByText('8月2日(月)まで')).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: /に同意する$/ }).click();
  await screen.getByRole('button', { name: '変更を確定する' }).click();
  await titleIs(screen, '変更が完了しました');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.version).toBe(`"${held.version}"`);
  expect(sent[0]?.body).toMatchObject({ newYen: 48150, feeYen: 0, payYen: 0, refundYen: 2430 });
  expect(sent[0]?.body).not.toHaveProperty('paymentMethod');
});

test('開いている間に取り置きが終わると、元の予約が残っていることを言い、確認し直せる', async () => {
  let state: Reservation = held;
  const { screen, queryClient } = await openChange('/reservation-confirm', () => state);
  await titleIs(screen, '変更の確定');
  state = { ...booked, version: 9 };
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText('新しいお席のお取り置きは終わりました')).toBeVisible();
  await expect.element(screen.getByText(/元の予約はそのまま残っています。/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '空席と差額を確認し直す' })).toBeVisible();
});

test('開いている間に予約が取り消されると、元の予約が残っているとは言わず、予約の詳細へ導く', async () => {
  let state: Reservation = held;
  const { screen, queryClient } = await openChange('/reservation-confirm', () => state);
  await titleIs(screen, '変更の確定');
  state = exampleOf('getReservation', 200, 'cancelled');
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText(/取り消された予約のため、変更できません/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '予約の詳細を見る' })).toBeVisible();
  await expect
    .element(screen.getByText(/元の予約はそのまま残っています。/))
    .not.toBeInTheDocument();
});

test('別の画面で確定すると、この画面も完了に進む', async () => {
  let state: Reservation = held;
  const { screen, queryClient } = await openChange('/reservation-confirm', () => state);
  await titleIs(screen, '変更の確定');
  const [last] = made.changes;
  if (!last || !held.change) throw new Error('examples');
  state = { ...made, changes: [{ ...last, id: held.change.id }] };
  await queryClient.invalidateQueries();
  await titleIs(screen, '変更が完了しました');
});

test('変更のない予約の確定を開くと、始まりのページで、元の予約が残っていると言う', async () => {
  const { screen } = await openChange('/reservation-confirm', () => booked);
  await titleIs(screen, '予約を変更する');
  await expect.element(screen.getByText(/変更の手続きは終わっています/)).toBeVisible();
});

test('変更をやめると、確かめてからお席を返し、予約の詳細に戻る', async () => {
  const { screen, sent, history } = await openChange('/reservation-confirm', () => held, {
    '/change': () => Response.json(booked),
  });
  await screen.getByRole('button', { name: '変更をやめる' }).click();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: 'やめる', exact: true }).click();
  await expect.poll(() => history.location.pathname).toContain('/reservation-detail/');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /reservations/${id}/change`,
  ]);
});
