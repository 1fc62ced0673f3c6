import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../support/api.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { copyOf } from '../support/members.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { report } from '../support/rounds.ts';
import { offerLawson } from '../support/stores.ts';
import { type DyingProcesses, dyingProcesses } from './dying-process.ts';
import { clear } from './use-kills.ts';

const MINUTE = 60_000;

/** What a file of tests kills processes with that have the embedded database; there from its first test on. */
interface EmbeddedKills {
  /** The one that has the folder now. */
  readonly server: TestServer;
  readonly processes: DyingProcesses;
  /** The folder is given to a process that dies at the point, and opened again. */
  killed(die: () => Promise<NodeJS.Signals | number | null>): Promise<void>;
  /** The same browser at the server that has come up again. */
  again(visitor: Visitor): Visitor;
}

/**
 * A server with the embedded database, which is closed for each process that is killed. After each test the books
 * are right, nothing is logged as failed, and no reservation is left.
 * @param what the processes are killed at, for the report
 */
export function useEmbeddedKills(what: string): EmbeddedKills {
  const clock = clockAt(NOW);
  let folder: string;
  let server: TestServer;
  let processes: DyingProcesses;
  let kills = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ferry-killed-in-'));
    const dataDir = join(folder, 'data');
    const filled = await openDemonstration(clock);
    const snapshot = await filled.pglite?.dumpDataDir('none');
    await filled.close();
    server = await startTestServer({ database: await openDatabase({ dataDir, snapshot }), clock });
    await offerLawson(server.db);
    processes = await dyingProcesses(dataDir);
  }, 2 * MINUTE);
  afterEach(async () => {
    await expectInvariants(server.db);
    expectNoFailures(server);
    clock.set(NOW);
    await clear(server);
  });
  afterAll(async () => {
    report(`processes with the embedded database killed while they ${what}`, { kills });
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get server() {
      return server;
    },
    get processes() {
      return processes;
    },
    async killed(die) {
      expectNoFailures(server);
      await server.close();
      const end = await die();
      const database = await openDatabase({ dataDir: join(folder, 'data') });
      server = await startTestServer({ database, clock });
      expect(end).toBe('SIGKILL');
      kills += 1;
    },
    again: (visitor) => Object.assign(copyOf(visitor), { app: server.app }),
  };
}
