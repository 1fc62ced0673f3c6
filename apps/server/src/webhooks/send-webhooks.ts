import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import {
  type DueDelivery,
  noteDelivered,
  noteFailed,
  takeDue,
} from '../domain/webhooks/deliveries.ts';
import { type EndpointRow, findEndpoints, openSecrets } from '../domain/webhooks/endpoints.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { eventBody } from './event-body.ts';
import { post } from './post.ts';
import { retryAtOf } from './retry-after.ts';
import { signedHeaders } from './sign.ts';

/** Sent to one endpoint at the same time, of different subjects. */
const AT_ONCE = 10;
/** Milliseconds after which a run leaves what is on its way to itself: a slow endpoint holds up no other. */
const RUN_MS = 2000;

interface Sending {
  db: Kysely<Database>;
  keys: KeyRing;
  clock: Clock;
}

interface Sent {
  result: string;
  retryAt: Date | undefined;
}

/** Hears of what was not taken; nothing of the booking, and no address. */
export type OnFailure = (failed: { endpointId: string; eventId: string; reason: string }) => void;

/**
 * Sends events to their endpoints, each endpoint by itself. At least once: a process that dies between sending and noting sends
 * again, with the same id, as any number of processes share the deliveries. Guarded by `test/webhooks/`.
 */
export class WebhookSender {
  /** Endpoints that this process is sending to. */
  readonly #busy = new Map<string, Promise<number>>();
  readonly #sending: Sending;
  readonly #onFailure: OnFailure;

  constructor(sending: Sending, onFailure: OnFailure) {
    this.#sending = sending;
    this.#onFailure = onFailure;
  }

  /**
   * Begins with every endpoint that nothing is being sent to, and waits a little.
   * @returns how many events were taken by endpoints that are done
   */
  async run(): Promise<number> {
    const endpoints = await findEndpoints(this.#sending.db);
    for (const endpoint of endpoints) {
      if (endpoint.stopped_at || this.#busy.has(endpoint.id)) continue;
      const draining = this.#drain(endpoint).finally(() => this.#busy.delete(endpoint.id));
      // A later run does not wait for it any more.
      draining.catch(() => undefined);
      this.#busy.set(endpoint.id, draining);
    }
    return withinRun([...this.#busy.values()]);
  }

  /** Sends until nothing is due, or nothing is taken. @returns how many were taken */
  async #drain(endpoint: EndpointRow): Promise<number> {
    let taken = 0;
    for (let most = endpoint.failing_since ? 1 : AT_ONCE; ; most = AT_ONCE) {
      const now = this.#sending.clock.now();
      const due = await takeDue(this.#sending.db, endpoint.id, { now, most });
      const sent = await Promise.all(due.map((each) => this.#send(endpoint, each)));
      const done = sent.filter(Boolean).length;
      taken += done;
      if (done === 0) return taken;
    }
  }

  /** @returns whether it was taken */
  async #send(endpoint: EndpointRow, due: DueDelivery): Promise<boolean> {
    const { db, clock } = this.#sending;
    const { result, retryAt } = await this.#post(endpoint, due);
    if (/^HTTP_2\d\d$/.test(result)) {
      await noteDelivered(db, due, result);
      return true;
    }
    await noteFailed(db, due, { result, retryAt, isOver: result === 'HTTP_410', now: clock.now() });
    this.#onFailure({ endpointId: endpoint.id, eventId: due.event.id, reason: result });
    return false;
  }

  /** @returns `HTTP_204`, or why there was no response, and before when the endpoint wants nothing more */
  async #post({ id, url, allows_private }: EndpointRow, { event }: DueDelivery): Promise<Sent> {
    const { db, keys, clock } = this.#sending;
    const at = clock.now();
    const body = eventBody(event);
    try {
      const secrets = await openSecrets(db, keys, id, at);
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'ferry-webhooks',
        ...signedHeaders(secrets, { id: event.id, at, body }),
      };
      const { status, retryAfter } = await post(
        { url, allowsPrivate: allows_private },
        body,
        headers,
      );
      return { result: `HTTP_${status}`, retryAt: retryAtOf(retryAfter, clock.now()) };
    } catch (error) {
      const result = error instanceof Error && 'code' in error ? String(error.code) : 'FAILED';
      return { result, retryAt: undefined };
    }
  }
}

/** The sum of what is done in time. @throws what one of them throws */
async function withinRun(running: readonly Promise<number>[]): Promise<number> {
  let taken = 0;
  let timer: NodeJS.Timeout | undefined;
  const soon = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, RUN_MS);
  });
  const counted = running.map(async (each) => {
    taken += await each;
  });
  await Promise.race([Promise.all(counted), soon]).finally(() => clearTimeout(timer));
  return taken;
}
