import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../apps/server/src/domain/rate-limits/client-limits.ts';
import { createPortKey } from '../../apps/server/src/domain/tickets/port-keys.ts';
import { loadDemoMembers } from '../../apps/server/src/operator/demo/load-members.ts';
import { startTestServer, type TestServer } from '../../apps/server/test/support/api.ts';
import { credentials } from '../../apps/server/test/support/members.ts';
import { newPartnerKey } from '../../apps/server/test/support/partner-keys.ts';
import { root } from '../lib/bootstrap.mjs';
import { brokenBodies } from './broken.mjs';
import { readContract } from './contract.mjs';
import { FAULTS, tryFaults } from './faults/try-faults.mjs';
import { readOptions } from './options.mjs';
import { writeReports } from './report/write.mjs';
import { RULES } from './rules.mjs';
import { runAll } from './run-all.mjs';
import { startSecondServer } from './second-server.fixture.mjs';

const contract = readContract();
const member = credentials('hanako');
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));

describe('the options', () => {
  it.each([
    [['--base-url', 'https://test.example.jp'], '--host test.example.jp'],
    [['--base-url', 'https://test.example.jp', '--host', 'example.jp'], '--host test.example.jp'],
    [['--base-url', 'https://127.0.0.1.example.jp'], '--host 127.0.0.1.example.jp'],
    [['--base-url', 'http://localhost:8080/customer/'], 'has a path'],
    [['--base-url', 'localhost:8080'], 'no address of http'],
    [[], '--base-url is missing'],
    [['--base-url', 'http://localhost', '--seed', 'x'], '--seed x is no number'],
    [['--base-url', 'http://localhost', '--sede', '1'], '--sede'],
    [['--base-url', 'http://localhost', '--part', 'money'], '--part money is none of sessions'],
    [['--base-url', 'http://localhost', '--data', '/none.json'], '/none.json'],
  ])('%j are refused: %s', (args, reason) => {
    expect(() => readOptions(args)).toThrow(reason);
  });

  it.each([
    [['--base-url', 'http://localhost:8080']],
    [['--base-url', 'http://127.0.0.1:1']],
    [['--base-url', 'http://[::1]:8080']],
    [['--base-url', 'https://test.example.jp', '--host', 'test.example.jp']],
  ])('%j are taken', (args) => {
    expect(readOptions([...args, '--seed', '7', '--only', 'drafts,fares'])).toMatchObject({
      seed: 7,
      only: ['drafts', 'fares'],
      invalid: 200,
    });
  });
});

describe('broken requests', () => {
  const bodyOf = (id: string, seed: number) => {
    const operation = contract.operations.get(id);
    if (!operation) throw new Error(`no operation ${id}`);
    const how = { seed, count: 200 };
    return brokenBodies(operation, operation.body?.examples[0], how);
  };

  it('are 200 of an operation, of every kind, each with one thing wrong', () => {
    const bodies = bodyOf('setDraftCustomers', 1);
    expect(bodies).toHaveLength(200);
    expect(new Set(bodies.map(({ kind }) => kind))).toEqual(
      new Set(
        'type,missing,unknown property,bounds,form,widths,NUL,half character,any JSON,name of an object'.split(
          ',',
        ),
      ),
    );
  });

  it('are the same of a seed, and others of another', () => {
    expect(bodyOf('createDraft', 7)).toEqual(bodyOf('createDraft', 7));
    expect(bodyOf('createDraft', 8)).not.toEqual(bodyOf('createDraft', 7));
  });
});

