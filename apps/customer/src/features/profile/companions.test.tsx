import { exampleOf } from '@ferry/api/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, closeProfile, openProfile } from './profile-page.fixture.tsx';

const kept = exampleOf('listCompanions', 200, 'default');

/** The page of companions on the contract's examples; a change gets the answers in their order. */
const open = (...answers: (Answer | Promise<Answer>)[]) => openAfter([kept], answers);

/** The same where each change finds the next list: other windows are at work. */
const openAfter = (lists: unknown[], answers: (Answer | Promise<Answer>)[]) =>
  openProfile({ show: 'companions', kept: { '/companions': lists }, answers });

afterEach(closeProfile);

const changed = { ...exampleOf('updateCompanion', 200, 'default'), version: 2 };

test('直すと、その行が入力欄になり、版とともに送り、保存した行にフォーカスが戻る', async () => {
  const { screen, sent } = await open({ status: 200, value: changed });
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await expect.element(screen.getByRole('heading', { name: '同行者を直す' })).toHaveFocus();
  await screen.getByLabelText('お住まいの市区町村').fill('函館市');
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  await vi.waitUntil(() => document.activeElement?.id === `companion-row-${changed.id}`);
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      path: `/companions/${changed.id}`,
      version: '"1"',
      body: { birthDate: '1984-11-02', city: '函館市', sensitiveDataConsent: false },
    },
  ]);
});

test('何も入力しないで保存すると、サーバーにたずねずに要約を出し、入力した欄から消える', async () => {
  const { screen, sent } = await open();
  await screen.getByRole('button', { name: '同行者を追加する' }).click();
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  const summary = screen.getByRole('group', { name: /入力内容をご確認ください/ });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toMatchTextContent(/名を入力してください。.*生年月日を入力/);
  await screen.getByLabelText('名', { exact: true }).fill('翔');
  await expect.element(summary).not.toMatchTextContent(/。名を入力してください。/);
  await expect.element(summary).toMatchTextContent(/生年月日を入力/);
  expect(sent).toEqual([]);
});

test('断られた項目は要約と欄に出て、直した欄から消える。健康の情報には同意の欄が現れる', async () => {
  const { screen } = await open({
    status: 422,
    value: exampleOf('createCompanion', 422, 'invalid'),
  });
  await screen.getByRole('button', { name: '同行者を追加する' }).click();
  expect(screen.getByLabelText(/同意する/).elements()).toEqual([]);
  // Families share them.
  await expect.element(screen.getByLabelText('姓', { exact: true })).toHaveValue('山田');
  await screen.getByLabelText('段差が難しい').click();
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  const summary = screen.getByRole('group', { name: /入力内容をご確認ください/ });
  await expect.element(summary).toMatchTextContent(/生年月日を入力してください。/);
  await expect.element(summary).toMatchTextContent(/への同意が必要です。/);
  await screen.getByLabelText(/同意する/).click();
  await expect.element(summary).not.toMatchTextContent(/への同意が必要です。/);
  await expect.element(summary).toMatchTextContent(/生年月日を入力してください。/);
});

test('断られた欄がなくなれば、その断りもなくなり、もう一度保存できる', async () => {
  const refusal = {
    ...exampleOf('createCompanion', 422, 'invalid'),
    errors: { nationality: ['REQUIRED'] },
  };
  const { screen } = await open({ status: 422, value: refusal }, { status: 200, value: changed });
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await screen.getByLabelText('日本国内に住所がない').click();
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  const summary = screen.getByRole('group', { name: /入力内容をご確認ください/ });
  await expect.element(summary).toMatchTextContent(/国籍を入力してください。/);
  await screen.getByLabelText('日本国内に住所がない').click();
  await expect.element(summary).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  await vi.waitUntil(() => document.activeElement?.id === `companion-row-${changed.id}`);
});

const conflict = { status: 409, value: exampleOf('updateCompanion', 409, 'versionConflict') };

test('別の画面で先に変更されていれば、入力は残り、理由を言い、もう一度押しても上書きしない', async () => {
  const [sho, hina] = kept.companions;
  const lists = [kept, { ...kept, companions: [{ ...sho, version: 2 }, hina] }];
  const { screen, sent } = await openAfter(lists, [conflict, conflict]);
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await screen.getByLabelText('お住まいの市区町村').fill('函館市');
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/別の画面で先に変更されました。/);
  await expect.element(screen.getByLabelText('お住まいの市区町村')).toHaveValue('函館市');
  await expect.element(screen.getByText('山田 和子')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  await vi.waitUntil(() => sent.length === 2);
  expect(sent.map(({ version }) => version)).toEqual(['"1"', '"1"']);
});

test('直している同行者が別の画面で外されても、入力は残り、保存できないことを言う', async () => {
  const lists = [kept, { ...kept, companions: kept.companions.slice(1, 2) }];
  const gone = { status: 404, value: exampleOf('updateCompanion', 404, 'notFound') };
  const { screen, sent } = await openAfter(lists, [gone]);
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await screen.getByLabelText('お住まいの市区町村').fill('函館市');
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/別の画面で外されました。/);
  await expect.element(screen.getByText('山田 和子')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('お住まいの市区町村')).toHaveValue('函館市');
  expect(sent.map(({ method }) => method)).toEqual(['PUT']);
  await screen.getByRole('button', { name: '直すのをやめる' }).click();
  await expect.element(screen.getByRole('button', { name: '同行者を追加する' })).toHaveFocus();
  await expect.element(screen.getByText('山田 翔')).not.toBeInTheDocument();
});

