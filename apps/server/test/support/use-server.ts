import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { NOW, startTestServer, type TestServer, Visitor } from './api.ts';
import { expectInvariants, expectNoFailures } from './invariants.ts';

type Options = Parameters<typeof startTestServer>[0];

/**
 * A server for all tests of a file or a suite. Each begins at the same time, and after each the stock agrees
 * with the reservations, every response was the contract's and nothing has failed inside.
 * @param options a function where they come with a database that is to be opened
 */
export function useTestServer(options: Options | (() => Promise<Options>) = {}): TestServer {
  // Filled before the first test, so that tests can have it as a constant.
  const server = {} as TestServer;
  beforeAll(async () => {
    const given = typeof options === 'function' ? await options() : options;
    Object.assign(server, await startTestServer(given));
  }, 60_000);
  beforeEach(() => server.clock.set(NOW));
  afterEach(async () => {
    await expectInvariants(server.db);
    expectNoFailures(server);
  });
  // Where it has not started there is nothing to close, and one failure to read.
  afterAll(() => server.close?.());
  return server;
}

/** A visitor who has just arrived, another one for each test. */
export function useVisitor(server: TestServer): Visitor {
  const visitor: Visitor = Object.create(Visitor.prototype);
  beforeEach(async () => {
    Object.assign(visitor, await Visitor.arrive(server.app));
  });
  return visitor;
}
