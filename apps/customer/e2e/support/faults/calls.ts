import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { keptAnswers, type Stored } from './kept-answers.ts';

/** A response that takes the place of the API's. */
export type Answer = { status: number; type?: string; body: string; retryAfter?: number };

/** A call as a fault sees it. */
export type Call = { method: string; path: string };

/** Stands between the site and the contract's examples, and can be made to fail. */
export type Calls = {
  origin: string;
  /** What a call gets instead of its response; nothing: the response. */
  instead: (call: Call) => Answer | undefined;
  /** Asks the mock for this example of a reservation. */
  example: string | undefined;
  /** Until what it returns is called, no response comes. */
  hold: () => () => void;
  /** Drafts are again those of the examples. */
  forgetAnswers: () => void;
  /** The calls since the last time. */
  takeAsked: () => string[];
  close: () => Promise<void>;
};

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function send(response: ServerResponse, { status, headers, body }: Stored): void {
  response.statusCode = status;
  for (const [name, value] of headers) response.appendHeader(name, value);
  response.end(body);
}

function sendInstead(response: ServerResponse, answer: Answer): void {
  const { status, type = 'application/json', body, retryAfter } = answer;
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  });
  response.end(body);
}

const OWN_HEADERS = /^(?:content-(?:length|encoding)|connection|transfer-encoding|set-cookie)$/;

/** Passes a call on to the API. */
async function ask(
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
  { api, prefer }: { api: string; prefer: string | undefined },
): Promise<Stored> {
  const { host: _, connection: __, ...rest } = headers;
  const response = await fetch(new URL(url, api), {
    method: method ?? 'GET',
    redirect: 'manual',
    headers: { ...(rest as Record<string, string>), ...(prefer && { prefer }) },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: [
      ...[...response.headers].filter(([name]) => !OWN_HEADERS.test(name)),
      ...cookies.map((one): [string, string] => ['set-cookie', one]),
    ],
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** @param api origin of what serves the contract's examples; each read is asked of it once */
export async function startCalls(api: string): Promise<Calls> {
  const stored = new Map<string, Promise<Stored>>();
  const answers = keptAnswers();
  const asked: string[] = [];
  let held = Promise.resolve();
  /** The API's response, as if it kept what it is told. */
  const respond = async (request: IncomingMessage, path: string): Promise<Stored> => {
    const { method, url, headers } = request;
    const isOfReservation = /^\/customer-api\/reservations\/[^/]+$/.test(path);
    const prefer =
      calls.example && isOfReservation ? `code=200, example=${calls.example}` : undefined;
    const body = await read(request);
    const isRead = method === 'GET' && path.startsWith('/customer-api/');
    const key = `${url} ${prefer} ${/ferry_session/.test(headers.cookie ?? '')}`;
    const response = (isRead && stored.get(key)) || ask(request, body, { api, prefer });
    if (isRead) stored.set(key, response);
    else if ((await response).status === 200) answers.keep(path, body);
    return answers.within(path, await response);
  };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = url.replace(/\?.*/, '');
    asked.push(`${method} ${path}`);
    await held;
    const instead = calls.instead({ method, path });
    if (instead) return sendInstead(response, instead);
    await respond(request, path).then(
      (found) => send(response, found),
      () => response.destroy(),
    );
  });
  const calls: Calls = {
    origin: '',
    instead: () => undefined,
    example: undefined,
    hold: () => {
      const released = Promise.withResolvers<void>();
      held = released.promise;
      return () => released.resolve();
    },
    forgetAnswers: answers.forget,
    takeAsked: () => asked.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  calls.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return calls;
}
