import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string; comment: string; from: { path?: string } }[];
};
let base: string;

/** A workspace of the same shape as ours in which every rule is kept. */
const LEGAL: Record<string, string> = {
  'packages/format/src/yen.ts': 'export const yen = 1;',
  'packages/format/src/yen.spec.ts': "import 'vitest'; import './yen.ts';",
  'packages/ui/src/components/Button/Button.tsx':
    "import 'react-aria-components'; import '@vanilla-extract/css'; import '@ferry/format/yen'; export const Button = 1;",
  'packages/api/src/generated/customer/client.ts':
    "import '../../runtime.ts'; export const client = 1;",
  'packages/api/src/runtime.ts':
    "import type { client } from './generated/customer/client.ts'; export type Client = typeof client;",
  'packages/api/src/customer.ts':
    "export * from './generated/customer/client.ts'; import '@ferry/format/yen';",
  'apps/customer/src/features/search/SearchPage.tsx':
    "import '@ferry/ui/Button'; import '@ferry/api/customer'; export const SearchPage = 1;",
  'apps/customer/src/features/home/HomePage.tsx': 'export const HomePage = 1;',
  'apps/customer/src/features/booking/shared/components/Leg.tsx':
    "import '../model/leg.ts'; export const Leg = 1;",
  'apps/customer/src/features/booking/shared/model/leg.ts': 'export const leg = 1;',
  'apps/customer/src/features/booking/new-booking.ts': 'export const newBooking = 1;',
  'apps/customer/src/features/booking/payment/PaymentPage.test.tsx':
    "import '../new-booking.ts'; import './PaymentPage.tsx';",
  'apps/customer/src/features/booking/payment/PaymentPage.tsx':
    "import '../shared/components/Leg.tsx'; export const PaymentPage = 1;",
  'apps/customer/src/features/reservation/ChangePage.tsx':
    "import '../booking/payment/PaymentPage.tsx'; export const ChangePage = 1;",
  'apps/customer/src/shell/Header.tsx': "import '@ferry/ui/Button'; export const Header = 1;",
  'apps/customer/src/routes/index.tsx':
    "import '../features/search/SearchPage.tsx'; import '../shell/Header.tsx'; import type { tree } from '../routeTree.gen.ts'; export type Tree = typeof tree;",
  'apps/customer/src/routeTree.gen.ts': "import './routes/index.tsx'; export const tree = 1;",
  'apps/customer/e2e/mock/home.e2e.ts': "import '@ferry/format/yen';",
  'apps/server/src/main.ts':
    "import '@ferry/api/customer'; import '@ferry/format/yen'; import './http/handler.ts';",
  'apps/server/src/config.ts': 'export const config = 1;',
  'apps/server/src/http/handler.ts':
    "import '../booking/holding/hold.ts'; import '../payments/card.ts';",
  'apps/server/src/payments/card.ts': "import '../booking/services/provider.ts';",
  'apps/server/src/booking/services/provider.ts': 'export const provider = 1;',
  'apps/server/src/booking/holding/hold.ts':
    "import '../../domain/drafts/draft-rows.ts'; import '../../domain/search/offer.ts'; import '../../rules/rule.ts'; import '../services/provider.ts';",
  'apps/server/src/mail/draft-mail.ts':
    "import type { draft } from '../domain/drafts/draft-rows.ts'; export type Draft = typeof draft;",
  'apps/server/src/domain/drafts/draft-rows.ts':
    "import '../clock.ts'; import '../../database/tables.ts'; export const draft = 1;",
  'apps/server/src/domain/drafts/draft.fixture.ts': "import '../../operator/demo.ts';",
  'apps/server/src/domain/search/offer.ts': "import '../fares/fare.ts';",
  'apps/server/src/domain/fares/fare.ts': "import '../../rules/rule.ts';",
  'apps/server/src/domain/fares/fare.spec.ts': "import '../search/offer.ts';",
  'apps/server/src/domain/clock.ts': 'export const clock = 1;',
  'apps/server/src/database/tables.ts': "import '../rules/rule.ts';",
  'apps/server/src/rules/rule.ts': 'export const rule = 1;',
  'apps/server/src/operator/demo.ts': 'export const demo = 1;',
};

