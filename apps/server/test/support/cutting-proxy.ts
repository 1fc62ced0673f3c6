import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  origin: string;
  /**
   * From now on the next response is lost on its way: the server has done its work, the client
   * never hears of it.
   */
  loseNextResponse(): void;
  close(): Promise<void>;
}

/** A network between client and server that loses responses when it is told to. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  let isLosing = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    client.pipe(upstream);
    upstream.on('data', (bytes) => {
      if (!isLosing) return client.write(bytes);
      isLosing = false;
      upstream.destroy();
      return client.resetAndDestroy();
    });
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    loseNextResponse: () => {
      isLosing = true;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
