import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FormOptions, useForm } from './use-form.ts';

const ids = ['family', 'given'] as const;

type NamesProps = Pick<FormOptions, 'send' | 'initial'>;

function Names({ send, initial }: NamesProps) {
  const [names, setNames] = useState({ family: '', given: '' });
  const form = useForm({
    check: () =>
      ids.filter((id) => names[id] === '').map((id) => ({ id, message: `${id} がありません。` })),
    send,
    initial,
  });
  return (
    <form onSubmit={form.submit}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {ids.map((id) => (
        <input
          key={id}
          id={id}
          aria-label={id}
          aria-invalid={form.errorOf(id) !== undefined}
          value={names[id]}
          onChange={({ currentTarget: { value } }) => {
            setNames({ ...names, [id]: value });
            form.clear();
          }}
        />
      ))}
      <button type="submit">{form.isPending ? '送信中' : '送る'}</button>
    </form>
  );
}

async function show(send: FormOptions['send'] = () => undefined, initial?: FormOptions['initial']) {
  const calls = vi.fn(send);
  const screen = await render(<Names send={calls} initial={initial} />);
  const summary = screen.getByRole('group', { name: /^入力内容をご確認ください/ });
  const type = (id: string, text: string) => screen.getByRole('textbox', { name: id }).fill(text);
  const press = () => screen.getByRole('button').click();
  return { screen, summary, type, press, send: calls };
}

test('誤りは送ったときに出て、直した欄から消え、次に送るまで戻らない', async () => {
  const { screen, summary, type, press, send } = await show();
  await expect.element(summary).not.toBeInTheDocument();
  await press();
  await expect.element(summary).toHaveFocus();
  const links = summary.getByRole('link');
  expect(links.elements()).toHaveLength(2);

  await type('given', '花子');
  await expect.poll(() => links.elements().length).toBe(1);
  await expect
    .element(screen.getByRole('textbox', { name: 'given' }))
    .toHaveAttribute('aria-invalid', 'false');
  await type('given', '');
  expect(links.elements()).toHaveLength(1);

  await type('family', '山田');
  await expect.element(summary).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test('誤りのあるまま送るたびに、要約へ移動する', async () => {
  const { screen, summary, press } = await show();
  await press();
  await expect.element(summary).toHaveFocus();
  await screen.getByRole('textbox', { name: 'given' }).click();
  await press();
  await expect.element(summary).toHaveFocus();
});

test('送っている間にもう一度押しても、1回だけ送る', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { screen, type, press, send } = await show(() => promise);
  await type('family', '山田');
  await type('given', '花子');
  await press();
  await expect.element(screen.getByText('送信中')).toBeVisible();
  await press();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  resolve(undefined);
  await expect.element(screen.getByText('送る')).toBeVisible();
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('送った先が見つけた誤りは、要約に移動して伝え、答えを変えると消える', async () => {
  const { summary, type, press } = await show(async () => [
    { id: 'family', message: 'この姓は登録できません。' },
  ]);
  await type('family', '山田');
  await type('given', '花子');
  await press();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole('link')).toHaveTextContent('この姓は登録できません。');
  await type('family', '山口');
  await expect.element(summary).not.toBeInTheDocument();
});

test('初めからの誤りは出ていて、直すと消え、送るまでほかの誤りは出ない', async () => {
  const { summary, type } = await show(undefined, [{ id: 'family', message: '' }]);
  const links = summary.getByRole('link');
  await expect.element(links).toHaveTextContent('family がありません。');
  await type('family', '山田');
  await expect.element(summary).not.toBeInTheDocument();
  await type('family', '');
  await expect.element(summary).not.toBeInTheDocument();
});
