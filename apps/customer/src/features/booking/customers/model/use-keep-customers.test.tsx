import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAppRouter } from '../../../../router.tsx';
import { KeepCustomersField } from '../components/KeepCustomersField.tsx';
import { useKeepCustomers } from './use-keep-customers.ts';

const member = exampleOf('getCurrentMember', 200, 'default');
const conflict = exampleOf('keepCustomers', 409, 'versionConflict');
const kept = exampleOf('keepCustomers', 200, 'default');

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

async function show(answers: Response[]) {
  const sent: (string | null)[] = [];
  const version = () => (member.version ?? 1) + sent.length;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    if (request.method === 'GET') return Response.json({ ...member, version: version() });
    sent.push(request.headers.get('if-match'));
    return answers.shift() ?? new Response(null, { status: 500 });
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, { history: createMemoryHistory() });
  const goOn = vi.fn();
  function Step() {
    const keeping = useKeepCustomers('drf_7hT2kPq9VxYz');
    const next = async () => {
      if (await keeping.keep()) goOn();
    };
    return (
      <>
        <KeepCustomersField keeping={keeping} />
        <button type="button" onClick={() => void next()}>
          次へ
        </button>
      </>
    );
  }
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <Step />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const box = screen.getByRole('checkbox', { name: '入力した内容を、会員情報にも保存する' });
  return { screen, sent, goOn, box, next: screen.getByRole('button', { name: '次へ' }) };
}

test('別の画面で会員情報が変わっていれば、保存していないと伝えて止まり、次のひと押しで予約は進む', async () => {
  const { screen, sent, goOn, box, next } = await show([Response.json(conflict, { status: 409 })]);
  await box.click();
  await next.click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/会員情報には保存していません/);
  await expect.element(box).not.toBeChecked();
  expect(goOn).not.toHaveBeenCalled();
  await next.click();
  await vi.waitFor(() => expect(goOn).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

test('もう一度チェックを入れると、いまの会員情報の版で保存する', async () => {
  const { screen, sent, goOn, box, next } = await show([
    Response.json(conflict, { status: 409 }),
    Response.json({ ...kept, isMemberChanged: false }),
  ]);
  await box.click();
  await next.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await box.click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await next.click();
  await vi.waitFor(() => expect(goOn).toHaveBeenCalledOnce());
  const version = member.version ?? 1;
  expect(sent).toEqual([`"${version}"`, `"${version + 1}"`]);
});

test('チェックがなければ、何も保存しない', async () => {
  const { sent, goOn, next } = await show([]);
  await next.click();
  await vi.waitFor(() => expect(goOn).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
});
