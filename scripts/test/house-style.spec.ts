import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unnamedFixtures } from './fixtures.mjs';
import { FACTS, findOffences, measureLengths } from './house-style.mjs';
import { namesTwice } from './names.mjs';
import { findWords, WORDS } from './words.mjs';

const root = join(import.meta.dirname, '../..');
// These files name what they look for.
const OWN = /^scripts\/test\/(?:house-style\.spec\.ts|(?:house-style|words)\.mjs)$/;

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => !OWN.test(path) && existsSync(join(root, path)));

const read = (pattern: RegExp) =>
  tracked
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const sources = read(/^(?:apps|packages|scripts|\.storybook)\/.*\.(?:[cm]?js|tsx?|html)$/);
const docs = read(/^(?!CHANGELOG).*\.(?:md|mdx)$/);

/** Code that breaks each fact, and a place where it does. */
const PLANTED: Record<string, [path: string, text: string]> = {
  'no faked responses': [
    'apps/customer/e2e/mock/a.e2e.ts',
    "await page.route('**', (route) => route.fulfill({ json: {} }));",
  ],
  'journeys press as the customer does': [
    'apps/customer/e2e/support/a.ts',
    "await page.getByLabel('男性').check();",
  ],
  'no test ids': ['packages/ui/src/components/A/A.test.tsx', "screen.getByTestId('a');"],
  'no sleeping tests': ['apps/customer/e2e/booking/a.e2e.ts', 'await page.waitForTimeout(500);'],
  'no tests switched off': ['packages/format/src/a.spec.ts', "it.skip('a', () => {});"],
  'end-to-end tests in their folders': ['apps/customer/src/a.e2e.ts', ''],
  'no own fetch in the app': ['apps/customer/src/a.ts', "const a = await fetch('/x');"],
  'no own query keys': ['apps/customer/src/a.ts', "useQuery({ queryKey: ['a'] });"],
  'responses of changes through storeResponse': [
    'apps/customer/src/a.ts',
    'onSuccess: (draft) => queryClient.setQueryData(key, draft),',
  ],
  'one hook for forms': ['apps/customer/src/a.tsx', '<form onSubmit={(event) => send(event)}>'],
  'controls and styles through packages/ui': [
    'apps/customer/src/a.tsx',
    "import { Button } from 'react-aria-components';",
  ],
  'links say where they lead': ['apps/customer/src/a.tsx', '<Link to="/">こちら</Link>からどうぞ'],
  'motion in style sheets': ['packages/ui/src/a.tsx', 'ref.current?.animate(frames, 900);'],
  'pages change without motion where none is wanted': [
    'apps/customer/src/a.ts',
    'document.startViewTransition(render);',
  ],
  'hover looks where something can hover': [
    'packages/ui/src/components/A/A.css.ts',
    "selectors: { '&:hover': { background: vars.color.hover } },",
  ],
  'fingers scroll and enlarge every part': ['packages/ui/src/a.css.ts', "touchAction: 'none',"],
  'names are shown whole': ['apps/customer/src/a.tsx', '<b>{name.slice(0, 8)}…</b>'],
  'documents say that they are Japanese': ['apps/customer/a.html', '<html>'],
  'no sound, film, motion of the device or keys of the whole page': [
    'packages/ui/src/a.tsx',
    "window.addEventListener('keydown', openOnS);",
  ],
  'no barrels': ['packages/ui/src/index.ts', "export * from './a.ts';"],
  'named exports': ['packages/api/src/a.ts', 'export default 1;'],
  'steps know no other step': [
    'apps/customer/src/features/booking/payment/A.tsx',
    'const a = <Link to="/reservation/customer-input" search={{ draft }} />;',
  ],
  'statements of a transaction go through pipeline': [
    'apps/server/src/booking/a.ts',
    'await Promise.all([lockDraft(tx, id), requireDraft(tx, context, id)]);',
  ],
  'no promise in a result of the domain': [
    'apps/server/src/domain/inventory/a.ts',
    'interface Taken { places: number; stored: Promise<void> }',
  ],
  'no notes to come back': ['apps/server/src/a.ts', '// TODO: later'],
};

