import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();

/** Everything that comes back for these bytes. */
async function responseTo(bytes: string): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const client = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  let received = '';
  client.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  client.write(bytes);
  await once(client, 'close');
  return received;
}

const POST = 'POST /customer-api/drafts HTTP/1.1\r\nHost: localhost\r\n';

it.each([
  [
    'a length and chunks',
    `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['two lengths', `${POST}Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}{}`, 400],
  ['garbage', '\u0016\u0003\u0001\r\n\r\n', 400],
  ['headers without end', `${POST}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])(
  '%s: refused in the form of every other refusal, and the connection is closed',
  async (_, bytes, status) => {
    const [head = '', body = ''] = (await responseTo(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const id = /^x-request-id: (req_\w+)$/m.exec(head)?.[1];
    expect(JSON.parse(body)).toMatchObject({ code: 'MALFORMED_REQUEST', requestId: id });
    for (const line of [
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    ]) {
      expect(head.split('\r\n')).toContain(line);
    }
  },
);
