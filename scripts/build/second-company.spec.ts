import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildInto } from '../build.mjs';
import { root } from '../lib/bootstrap.mjs';
import { FULL_DAY, sayEverything } from './passengers-only.ts';

// The whole build, as the pages that it renders once came from the demonstration's name.
const company = join(root, 'apps/server/operators/kazemachi');
const cache = join(root, '.cache/second-company');
const dist = join(cache, 'dist');
const theme = JSON.parse(readFileSync(join(company, 'theme.json'), 'utf8'));
const read = (name: string) => readFileSync(join(dist, name), 'utf8');

/** By which the demonstration is known: its names, website, telephone and deep sea by day and by night. */
const DEMONSTRATION = /汐凪|しおなぎ|shionagi|0120-000-470|#14324a|#0b2030/i;

/** Words of what it does not have, and that mean something beside it alone; 「車いす」 is no vehicle, and from
 * a station customers walk. */
const NOT_OFFERED =
  /.{0,12}(?:車(?!いす)|(?<!から)徒歩|歩いて乗|ナンバー|ペット|きっぷ|引換券|会員|ログイン|マイページ|運転|航送).{0,12}/g;

/**
 * The company's folder for a server whose `notOffered` says nothing of vehicles and pets: it knows from the document
 * that there are none. One day is sold out, and customers may wait for it.
 */
function companyByDocument(): string {
  const folder = join(cache, 'company');
  cpSync(company, folder, { recursive: true });
  const edit = (name: string, change: (json: Record<string, unknown>) => object) => {
    const json = JSON.parse(readFileSync(join(company, name), 'utf8'));
    writeFileSync(join(folder, name), JSON.stringify({ ...json, ...change(json) }));
  };
  edit('operator.json', () => ({ notOffered: ['members', 'partnerTickets'] }));
  edit('document.json', ({ trips }) => ({
    waitlist: { offerHours: 12 },
    allotments: [
      {
        tripIds: (trips as { id: string }[]).map(({ id }) => id),
        poolId: 'pool_soyokaze',
        days: { added: [FULL_DAY] },
        onSale: 0,
      },
    ],
  }));
  return folder;
}

describe('the site of a second company', () => {
  beforeAll(async () => {
    expect(await buildInto(process.execPath, { dist, pages: join(cache, 'pages') }, company)).toBe(
      true,
    );
  }, 300_000);

  it('says the demonstration’s name and colour nowhere', () => {
    const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:html|js|css|svg|json|webmanifest)$/.test(name),
    );
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((name) => DEMONSTRATION.test(read(name)))).toEqual([]);
  });

  it.each([
    'index.html',
    'reservation.html',
    'fallback.html',
    'reservation-search.html',
    'offline.html',
  ])('%s says its own, before any script has run', (name) => {
    const page = read(name);
    expect(page).toMatch(/<title>[^<]*風町フェリー<\/title>/);
    expect(page).toMatch(/<header[\s\S]*風町フェリー/);
    expect(page).toContain('0120-000-263');
    if (name !== 'offline.html') expect(page).toContain('src="/customer/logo.svg"');
    expect(page).toContain(`name="theme-color" content="${theme.light.color.groundDeep}"`);
  });

  it('has its colours by day and in the dark, on the pages, in the frame and in the app’s manifest', () => {
    const page = read('index.html');
    const { light, dark } = theme;
    expect(page).toContain(
      `content="${dark.color.groundDeep}" media="(prefers-color-scheme: dark)"`,
    );
    for (const { color } of [light, dark]) {
      expect(page.toUpperCase()).toContain(`--FERRY-COLOR-PRIMARY:${color.primary}`);
    }
    expect(page).toContain(`--ferry-radius-control:${light.radius.control}`);
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
      name: '風町フェリー 予約',
      short_name: '風町フェリー',
      theme_color: light.color.groundDeep,
      background_color: light.color.groundPage,
    });
  });

  it('says nothing of vehicles, pets, partner tickets and members, on its pages and in its mails', async () => {
    const said = await sayEverything({
      FERRY_OPERATOR: companyByDocument(),
      FERRY_TEST_SITE: dist,
    });
    // What is waited for, booked, changed and cancelled, and what is paid.
    expect(Object.keys(said).filter((name) => name.startsWith('mail '))).toHaveLength(5);
    const found = Object.entries(said).flatMap(([name, text]) =>
      [...text.matchAll(NOT_OFFERED)].map(([word]) => `${name}: ${word}`),
    );
    expect([...new Set(found)]).toEqual([]);
    for (const name of ['not found', 'no sign-in']) {
      expect(said[name]).toContain('ページが見つかりません');
    }
    expect(said.detail).toContain('そよかぜ');
  }, 240_000);

  it('has its icons', () => {
    for (const name of readdirSync(join(company, 'icons'))) {
      expect(
        readFileSync(join(dist, name)).equals(readFileSync(join(company, 'icons', name))),
      ).toBe(true);
    }
  });
});

it('no file of the products knows the demonstration’s name or its deep sea', () => {
  const files = globSync('apps/{customer,server}/{src,vite}/**/*.{ts,tsx,css,js,html}', {
    cwd: root,
  })
    .concat('apps/customer/index.html', 'apps/customer/vite.config.ts')
    .filter((name) => !/\.(?:spec|test|stories|fixture)\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(500);
  const knows = files.filter((name) =>
    /汐凪|#14324a/i.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(knows).toEqual([]);
});