/** Code that looks similar and is fine. */
const FINE: [path: string, text: string][] = [
  [
    'apps/server/src/domain/inventory/a.ts',
    'interface Options { onNew: (tx: Tx) => Promise<void> } async function take(): Promise<void> {}',
  ],
  ['apps/server/src/booking/a.ts', 'beforeCommit(tx, pipeline([stored, agreed]));'],
  ['apps/customer/e2e/mock/a.e2e.ts', "await page.route('**', (route) => route.abort());"],
  [
    'apps/customer/e2e/booking/a.e2e.ts',
    'await press(link, { timeout }); await link.evaluate((one) => (one as HTMLElement).click());',
  ],
  ['apps/customer/src/a.tsx', 'void query.refetch(); prefetch(link); // no fetch( here'],
  ['apps/customer/src/a.tsx', '<form method="post" noValidate onSubmit={form.submit}>'],
  ['apps/customer/src/a.ts', 'invalidate({ queryKey: getPortsQueryKey() });'],
  ['apps/customer/src/a.tsx', '<Link to="/terms">詳細な運送約款</Link>'],
  ['apps/customer/src/routes/index.tsx', 'export const Route = 1;'],
  ['apps/customer/vite.config.ts', 'export default {};'],
  ['apps/server/src/booking/a.ts', 'await Promise.all([stateOf(payments), whyNot(context)]);'],
  [
    'apps/customer/src/shell/A.tsx',
    '// Lazy, therefore a default export.\nexport default function A() {}',
  ],
  ['apps/server/src/a.ts', "const TODO = 'TODO';"],
  [
    'apps/customer/src/features/booking/payment/A.tsx',
    '/** `/reservation/payment-input` */ const a = <Link to="/reservation-search" />;',
  ],
  ['apps/customer/src/features/booking/new-booking-links.ts', "const to = '/reservation';"],
  ['packages/ui/src/components/A/A.stories.tsx', 'export default meta;'],
  ['packages/api/src/generated/customer/index.ts', 'export default 1; // TODO'],
];

