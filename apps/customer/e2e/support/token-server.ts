import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const MEMBER = { familyName: '山田', givenName: '花子' };

/** What the server was asked: call, credential and body. */
export type Heard = { call: string; credential: string | undefined; body: string };

/**
 * The built site on a small server of another operator: a session is proven by a bearer token
 * alone. It has no cookies, one member, and nothing of the rest of the contract.
 *
 * @param session settings of the app, as `session` in operator.json
 * @param isMemberEmpty whether it says nothing of the member, in a body without a byte
 */
export async function startTokenServer(
  session: { scheme: 'local' | 'refresh' },
  isMemberEmpty = false,
) {
  const heard: Heard[] = [];
  /** How many tokens were given; the last one counts. */
  let given = 0;
  const give = () => {
    given += 1;
    return {
      token: `t${given}`,
      ...(session.scheme === 'refresh' && { refresh_token: `r${given}` }),
    };
  };
  const answer = ({ call, credential, body }: Heard): [status: number, body?: object] => {
    const isMember = credential === `Bearer t${given}`;
    switch (call) {
      case 'POST /external/api/auth/login':
        return [200, give()];
      case 'POST /external/api/auth/refresh':
        return body === `{"refresh_token":"r${given}"}` ? [200, give()] : refused(401);
      case 'GET /external/api/members/me':
        return isMember ? (isMemberEmpty ? [200] : [200, MEMBER]) : refused(401);
      case 'DELETE /external/api/auth/logout':
        return isMember ? [204] : refused(401);
      default:
        return call.includes('/customer-api/') ? refused(503) : refused(404);
    }
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/customer/')) {
      const [type, content] = file(pathname.slice('/customer/'.length), session);
      response.writeHead(content ? 200 : 404, { 'content-type': type });
      return response.end(content);
    }
    const one = await hear(request, pathname);
    heard.push(one);
    const [status, body] = answer(one);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body && JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, heard, close: () => server.close() };
}

async function hear(request: IncomingMessage, pathname: string): Promise<Heard> {
  let body = '';
  for await (const part of request) body += part;
  const { authorization, cookie } = request.headers;
  // Whatever else the browser sends along, it is not a session of a server.
  if (cookie?.includes('XSRF')) throw new Error('A bearer scheme has no such cookie');
  return { call: `${request.method} ${pathname}`, credential: authorization, body };
}

const refused = (status: number): [number, object] => [
  status,
  {
    message: 'x',
    code: status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE',
    requestId: 'req_8Zk2mQ4v9a',
  },
];

/** A file of the build, or the page of a path with these settings in place of the build's. */
function file(path: string, session: object): [type: string, content: Buffer | string | undefined] {
  const extension = extname(path);
  if (extension) {
    const name = join(DIST, path);
    return [
      TYPES[extension] ?? 'application/octet-stream',
      existsSync(name) ? readFileSync(name) : undefined,
    ];
  }
  const own = join(DIST, `${path || 'index'}.html`);
  const html = readFileSync(existsSync(own) ? own : join(DIST, 'fallback.html'), 'utf8');
  const settings = JSON.stringify(session).replaceAll('"', '&quot;');
  return [
    'text/html; charset=utf-8',
    html.replace(/(name="ferry-session" content=")[^"]*/, `$1${settings}`),
  ];
}