describe('our own server', () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    const { failedLookUps, failedLogins } = defaultLimits;
    // The proxy of the faults says whose each run is.
    const trustProxy = ['loopback'];
    server = await startTestServer({ limits: { failedLookUps, failedLogins }, trustProxy });
    await loadDemoMembers(server.db, server.clock);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const args = (...more: string[]) => [
    ...['--base-url', origin, '--seed', '1', '--report', folder, ...more],
  ];

  it('keeps the contract in every rule, and no secret is in the report', async () => {
    const { key: portKey } = await createPortKey(server.db, '汐見港', server.clock.now());
    const data = { member, portKey, partnerKey: await newPartnerKey(server) };
    const options = { ...readOptions(args('--invalid', '3')), data };
    const { run, cutShort } = await runAll(contract, options);
    expect(cutShort).toBeUndefined();
    const findings = run.findings.map(({ rule, operation, expected, received }) =>
      [rule, operation, expected, received].join(' | '),
    );
    expect(findings).toEqual([]);
    expect(Object.keys(RULES).filter((rule) => !run.held.has(rule))).toEqual([]);
    expect([...run.skipped]).toEqual([]);
    expect(server.violations).toEqual([]);
    // A finding about a request with everything that is secret in it.
    const done = await runAll(contract, { ...options, requests: 1 });
    const login = { ...member, note: portKey };
    const operation = run.operation('login');
    const headers = {
      cookie: 'ferry_session=s3cret-cookie',
      authorization: `Bearer ${portKey}`,
      'x-xsrf-token': 's3cret-token==',
    };
    const sent = { method: 'POST', path: operation.path, headers, body: JSON.stringify(login) };
    const response = { 'set-cookie': ['XSRF-TOKEN=other-s3cret; Path=/; SameSite=Lax'] };
    const exchange = { operation, sent, status: 500, headers: response, bytes: Buffer.from('{}') };
    done.run.hold('no-server-error', false, { ...exchange, body: {} }, 'no 5xx');
    writeReports(done.run, done.cutShort);
    const [text, plain, xml] = ['report.md', 'report.json', 'junit.xml'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    for (const report of [text, plain, xml]) {
      expect(report).toContain('no-server-error');
      for (const secret of [member.password, portKey, 's3cret'])
        expect(report).not.toContain(secret);
    }
    expect(text).toContain('要求の内容で5xxにならない。');
    expect(text).toContain('No request makes a 5xx.');
    expect(text).toMatch(/まとめ[^#]*\| no-server-error \|[^\n]*\| 1 \| 1 \|/);
    expect(text).toContain('openapi/errors.md; login');
    expect(text).toContain(`curl --include --request POST '${origin}/external/api/auth/login'`);
    expect(JSON.parse(plain ?? '').cutShort).toBe('requests');
    expect(xml).toMatch(/failures="1"/);
  }, 120_000);

  /** One of each kind; all of them: `npm run conformance -- --faults`. */
  const HANDFUL = [
    'the token is looked at before the login',
    'half a character becomes a question mark',
    'errors have no number of their request',
    'a property too many',
    'a key is for all callers',
    'an old version is refused, and changes all the same',
    'a cancellation costs more than was quoted',
  ];

  it('does not keep it with a planted fault, which is found', async () => {
    const faults = FAULTS.filter(({ name }) => HANDFUL.includes(name));
    expect(faults).toHaveLength(HANDFUL.length);
    const options = { ...readOptions(args()), data: { member } };
    expect(await tryFaults(contract, options, faults, () => undefined)).toEqual([]);
  }, 240_000);
});

describe('the planted faults', () => {
  it('are more than sixty, each with its rules, of every part', () => {
    expect(FAULTS.length).toBeGreaterThan(60);
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(new Set(FAULTS.flatMap(({ rules }) => rules))).toEqual(new Set(Object.keys(RULES)));
  });

  it('are of rules that the page lists once each, beside the file that checks it', () => {
    const page = readFileSync(join(root, 'openapi/conformance.md'), 'utf8');
    const rows = page.matchAll(/^\| `([\w/-]+\.mjs)`[^|]*\| (.*) \|$/gm);
    const listed = [...rows].flatMap(([, file = '', rules = '']) => {
      const text = readFileSync(join(root, 'scripts/conformance', file), 'utf8');
      return rules.split(', ').filter((rule) => text.includes(`'${rule}'`));
    });
    expect(listed.toSorted()).toEqual(Object.keys(RULES).toSorted());
  });
});

describe('a server of another team, of three operations', () => {
  it('keeps the contract, says what it does not have, and is asked for no more', async () => {
    const server = await startSecondServer();
    const options = readOptions(['--base-url', server.origin, '--seed', '1']);
    const { run } = await runAll(contract, { ...options, data: { member } });
    server.close();
    expect(run.findings).toEqual([]);
    expect([...run.succeeded].toSorted()).toEqual([
      'listFeatures',
      'listPorts',
      'listRoutes',
      'searchSailings',
    ]);
    expect([...new Set(server.paths)].toSorted()).toEqual([
      'GET /customer-api/features',
      'GET /customer-api/no-such-thing',
      'GET /customer-api/ports',
      'GET /customer-api/routes',
      'GET /customer-api/sailings',
    ]);
    expect(run.skipped.get('createDraft')).toBe('the server does not offer it');
  });

  it('is found out where it says nothing of what it does not have', async () => {
    const server = await startSecondServer({ isHonest: false });
    const options = readOptions(['--base-url', server.origin, '--part', 'sessions']);
    const { run } = await runAll(contract, options);
    server.close();
    expect(run.findings.map(({ operation }) => operation)).toContain('getCsrfCookie');
  });
});
