import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import type { PushSender } from '../../src/push/push-sender.ts';
import { RESERVATIONS } from './booking.ts';

/** A response that is lost on its way: the message was taken. */
export const LOST = 0;

/** What a device has shown, as its browser hands it to the service worker. */
const Shown = v.strictObject({
  title: v.string(),
  body: v.string(),
  reservationId: v.string(),
  tag: v.string(),
  eventId: v.string(),
});

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  shown: v.InferOutput<typeof Shown>;
  /** The bytes that the service has seen. */
  sealed: Buffer;
}

/** A browser that has subscribed at a push service. */
export interface Subscribed {
  endpoint: string;
  hash: string;
  p256dh: string;
  auth: string;
}

/**
 * A push service on this machine that refuses what is not proved (RFC 8292) and opens what it gets, as the device would
 * (RFC 8291). The server under test reaches it instead of the host that it writes to; the list of hosts is the real one.
 */
export class PushService {
  readonly received: Received[] = [];
  /** What it responds with next, in this order; 201 then. */
  readonly responses: { status: number; headers?: Record<string, string> }[] = [];
  /** What was not a message of the site's. */
  readonly failed: unknown[] = [];
  /** The address of a redirection's target was asked for. */
  followed = 0;
  #server: Server;
  #devices = new Map<string, { ecdh: ECDH; auth: Buffer; endpoint: string }>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      service.#take(request, response).catch((error: unknown) => {
        response.writeHead(500).end();
        service.failed.push(error);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get sender(): PushSender {
    return {
      contact: 'mailto:push@example.jp',
      fetch: (input, init) => fetch(this.#here(String(input)), init),
    };
  }

  /** A device that has subscribed here. */
  subscribe(origin?: string): Subscribed {
    const { device, ...secrets } = makeDevice(origin);
    this.#devices.set(new URL(device.endpoint).pathname, {
      ...secrets,
      endpoint: device.endpoint,
    });
    return device;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #here(endpoint: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${new URL(endpoint).pathname}`;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (path === '/elsewhere') this.followed += 1;
    const device = this.#devices.get(path);
    const sealed = await buffer(request);
    const next = this.responses.shift() ?? { status: 201 };
    let status = device ? next.status : 410;
    if (device && !isProved(request.headers.authorization, new URL(device.endpoint).origin)) {
      status = 403;
    }
    if (device && (status === 201 || status === LOST)) {
      const shown = v.parse(Shown, JSON.parse(openMessage(sealed, device).toString('utf8')));
      this.received.push({ path, headers: request.headers, shown, sealed });
    }
    if (status === LOST) request.socket.destroy();
    else response.writeHead(status, next.headers).end();
  }
}

function makeDevice(origin = 'https://fcm.googleapis.com') {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${origin}/fcm/send/${randomBytes(12).toString('base64url')}`;
  const p256dh = ecdh.getPublicKey('base64url');
  const device = { endpoint, hash: hashOf(endpoint), p256dh, auth: auth.toString('base64url') };
  return { ecdh, auth, device };
}

/** A device of a browser's maker. */
export const newDevice = (): Subscribed => makeDevice().device;

export const hashOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

export const devicesOf = (reservationId: string, hash = '') =>
  `${RESERVATIONS}/${reservationId}/push-subscriptions${hash && `/${hash}`}`;

/** `vapid t=…, k=…`: signed by the key that it names, for this service, for a day at most. */
function isProved(authorization: string | undefined, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = exp - Date.now() / 1000;
  return isSigned && aud === origin && seconds > 0 && seconds <= 86_400 && /^mailto:/.test(sub);
}

/** RFC 8291 and 8188, for a message of one record. */
function openMessage(sealed: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): Buffer {
  const salt = sealed.subarray(0, 16);
  const sender = sealed.subarray(21, 21 + sealed.readUInt8(20));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length) as ArrayBuffer,
    );
  const record = sealed.subarray(21 + sender.length);
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

const NOWHERE = 'https://fcm.googleapis.com/fcm/send/nobody';
/** Nobody's device. */
export const NO_DEVICE = hashOf(NOWHERE);

/** Requests that reach the handlers of a reservation's devices. */
export const pushRequests = (reservationId: string) => {
  const key = `B${'A'.repeat(86)}`;
  const url = devicesOf(reservationId, NO_DEVICE);
  const payload = { endpoint: NOWHERE, p256dh: key, auth: 'A'.repeat(22), publicKey: key };
  return [
    { method: 'GET', url: devicesOf(reservationId) },
    { method: 'PUT', url, payload },
    { method: 'DELETE', url },
  ] as const;
};