/** Lines with each word, and lines in which it means something else. */
const SAID: Record<string, { path?: string; ours: string | string[]; fine: string[] }> = {
  render: {
    ours: '// Draws the page.',
    fine: ['renders the page', 'What is drawn by lot is the only difference.'],
  },
  'prerendered page': {
    ours: 'The first paint of a route.',
    fine: ['A prerendered page.', 'A script of 1 KB waits for the first paint entry.'],
  },
  'outbound leg, return leg': {
    ours: ['// The way out, when a way back is looked for.', 'const [back] = await search();'],
    fine: ['The outbound leg.', '/** On its way back. */'],
  },
  availability: {
    ours: '/** The word for a cabin type. */',
    fine: ['/** The availability of a cabin type. */'],
  },
  'availability, not the word for it': {
    path: 'apps/customer/src/a.ts',
    ours: ['const words: Availability[] = [];', '// Each availability word has a sign.'],
    fine: ['const availabilities: Availability[] = [];'],
  },
  'omitted, defaults to': {
    ours: '/** What the browser may fill in. Silent: nothing. */',
    fine: ['/** Element to render; defaults to `div`. */', 'The clock is silent.'],
  },
  previous: {
    ours: 'The former hold is kept.',
    fine: ['The previous hold.', 'It performs.'],
  },
  toX: {
    ours: "import { describeDraft } from './a.ts';",
    fine: ["describe('a draft', () => {});", "import { toDraft } from './to-draft.ts';"],
  },
  baseline: {
    path: 'apps/server/bench/a.ts',
    ours: 'The floor of a round.',
    fine: ['const a = Math.floor(b);'],
  },
  'credential, login marker, generation, pending logout': {
    path: 'packages/session/src/a.ts',
    ours: '// A logout that is owed, and the proof of it.',
    fine: ['// A pending logout, and the credential.', '// What proves a session.'],
  },
  endpoint: { ours: '/** One event at our door. */', fine: ['Doorbells have an endpoint.'] },
  chunk: { ours: 'A part of the app that is gone.', fine: ['A chunk.', 'Part of a response.'] },
  'fare input, view model': {
    ours: "import type { LegFacts } from './leg.ts';",
    fine: ['const input: LegFareInput = toLegFareInput(row);'],
  },
  'is, not stands: data have no place to stand': {
    ours: ['// Where the token stands in a response.', '/** As they stand. */'],
    fine: ['/** Cars stand on the deck. */', '// A clock that stands still.', '// A stand-in.'],
  },
  'is in the address': {
    path: 'apps/customer/src/a.ts',
    ours: '/** Stands in the URL. */',
    fine: ['// Its fields stand before the button.'],
  },
  'is defined, available': { ours: '// When it cannot be had.', fine: ['// What he had.'] },
  'customer, caller, client': {
    ours: [
      '/** For whoever sees it. */',
      '// Somebody else.',
      '// Kept for who comes back.',
      '/** Who has asked sees it. */',
      '// Only who is logged in.',
    ],
    fine: ['/** For a customer who sees it. */', '/** Who may open a page. */'],
  },
  requested: {
    ours: ['const wanted = legsOf(trip);', "import './asked-discounts.ts';"],
    fine: ['It was granted as requested.'],
  },
  'two names for two things: sortX and compareX, findVehicleProblems, checkLegVehicles': {
    ours: ['items.sort(inOrder);', 'checkVehicles(input);', "from './check-vehicles.ts';"],
    fine: ['checkLegVehicles(row, leg, choice);', 'Kept in order.'],
  },
  'response, stored response': {
    path: 'apps/server/src/http/a.ts',
    ours: ['/** Headers of every answer. */', "from 'idempotent_answer'", 'loseAnswers(2);'],
    fine: ['/** Headers of every response. */', '/** The operation that the route answers. */'],
  },
  database: {
    ours: ['The same behaviour on both stores.', '// An in-memory store.'],
    fine: ['Payment at a store.', 'stores.map(nameOf)'],
  },
  evaluate: { ours: 'judgeVehicle(row, type);', fine: ['evaluateVehicle(row, type);'] },
  notified: { ours: 'Is told of each change.', fine: ['What the customer is told.'] },
  'in flight, pending': {
    ours: ['A save under way.', 'let isUnderWay = false;', "from './changes-under-way.ts';"],
    fine: ['A save in flight.'],
  },
};

/** Files at the top of scripts/ that no command of package.json names. */
const withoutCommand = (paths: string[], commands: string) =>
  paths.filter((path) => /^scripts\/[^/]+\.\w+$/.test(path) && !commands.includes(path));

