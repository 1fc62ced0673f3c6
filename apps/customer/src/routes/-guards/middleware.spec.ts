import { expect, test } from 'vitest';
import { fakeTab, visit } from './fake-tab.fixture.ts';
import { everyRoute, runMiddleware } from './middleware.ts';

test('どのページでも auth、guard の順に動く', async () => {
  expect(everyRoute).toEqual(['auth', 'guard']);
  const { tab, done } = fakeTab({ status: 'loggedIn' });
  // The guard lets the member in only because auth has found out who visits.
  await runMiddleware(everyRoute, visit({ access: 'member' }), tab);
  expect(done).toEqual(['open']);
});

test.each(['', 'Auth', 'gaurd', 'constructor', '__proto__', 'toString'])(
  '知らない名前「%s」は、何も動かさずに仕様どおりのエラーになる',
  async (name) => {
    const { tab, done } = fakeTab({ status: 'loggedIn' });
    await expect(runMiddleware(['auth', name], visit(), tab)).rejects.toMatchObject({
      message: 'Unknown middleware',
      status: 500,
    });
    expect(done).toEqual([]);
  },
);
