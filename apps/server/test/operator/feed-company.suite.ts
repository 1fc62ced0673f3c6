import type { NoticeList, ServiceStatus } from '@ferry/api/customer-server';
import { afterEach, expect, it } from 'vitest';
import { loadOperator } from '../../src/operator/load-operator.ts';
import { NOW, type TestServer, Visitor } from '../support/api.ts';
import { fixtureFeed, importFeed } from '../support/feeds.ts';
import { runnerOf } from './sailing-commands.suite.ts';

const TODAY = '2027-07-20';

/** What the company of a feed says, which has no place for it: beside the feed, on both databases. */
export function feedCompanySuite(server: TestServer): void {
  const run = (...words: string[]) => runnerOf(server)(...words);
  const done = async (...words: string[]) => {
    const result = await run(...words);
    expect(result).toEqual({ exitCode: 0, text: expect.any(String) });
    return result.text;
  };
  const load = (name = '灯里汽船') => {
    const { document } = importFeed(fixtureFeed('gtfs-akari'), { repeatFrom: '2027-01-01' });
    return loadOperator(server.db, { ...document, name }, { clock: server.clock, horizonDays: 20 });
  };
  const get = async <Of>(path: string) =>
    (await (await Visitor.arrive(server.app)).get(`/customer-api/${path}`)).json<Of>();
  const notices = async () => (await get<NoticeList>('notices')).notices;
  afterEach(async () => {
    server.clock.set(NOW);
    await server.db.deleteFrom('notice').execute();
    await server.db.deleteFrom('sailing_event').execute();
  });

  it('a notice is shown on its days as those of documents are, and no load undoes it', async () => {
    await load();
    const before = await notices();
    const words = ['--title', '夏の増便', '--text', '8月は毎日1便を増やします。'];
    const publish = (...more: string[]) => done('notices', 'publish', ...words, ...more, '--json');
    expect(JSON.parse(await publish('--dry-run'))).toMatchObject({ outcome: 'would be published' });
    expect(await notices()).toEqual(before);
    const { id } = JSON.parse(await publish('--until', '2027-07-31', '--important'));
    const own = {
      ...{ id, title: '夏の増便', body: '8月は毎日1便を増やします。' },
      ...{ importance: 'important', publishedOn: TODAY },
    };
    const shown = (all: NoticeList['notices']) => all.find((each) => each.id === id);
    expect(shown(await notices())).toEqual(own);
    expect(await notices()).toHaveLength(before.length + 1);
    expect(JSON.parse(await publish('--until', '2027-07-31', '--important'))).toMatchObject({
      ...{ id, outcome: 'nothing to do: it is published already' },
    });
    await load('灯里汽船株式会社');
    expect(shown(await notices())).toEqual(own);
    expect(await done('notices', 'list')).toBe(
      `${id}\tshown\t${TODAY}\t2027-07-31\timportant\t夏の増便`,
    );
    server.clock.set('2027-08-01T00:00:00+09:00');
    expect(shown(await notices())).toBeUndefined();
    expect(await done('notices', 'list')).toContain('\tover\t');
    server.clock.set(NOW);
    expect(await done('notices', 'withdraw', id)).toContain('\tis withdrawn');
    expect(await done('notices', 'withdraw', id)).toContain('\tnothing to do');
    expect(await notices()).toEqual(before);
    const later = JSON.parse(await publish('--since', '2027-08-01'));
    expect(await notices()).toEqual(before);
    expect(await done('notices', 'list')).toContain(`${later.id}\tto come\t`);
  });

  it('a notice that no document could have is refused in one line, and none is published', async () => {
    for (const [words, why] of [
      [['--text', 'x'], /^--title is its heading/],
      [['--title', 'x'.repeat(81), '--text', 'x'], /^--title/],
      [['--title', 'x', '--text', 'x'.repeat(1001)], /^--text/],
      [['--title', 'x', '--text', 'x', '--since', '08-01'], /^--since is a day/],
      [['--title', 'x', '--text', 'x', '--until', '2027-02-30'], /^--until is a day/],
      [['--title', 'x', '--text', 'x', '--until', '2027-07-01'], /^--until is the last day/],
    ] as const) {
      const refused = { exitCode: 1, text: expect.stringMatching(why) };
      expect(await run('notices', 'publish', ...words), words.join(' ')).toEqual(refused);
    }
    expect((await run('notices', 'withdraw', 'ntc_check-in')).text).toContain('changed there');
    expect(await done('notices', 'list')).toBe('the office has published no notice');
  });

  it('sailings of a feed are late, cancelled and sail after all by the same commands, whatever is imported again', async () => {
    await load();
    const list = await done(
      'sailings',
      'list',
      '--route',
      '灯里',
      '--date',
      '2027-07-21',
      '--json',
    );
    const [first] = JSON.parse(list).sailings;
    server.clock.set('2027-07-21T05:00:00+09:00');
    const status = async () => {
      const { routes } = await get<ServiceStatus>('service-status');
      const found = routes.find(({ routeId }) => routeId === first.route);
      return [found?.state, found?.message];
    };
    await done('sailings', 'delay', first.id, '--minutes', '40', '--reason', '濃霧のため');
    const late = ['delayed', expect.stringMatching(/は40分遅れます\(濃霧のため\)。$/)];
    expect(await status()).toEqual(late);
    await load('灯里汽船株式会社');
    expect(await status()).toEqual(late);
    await done('sailings', 'cancel', first.id, '--reason', '強風のため');
    await load();
    expect((await status())[0]).toMatch(/ancelled$/);
    await done('sailings', 'restore', first.id);
    expect(await status()).toEqual(['normal', '']);
  });
}