describe('house style', () => {
  it('has at the top of scripts/ what package.json names alone', () => {
    const commands = readFileSync(join(root, 'package.json'), 'utf8');
    const found = withoutCommand(tracked, commands);
    expect(found).toEqual(['scripts/README.md']);
    const planted = ['scripts/a.mjs', 'scripts/b.mjs', 'scripts/lib/c.mjs'];
    expect(withoutCommand(planted, '"a": "node scripts/a.mjs"')).toEqual(['scripts/b.mjs']);
  });

  it('is kept in all source files', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(findOffences(sources)).toEqual([]);
  });

  it('says things with the field’s own words', () => {
    expect(docs.length).toBeGreaterThan(10);
    expect(findWords([...sources, ...docs])).toEqual([]);
  });

  it('has one name for one thing, and one thing for a name', () => {
    expect(namesTwice(sources)).toEqual([]);
    const file = (path: string, text: string) => ({ path: `apps/server/src/${path}`, text });
    const planted = [
      file('domain/a.ts', 'export const Day = v.string();\nexport type Day = string;'),
      file('domain/b.ts', 'export interface Lookup {}\nexport const legsOf = 1;'),
      file('mail/c.ts', 'export async function legsOf() {}'),
      file('mail/c.spec.ts', 'export type Lookup = 1;'),
      file('payments/sandbox/d.ts', 'export function charge() {}'),
      file('payments/stripe/d.ts', 'export const charge = 1;'),
      { path: 'apps/customer/src/e.ts', text: 'export type Lookup = 1;' },
    ];
    expect(namesTwice(planted)).toEqual([
      'legsOf: apps/server/src/domain/b.ts, apps/server/src/mail/c.ts',
    ]);
  });

  it('keeps product files and functions short', () => {
    const { tooLong, long } = measureLengths(sources);
    if (long.length) console.warn(`Worth splitting:\n  ${long.join('\n  ')}`);
    expect(tooLong).toEqual([]);
  });

  it('names what only tests import', () => {
    expect(unnamedFixtures(sources)).toEqual([]);
    const file = (name: string, text = '') => ({ path: `apps/server/src/${name}`, text });
    const planted = [
      file('clock.ts'),
      file('fake-clock.ts'),
      file('late.fixture.ts', "import './fake-clock.ts';"),
      file('main.ts', "import './clock.ts';"),
      file('main.spec.ts', "import './clock.ts'; import './fake-clock.ts';"),
    ];
    expect(unnamedFixtures(planted)).toEqual(['apps/server/src/fake-clock.ts']);
  });
});

describe('the rules', () => {
  it.each(FACTS)('finds an offence against: $name', ({ name }) => {
    const [path, text] = PLANTED[name] ?? ['', ''];
    expect(findOffences([{ path, text }]).join()).toContain(`${name}: ${path}:1`);
  });

  it.each(FINE)('leaves %s alone: %s', (path, text) => {
    expect(findOffences([{ path, text }])).toEqual([]);
  });

  it.each(WORDS)('finds what is not called: $say', ({ say }) => {
    const { path = 'apps/server/src/domain/search/a.ts', ours = '', fine = [] } = SAID[say] ?? {};
    const planted = [ours].flat();
    const lines = ['', ...planted, ...fine];
    expect(findWords([{ path, text: lines.join('\n') }])).toEqual(
      planted.map((line, index) => `${say}: ${path}:${index + 2} — ${line}`),
    );
  });

  it('measures files and functions, but not tests or generated code', () => {
    const lines = (count: number) => 'a();\n'.repeat(count);
    const body = `function long() {\n${lines(60)}}\n`;
    const measured = measureLengths([
      { path: 'apps/server/src/a.ts', text: lines(401) },
      { path: 'apps/server/src/b.ts', text: lines(251) },
      { path: 'apps/server/src/c.ts', text: lines(250) },
      { path: 'apps/server/src/d.ts', text: body },
      { path: 'apps/server/src/e.spec.ts', text: lines(500) },
      { path: 'packages/api/src/generated/f.ts', text: lines(500) },
      { path: 'apps/server/test/support/g.ts', text: lines(500) },
      { path: 'scripts/contract/h.fixture.mjs', text: lines(500) },
      { path: 'scripts/test/i.mjs', text: lines(401) },
    ]);
    expect(measured.long).toEqual([
      'apps/server/src/a.ts: 401 lines',
      'apps/server/src/b.ts: 251 lines',
      'scripts/test/i.mjs: 401 lines',
    ]);
    expect(measured.tooLong).toEqual([
      'apps/server/src/a.ts: 401 lines',
      'scripts/test/i.mjs: 401 lines',
      'apps/server/src/d.ts:1: a function of 62 lines',
    ]);
  });
});
