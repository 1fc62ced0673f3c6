import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import contract from '@ferry/api/contract/customer.json' with { type: 'json' };
import type { PingEvent, ReservationEvent, SailingEvent } from '@ferry/api/customer-server';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

type Event = ReservationEvent | SailingEvent | PingEvent;

/** The behaviour of a receiver for one request; otherwise it responds 204. */
export type Behaviour =
  | { status: number; headers?: Record<string, string> }
  /** Takes it, and is heard of no more. */
  | 'lost'
  /** Never responds. */
  | 'hangs'
  /** Responds with a body without an end. */
  | 'endless';

const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });
const validate = (type: string) => {
  const [about = ''] = type.split('.');
  const name = { sailing: 'SailingEvent', endpoint: 'PingEvent' }[about] ?? 'ReservationEvent';
  return ajv.getSchema(`contract#/components/schemas/${name}`);
};

/** The reservation, sailing or endpoint that an event is about. */
function aboutOf(event: Event | undefined): string {
  const data = { reservationNumber: undefined, sailingId: undefined, ...event?.data };
  return data.reservationNumber ?? data.sailingId ?? '';
}

/**
 * Who integrates, on this machine: takes only what another library than ours finds signed, and what is the contract's.
 */
export class WebhookReceiver {
  readonly taken: Event[] = [];
  /** Ids of all that came, taken or not. */
  readonly seen: string[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  readonly bodies: string[] = [];
  /** The behaviours for the next requests, in this order. */
  readonly behaviours: Behaviour[] = [];
  /** The behaviour for each event of this reservation or sailing. */
  readonly of = new Map<string, Behaviour>();
  /** Any of them signs; none: nothing is verified. */
  secrets: string[] = [];
  /** The requests that were not signed, or not the contract's. */
  readonly wrong: unknown[] = [];
  /** The target of a redirection was asked for. */
  followed = 0;
  /** Waits before it responds. */
  gate: Promise<unknown> | undefined;
  now: () => Date;
  #server: Server;

  private constructor(server: Server, now: () => Date) {
    this.#server = server;
    this.now = now;
  }

  static async start(now: () => Date): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server, now);
    server.on('request', async (request, response) => {
      if (request.url === '/elsewhere') receiver.followed += 1;
      const body = await text(request).catch(() => undefined);
      if (body === undefined) return;
      receiver.seen.push(String(request.headers['webhook-id']));
      await receiver.gate;
      receiver.#respond(body, request.headers, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Forgets what came. */
  clear(): void {
    for (const list of [this.taken, this.seen, this.headers, this.bodies, this.behaviours]) {
      list.splice(0);
    }
    this.of.clear();
  }

  /** As a machine that goes. */
  dropConnections(): void {
    this.#server.closeAllConnections();
  }

  #respond(body: string, headers: IncomingHttpHeaders, response: ServerResponse): void {
    const event = this.#verify(body, headers);
    const next = this.behaviours.shift() ?? this.of.get(aboutOf(event)) ?? { status: 204 };
    if (next === 'hangs') return;
    if (next === 'endless') {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) {
          // As fast as it is read.
        }
      };
      response.on('drain', more);
      more();
      if (event) this.taken.push(event);
      return;
    }
    const isTaken = next === 'lost' || (next.status >= 200 && next.status < 300);
    if (isTaken && event) {
      this.taken.push(event);
      this.headers.push(headers);
      this.bodies.push(body);
    }
    if (next === 'lost') response.destroy();
    else response.writeHead(event ? next.status : 401, next.headers).end();
  }

  #verify(body: string, headers: IncomingHttpHeaders): Event | undefined {
    const event = JSON.parse(body) as Event;
    const reasons = this.secrets.map((secret) => this.#reasonAgainst(secret, body, headers));
    const isSigned = this.secrets.length === 0 || reasons.includes(undefined);
    const valid = validate(event.type);
    if (!isSigned) this.wrong.push(reasons);
    if (!valid?.(event)) this.wrong.push(valid?.errors);
    if (event.id !== headers['webhook-id']) this.wrong.push(headers);
    return isSigned && valid?.(event) ? event : undefined;
  }

  /** The library reads the time of the machine, which is not that of the test. */
  #reasonAgainst(secret: string, body: string, headers: IncomingHttpHeaders): unknown {
    vi.useFakeTimers({ toFake: ['Date'], now: this.now() });
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return undefined;
    } catch (error) {
      return error;
    } finally {
      vi.useRealTimers();
    }
  }
}
