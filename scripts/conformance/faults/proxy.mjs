/** A proxy between the command and a server that plants one fault: it changes what it is told to, and no more. */
import { createServer, request as forward } from 'node:http';

/**
 * @typedef {object} Seen a request on its way, and what the faults of a run remember
 * @property {import('../contract.mjs').Operation | undefined} operation
 * @property {string} method
 * @property {string} path with its query
 * @property {Record<string, any>} headers
 * @property {Buffer} bytes
 * @property {Map<string, any>} memory
 * @property {(more: Partial<Seen>) => Promise<Reply>} ask the server, with something changed
 */

/** @typedef {{ status: number, headers: Record<string, any>, bytes: Buffer }} Reply */

/**
 * @typedef {object} Fault
 * @property {string} name what the server does wrong
 * @property {string[]} rules any of which finds it
 * @property {(seen: Seen) => Seen | Reply | Promise<Seen | Reply>} [request] changes a request, or answers it
 * @property {(reply: Reply, seen: Seen) => Reply | Promise<Reply>} [response]
 */

/**
 * @param {string} target origin of the server
 * @param {import('../contract.mjs').Contract} contract
 * @returns {Promise<{ origin: string, plant: (fault: Fault | undefined) => void, close: () => void }>}
 */
export async function startProxy(target, contract) {
  const operations = [...contract.operations.values()].map((operation) => ({
    operation,
    form: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const operationOf = (method, path) => {
    const bare = path.split('?')[0];
    const fitting = operations.filter(
      ({ operation, form }) => operation.method === method && form.test(bare),
    );
    return (fitting.find(({ operation }) => operation.path === bare) ?? fitting[0])?.operation;
  };
  /** @type {Fault | undefined} */
  let fault;
  let memory = new Map();
  let runs = 0;
  const server = createServer(async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = 'GET', url: path = '/' } = incoming;
    const headers = { ...incoming.headers };
    // Each run is a client of its own: limits of the one before are not its.
    headers['x-forwarded-for'] = `198.51.100.${runs % 250}`;
    const bytes = Buffer.concat(chunks);
    /** @type {Seen} */
    const seen = { operation: operationOf(method, path), method, path, headers, bytes, memory };
    seen.ask = (more) => askServer(target, { ...seen, ...more });
    try {
      const { status, headers: sent, bytes: body } = await pass(fault, seen);
      outgoing.writeHead(status, withLength(sent, body));
      outgoing.end(body);
    } catch {
      // A fault that ends the connection.
      incoming.socket.destroy();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    plant: (next) => {
      fault = next;
      memory = new Map();
      runs += 1;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function pass(fault, seen) {
  const changed = (await fault?.request?.(seen)) ?? seen;
  const reply = 'status' in changed ? changed : await changed.ask(changed);
  return (await fault?.response?.(reply, seen)) ?? reply;
}

/** @returns {Promise<Reply>} */
function askServer(target, { method, path, headers, bytes }) {
  return new Promise((reply, reject) => {
    const sent = { ...headers, 'content-length': String(bytes.length) };
    const request = forward(new URL(target), { method, path, headers: sent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response;
        reply({ status, headers: { ...headers }, bytes: Buffer.concat(chunks) });
      });
    });
    request.once('error', reject);
    request.end(bytes);
  });
}

function withLength(headers, body) {
  const { 'transfer-encoding': _, connection: __, ...rest } = headers;
  return { ...rest, ...(body.length > 0 && { 'content-length': body.length }) };
}
