import { fork } from 'node:child_process';
import { once } from 'node:events';
import { isAbsolute, join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Visitor } from '../support/api.ts';
import { bundle } from '../support/bundle.ts';
import type { KillPoint } from './kill-points.ts';

const SCRIPT = join(import.meta.dirname, 'die-at.ts');

/** What a process is told: what to do, where to stop in the middle of it, and how. */
export interface DeathOrder {
  point: KillPoint;
  how: 'SIGKILL' | 'SIGSTOP';
  /** The request to answer; none: one run of a job. */
  request?: InjectOptions;
  /** The job that settles, or ends, what is due. */
  job?: DueJob;
  /** Number of a reservation: the port notes that what is due on it was paid there. */
  paidAtPort?: string;
  /** When that is, as an instant; when tests begin unless told otherwise. */
  now?: string;
}

type DueJob = 'payments' | 'refunds' | 'changes';

interface DyingOptions {
  /** See `DatabaseOptions`. */
  abandonedAfterMs?: number;
  /** Where the Stripe is that takes the money; else the sandbox does. */
  stripePort?: number;
}

export interface FrozenProcess {
  /** Lets it go on. @returns the status of its response */
  wake(): Promise<number>;
  kill(): void;
}

export interface DyingProcesses {
  /**
   * Sends the visitor's request to a server process of its own that dies at the point.
   * @returns the signal that ended it, or its exit code when it never came to the point
   */
  sendAndDie(
    visitor: Visitor,
    point: KillPoint,
    request: InjectOptions,
    now?: string,
  ): Promise<NodeJS.Signals | number | null>;
  /** Sends the visitor's request to a server process of its own that freezes at the point. */
  sendAndFreeze(visitor: Visitor, point: KillPoint, request: InjectOptions): Promise<FrozenProcess>;
  /** Settles refunds, or payments, or ends changes, in a process of its own that dies at the point. */
  settleAndDie(
    point: KillPoint,
    job?: DueJob,
    now?: string,
  ): Promise<NodeJS.Signals | number | null>;
  /** Notes a payment at the port in a process of its own that dies at the point. */
  noteAndDie(point: KillPoint, paidAtPort: string): Promise<NodeJS.Signals | number | null>;
  stop(): void;
}

/**
 * Server processes that are there to be killed, one after the other. The next one starts while the
 * last one's test goes on: a start takes longer than everything that the process does then. With the
 * embedded database it starts with its order: until then another process has its folder.
 * @param where a migrated database with sailings, or the folder of an embedded one
 */
export async function dyingProcesses(
  where: string,
  { abandonedAfterMs, stripePort }: DyingOptions = {},
): Promise<DyingProcesses> {
  const program = await bundle(SCRIPT);
  const startNext = () =>
    start(program, [where, String(abandonedAfterMs ?? ''), String(stripePort ?? '')]);
  const startAhead = () => (isAbsolute(where) ? undefined : startNext());
  let next = startAhead();
  const send = async (order: DeathOrder) => {
    const mine = next ?? startNext();
    next = startAhead();
    if (await mine.isReady) mine.child.send(order);
    return mine;
  };
  return {
    sendAndDie: async (visitor, point, request, now) => {
      const order = { point, how: 'SIGKILL', request: sentBy(visitor, request) } as const;
      return (await send({ ...order, ...(now && { now }) })).end;
    },
    sendAndFreeze: async (visitor, point, request) => {
      const order = { point, how: 'SIGSTOP', request: sentBy(visitor, request) } as const;
      const { child } = await send(order);
      const [said] = await once(child, 'message');
      if (said !== 'frozen') throw new Error(`The process did not freeze: it answered ${said}`);
      const wake = async () => {
        child.kill('SIGCONT');
        const [status] = (await once(child, 'message')) as [number];
        return status;
      };
      return { wake, kill: () => void child.kill('SIGKILL') };
    },
    settleAndDie: async (point, job = 'refunds', now) =>
      (await send({ point, how: 'SIGKILL', job, ...(now && { now }) })).end,
    noteAndDie: async (point, paidAtPort) =>
      (await send({ point, how: 'SIGKILL', paidAtPort })).end,
    stop: () => void next?.child.kill('SIGKILL'),
  };
}

/** The request with the visitor's session, for another process. */
function sentBy({ cookies }: Visitor, request: InjectOptions): InjectOptions {
  const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...request, headers: { cookie, 'x-xsrf-token': token, ...request.headers } };
}

function start(program: string, args: string[]) {
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const child = fork(program, args, { execArgv });
  const end = once(child, 'exit').then(
    ([code, signal]: (NodeJS.Signals | number | null)[]) => signal ?? code ?? null,
  );
  const isReady = Promise.race([once(child, 'message').then(() => true), end.then(() => false)]);
  return { child, end, isReady };
}