test('入力している間は、ほかの行を直すボタンも追加するボタンもなく、再読み込みの前にたずねる', async () => {
  const { screen } = await open();
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  expect(screen.getByRole('button', { name: /^直す \(/ }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: '同行者を追加する' }).elements()).toEqual([]);
  expect(reload()).toBe(true);
  await screen.getByLabelText('お住まいの市区町村').fill('函館市');
  expect(reload()).toBe(false);
  await screen.getByRole('button', { name: '直すのをやめる' }).click();
  await expect.element(screen.getByRole('button', { name: '直す (山田 翔)' })).toBeVisible();
  expect(reload()).toBe(true);
});

test('外すときは一度たずね、フォーカスは「残す」にあり、残せば「外す」に戻る', async () => {
  const { screen, sent } = await open({ status: 204 });
  await screen.getByRole('button', { name: '外す (山田 陽菜)' }).click();
  const question = screen.getByRole('group', { name: '山田 陽菜を外しますか' });
  await expect.element(question.getByRole('button', { name: '残す' })).toHaveFocus();
  await question.getByRole('button', { name: '残す' }).click();
  await expect.element(screen.getByRole('button', { name: '外す (山田 陽菜)' })).toHaveFocus();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: '外す (山田 陽菜)' }).click();
  await question.getByRole('button', { name: '外す' }).click();
  await vi.waitUntil(() => sent.length === 1);
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/companions/cmp_8dR4kW2nXz6T' });
  await expect.element(screen.getByText('山田 陽菜を外しました。')).toHaveRole('status');
});

test('外している間はもう一度押しても送らず、別の画面で先に外されていても、失敗とは言わない', async () => {
  const answer = Promise.withResolvers<Answer>();
  const rest = { ...kept, companions: kept.companions.slice(0, 1) };
  const { screen, sent } = await openAfter([kept, rest], [answer.promise]);
  await screen.getByRole('button', { name: '外す (山田 陽菜)' }).click();
  const question = screen.getByRole('group', { name: '山田 陽菜を外しますか' });
  await question.getByRole('button', { name: '外す' }).click();
  const pending = question.getByRole('button', { name: '外しています' });
  await expect.element(pending).toHaveFocus();
  (pending.element() as HTMLElement).click();
  answer.resolve({ status: 404, value: exampleOf('deleteCompanion', 404, 'notFound') });
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('同行者を読めなければ、フォーカスを見出しに移して、もう一度読み込める', async () => {
  const refused = Response.json(exampleOf('getCurrentMember', 503, 'unavailable'), { status: 503 });
  const lists = [refused, kept];
  const { screen } = await openProfile({ show: 'companions', kept: { '/companions': lists } });
  const again = screen.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(again).toBeVisible();
  lists.shift();
  await again.click();
  await expect.element(screen.getByText('山田 陽菜')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('入力したまま別のページへ移ろうとすると確かめ、続けると入力が残り、移ると消える', async () => {
  const { screen } = await open();
  const question = screen.getByRole('alertdialog', { name: '入力した内容は保存されていません' });
  const vehicles = screen.getByRole('link', { name: '車両' });
  const city = screen.getByLabelText('お住まいの市区町村');
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await city.fill('函館市');
  await vehicles.click();
  await expect.element(screen.getByRole('heading', { name: /保存されていません/ })).toHaveFocus();
  await screen.getByRole('button', { name: '入力を続ける' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(vehicles).toHaveFocus();
  await expect.element(city).toHaveValue('函館市');
  await vehicles.click();
  await screen.getByRole('button', { name: '保存せずに移動する' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: '車両' })).toHaveFocus();
});

test('何も変えていなければ、確かめずに移る', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await screen.getByRole('link', { name: '車両' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: '車両' })).toBeVisible();
});

test('ログインが切れて画面を離れても、戻ると、入力したとおりに開いている', async () => {
  const { screen, router, sent } = await open({ status: 200, value: changed });
  await screen.getByRole('button', { name: '直す (山田 翔)' }).click();
  await screen.getByLabelText('お住まいの市区町村').fill('函館市');
  // As an expiry does: nobody is asked, and nobody could answer.
  await router.navigate({ to: '/errors/sorry', ignoreBlocker: true });
  await expect.element(screen.getByRole('heading', { name: /処理できませんでした/ })).toBeVisible();
  await router.navigate({ to: '/member', search: { show: 'companions' } });
  await expect.element(screen.getByLabelText('お住まいの市区町村')).toHaveValue('函館市');
  await screen.getByRole('button', { name: '同行者を保存する' }).click();
  await vi.waitUntil(() => document.activeElement?.id === `companion-row-${changed.id}`);
  expect(sent).toMatchObject([{ version: '"1"', body: { city: '函館市' } }]);
});

test('マイページの表の「直す」は、その方の入力欄を開く', async () => {
  const { screen, router } = await openProfile({ show: 'home', kept: { '/companions': [kept] } });
  const table = screen.getByRole('table', { name: '一緒に乗る方' });
  await table.getByRole('link', { name: '直す (山田 陽菜)' }).click();
  await expect.element(screen.getByRole('heading', { name: '同行者を直す' })).toBeVisible();
  await expect.element(screen.getByLabelText('名', { exact: true })).toHaveValue('陽菜');
  expect(router.state.location.search).toEqual({ show: 'companions' });
});
