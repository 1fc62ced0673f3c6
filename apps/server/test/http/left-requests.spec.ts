import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it, vi } from 'vitest';
import { Visitor } from '../support/api.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

it('a client that leaves in the middle of its request is no failure of ours', async () => {
  const arrived = once(server.app.server, 'request');
  const client = connect(port, '127.0.0.1');
  // Read to its end before anything is said of it.
  const head = ['POST /customer-api/nowhere HTTP/1.1', 'host: x', 'content-type: application/json'];
  client.write(`${[...head, 'content-length: 100'].join('\r\n')}\r\n\r\n{`);
  await arrived;
  client.destroy();
  await vi.waitFor(() => expect(server.log.join()).toContain('client left'));
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

it('a body of 10 MB is answered with 413, which its client reads to the end', async () => {
  const client = connect(port, '127.0.0.1');
  const size = 10_000_000;
  const { cookies } = await Visitor.arrive(server.app);
  const head = [
    'POST /customer-api/drafts HTTP/1.1',
    'host: x',
    'content-type: application/json',
    `cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `x-xsrf-token: ${decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '')}`,
  ];
  client.write(`${[...head, `content-length: ${size}`].join('\r\n')}\r\n\r\n`);
  const failures: unknown[] = [];
  client.on('error', (error) => failures.push(error));
  let read = '';
  client.on('data', (chunk) => {
    read += chunk.toString();
  });
  const closed = once(client, 'close');
  for (let sent = 0; sent < size; sent += 500_000) client.write(Buffer.alloc(500_000, 'a'));
  await closed;
  expect([failures, read.split('\r\n')[0]]).toEqual([[], 'HTTP/1.1 413 Payload Too Large']);
  expect(read).toContain('PAYLOAD_TOO_LARGE');
});