/** One file that breaks each rule, and at most that one. */
const VIOLATIONS: Record<string, { file: string; code: string }> = {
  'no-circular': {
    file: 'packages/format/src/circle-back.ts',
    code: "export * from './circle.ts';",
  },
  'not-to-unresolvable': { file: 'apps/server/src/planted-1.ts', code: "import './nowhere.ts';" },
  'packages-never-import-apps': {
    file: 'packages/api/src/planted-2.ts',
    code: "import '../../../apps/server/src/main.ts';",
  },
  'apps-never-import-apps': {
    file: 'apps/customer/src/planted-3.ts',
    code: "import '../../server/src/main.ts';",
  },
  'session-knows-nobody': {
    file: 'packages/session/src/planted-18.ts',
    code: "import '@ferry/format/yen';",
  },
  'conformance-knows-the-contract-alone': {
    file: 'scripts/conformance/planted-33.mjs',
    code: "import '../test/folder-orders.cjs';",
  },
  'format-knows-nobody': { file: 'packages/format/src/planted-4.ts', code: "import 'react';" },
  'ui-knows-no-api': {
    file: 'packages/ui/src/planted-5.ts',
    code: "import '@ferry/api/customer';",
  },
  'api-knows-no-ui': { file: 'packages/api/src/planted-6.ts', code: "import '@ferry/ui/Button';" },
  'server-never-imports-ui': {
    file: 'apps/server/src/planted-7.ts',
    code: "import '@ferry/ui/Button';",
  },
  'server-folders-downwards': {
    file: 'apps/server/src/operator/planted-22.ts',
    code: "import '../config.ts';",
  },
  'domain-folders-downwards': {
    file: 'apps/server/src/domain/fares/planted-23.ts',
    code: "import '../search/offer.ts';",
  },
  'booking-rooms-downwards': {
    file: 'apps/server/src/booking/services/planted-30.ts',
    code: "import '../holding/hold.ts';",
  },
  'booking-files-have-a-room': {
    file: 'apps/server/src/booking/planted-31.ts',
    code: "import './services/provider.ts';",
  },
  'domain-files-stand-alone': {
    file: 'apps/server/src/domain/planted-24.ts',
    code: "import './fares/fare.ts';",
  },
  'server-ground': {
    file: 'apps/server/src/keys/planted-25.ts',
    code: "import '../database/tables.ts';",
  },
  'rows-through-their-owners': {
    file: 'apps/server/src/jobs/planted-26.ts',
    code: "import '../domain/drafts/draft-rows.ts';",
  },
  'fixtures-are-for-tests': {
    file: 'apps/server/src/domain/drafts/planted-27.ts',
    code: "import './draft.fixture.ts';",
  },
  'generated-only-inside-api': {
    file: 'apps/server/src/planted-8.ts',
    code: "import '../../../packages/api/src/generated/customer/client.ts';",
  },
  'features-do-not-import-features': {
    file: 'apps/customer/src/features/search/planted-9.ts',
    code: "import '../home/HomePage.tsx';",
  },
  'booking-steps-for-some-features-only': {
    file: 'apps/customer/src/features/home/planted-19.ts',
    code: "import '../booking/payment/PaymentPage.tsx';",
  },
  'booking-steps-stand-alone': {
    file: 'apps/customer/src/features/booking/confirm/planted-20.ts',
    code: "import '../payment/PaymentPage.tsx';",
  },
  'booking-steps-know-no-flow': {
    file: 'apps/customer/src/features/booking/confirm/planted-22.ts',
    code: "import '../new-booking.ts';",
  },
  'models-never-import-components': {
    file: 'apps/customer/src/features/booking/shared/model/planted-21.ts',
    code: "import '../components/Leg.tsx';",
  },
  'features-never-import-routes': {
    file: 'apps/customer/src/features/search/planted-10.ts',
    code: "import '../../routes/index.tsx';",
  },
  'features-never-import-shell': {
    file: 'apps/customer/src/features/search/planted-11.ts',
    code: "import '../../shell/Header.tsx';",
  },
  'page-is-ground': {
    file: 'apps/customer/src/page/planted-32.ts',
    code: "import '../shell/Header.tsx';",
  },
  'shell-knows-no-features': {
    file: 'apps/customer/src/shell/planted-12.ts',
    code: "import '../features/search/SearchPage.tsx';",
  },
  'packages-through-their-exports': {
    file: 'apps/customer/src/planted-13.ts',
    code: "import '../../../packages/ui/src/components/Button/Button.tsx';",
  },
  'e2e-stays-outside': {
    file: 'apps/customer/e2e/mock/planted-14.e2e.ts',
    code: "import '../../src/shell/Header.tsx';",
  },
  'react-aria-only-inside-ui': {
    file: 'apps/customer/src/planted-15.ts',
    code: "import 'react-aria-components';",
  },
  'styles-only-inside-ui': {
    file: 'apps/customer/src/planted-16.css.ts',
    code: "import '@vanilla-extract/css';",
  },
  'no-development-tools-in-products': {
    file: 'apps/server/src/planted-17.ts',
    code: "import 'vitest';",
  },
};

