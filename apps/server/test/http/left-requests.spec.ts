import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it, vi } from 'vitest';
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
