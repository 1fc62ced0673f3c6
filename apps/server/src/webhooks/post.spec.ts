import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { post } from './post.ts';

afterEach(() => vi.useRealTimers());

const listen = async (onRequest: () => void) => {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port, close };
};

it('who does not respond in ten seconds is hung up on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = vi.fn<() => void>();
  const { port, close } = await listen(asked);
  const failed = vi.fn<(error: unknown) => void>();
  const sent = post({ url: `http://127.0.0.1:${port}/`, allowsPrivate: true }, '{}', {}).catch(
    failed,
  );
  while (asked.mock.calls.length === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(9999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT' }));
  await close();
});

it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '[::1]'])(
  'nobody is asked at %s, whatever the name leads to, unless the operator wants it',
  async (host) => {
    const asked = vi.fn<() => void>();
    const { port, close } = await listen(asked);
    const sent = post({ url: `http://${host}:${port}/`, allowsPrivate: false }, '{}', {});
    await expect(sent).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
    expect(asked).not.toHaveBeenCalled();
    await close();
  },
);