/** A rule that is there once for each folder; the last one is about folders without a place. */
const ORDERS = ['server-folders-downwards', 'domain-folders-downwards', 'booking-rooms-downwards'];

/** Each folder that has a place imports the one above it, and one without a place imports any. */
function upwards(order: string): { file: string; code: string }[] {
  const rules = config.forbidden.filter(({ name }) => name === order);
  const folders = rules.slice(0, -1).map(({ from }) => (from.path ?? '').slice(1));
  for (const folder of folders) write(`${folder}target.ts`, 'export const target = 1;');
  const target = (folder = '') => `import '../${folder.split('/').at(-2)}/target.ts';`;
  return [
    ...folders.slice(1).map((above, index) => ({
      file: `${folders[index]}planted-up.ts`,
      code: target(above),
    })),
    { file: join(folders[0] ?? '', '../planted/planted-up.ts'), code: target(folders[0]) },
  ];
}

function write(file: string, code: string) {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), `${code}\n`);
}

/** The violations found, each as `rule: file`. */
function violations(): string[] {
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    cli,
    '--config',
    '.dependency-cruiser.cjs',
    '-T',
    'json',
    'packages',
    'apps',
    'scripts',
  ];
  const run = spawnSync(process.execPath, args, { cwd: base, encoding: 'utf8' });
  const { summary } = JSON.parse(run.stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'ferry-boundaries-'));
  const orders = 'scripts/test/folder-orders.cjs';
  for (const file of ['.dependency-cruiser.cjs', orders, 'tsconfig.json', 'package.json']) {
    cpSync(join(root, file), join(base, file));
  }
  for (const name of ['packages/api', 'packages/format', 'packages/ui']) {
    mkdirSync(join(base, name), { recursive: true });
    cpSync(join(root, name, 'package.json'), join(base, name, 'package.json'));
  }
  mkdirSync(join(base, 'node_modules/@ferry'), { recursive: true });
  for (const name of ['api', 'format', 'ui']) {
    symlinkSync(join(base, 'packages', name), join(base, 'node_modules/@ferry', name), 'dir');
  }
  mkdirSync(join(base, 'node_modules/@vanilla-extract'));
  for (const name of ['react', 'react-aria-components', 'vitest', '@vanilla-extract/css']) {
    const target = join(root, 'node_modules', name);
    symlinkSync(target, join(base, 'node_modules', name), 'dir');
  }
  for (const [file, code] of Object.entries(LEGAL)) write(file, code);
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

// A run of dependency-cruiser is a process of its own.
describe('the rule file', { timeout: 60_000 }, () => {
  it('lets legal imports pass', () => {
    expect(violations()).toEqual([]);
  });

  it('gives a reason for every rule and has a planted violation of each', () => {
    const rules = [...new Set(config.forbidden.map(({ name }) => name))];
    expect(rules.toSorted()).toEqual(Object.keys(VIOLATIONS).toSorted());
    for (const { comment } of config.forbidden) expect(comment.length).toBeGreaterThan(30);
  });

  it('finds a violation of every rule, and every folder that imports one above it', () => {
    write('packages/format/src/circle.ts', "export * from './circle-back.ts';");
    const orders = ORDERS.map((order) => [order, upwards(order)] as const);
    for (const [, plants] of orders) expect(plants.length).toBeGreaterThan(7);
    const plants = [
      ...Object.entries(VIOLATIONS).map(([rule, plant]) => ({ rule, ...plant })),
      ...orders.flatMap(([rule, files]) => files.map((plant) => ({ rule, ...plant }))),
    ];
    for (const { file, code } of plants) write(file, code);
    const found = violations();
    const planted = plants.map(({ rule, file }) => `${rule}: ${file}`);
    expect(planted.filter((violation) => !found.includes(violation))).toEqual([]);
  });
});
