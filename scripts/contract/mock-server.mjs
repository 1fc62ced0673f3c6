/**
 * The mock as an HTTP server: Prism's engine behind a listener of our own.
 *
 * Prism's own HTTP server is not used: it puts violations into a header, which kills the process
 * when they are in Japanese (stoplightio/prism#1934), and answers in another error shape than ours.
 */
import http from 'node:http';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';
import { getHttpConfigFromRequest } from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import { mockOperations, withoutExpiry } from './mock-operations.mjs';
import { fieldErrors, operationOf, unknownParameters, wrongWish } from './mock-requests.mjs';

const settings = {
  checkSecurity: true,
  validateRequest: true,
  // The responses are the examples, which `npm run contract:check` holds against their schemas: Prism would
  // compile each of them anew, half of all its work.
  validateResponse: false,
  errors: false,
  isProxy: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/**
 * What Prism says of its own accord, where the contract documents nothing, in the contract's words:
 * a missing cookie or token is the server's 419 wherever an operation has no 401.
 */
const ownResponses = {
  401: { status: 419, code: 'CSRF' },
  404: { status: 404, code: 'NOT_FOUND' },
  422: { status: 422, code: 'VALIDATION_FAILED' },
};

/** @param {http.IncomingMessage} request */
async function readBody(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  if (text === '') return null;
  if (/\bjson\b/.test(request.headers['content-type'] ?? '')) return JSON.parse(text);
  throw new SyntaxError('The body is not declared as application/json.');
}

/** @param {URLSearchParams} search */
const readQuery = (search) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );

/**
 * @param {http.ServerResponse} response
 * @param {number} reason
 * @param {string} message
 * @param {object} [details] what else the body says
 */
function sendError(response, reason, message, details) {
  const fallback = { status: reason, code: reason < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL' };
  const { status, code } = ownResponses[reason] ?? fallback;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ message, code, requestId: 'req_prismmock', ...details }));
}

/**
 * @param {http.ServerResponse} response @param {{ statusCode: number, headers?: object, body?:
 * unknown }} output
 */
function sendOutput(response, output) {
  for (const [name, value] of Object.entries(output.headers ?? {})) {
    if (value === null || value === undefined) continue;
    // The contract writes several cookies in one example; each is a header of its own.
    const isCookies = name.toLowerCase() === 'set-cookie';
    response.setHeader(name, isCookies ? value.split(/, (?=[^;,]+=)/) : value);
  }
  response.statusCode = output.statusCode;
  const isJson = /\bjson\b/.test(String(response.getHeader('content-type')));
  response.end(isJson ? JSON.stringify(output.body) : output.body);
}

/**
 * Headers whose absence the contract answers with 428; to Prism they are parameters like any other.
 */
const PRECONDITIONS = ['idempotency-key', 'if-match', 'payment-signature', 'stripe-signature'];

/** Whether Prism refused the request for a missing or unusable precondition and nothing else. */
function lacksPrecondition(result) {
  if (result._tag === 'Left') return false;
  const { validations, output } = result.right;
  const wrong = validations.input.filter(({ severity = 0 }) => severity === 0);
  return (
    output.statusCode === 422 &&
    wrong.length > 0 &&
    wrong.every(
      ({ path: [place, name], message }) =>
        // Prism names a missing header in the message only.
        place === 'header' && PRECONDITIONS.some((each) => each === name || message.includes(each)),
    )
  );
}

/**
 * Answers one request.
 *
 * @param {object} prism Prism's instance
 * @param {object[]} operations Prism's operations
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function respond(prism, operations, request, response) {
  const url = new URL(request.url ?? '/', 'http://mock');
  const input = {
    method: request.method.toLowerCase(),
    url: { path: url.pathname, query: readQuery(url.searchParams) },
    // As the server: what an operation responds with is the contract's choice, not the caller's.
    headers: { ...request.headers, accept: '*/*' },
    body: await readBody(request),
  };
  const operation = operationOf(operations, input.method, url.pathname);
  if (!operation) return sendError(response, 404, 'The contract has no such operation.');
  const wish = getHttpConfigFromRequest(input);
  if (wish._tag === 'Left') return sendError(response, 400, wish.left.detail);
  const misspelt = wrongWish(operation, wish.right);
  if (misspelt) return sendError(response, 400, misspelt);
  const config = { ...settings, mock: { ...settings.mock, ...wish.right } };
  // The one that is meant: Prism would sort all operations for every request.
  const known = [wish.right.code ? operation : withoutExpiry(operation)];
  let result = await prism.request(input, known, config)();
  if (wish.right.code === undefined && lacksPrecondition(result)) {
    const missing = { ...config, validateRequest: false, mock: { ...config.mock, code: 428 } };
    result = await prism.request(input, known, missing)();
  }
  if (result._tag === 'Left') {
    const { status = 500, detail } = result.left;
    return sendError(response, status, String(detail ?? result.left).slice(0, 500));
  }
  const { input: checked } = result.right.validations;
  const problems = [...checked, ...unknownParameters(operation, url.searchParams)];
  for (const { path = [], message } of problems) {
    console.warn(`${request.method} ${url.pathname}: request.${path.join('.')} ${message}`);
  }
  const broken = problems.filter(({ severity = 0 }) => severity === 0);
  const { output } = result.right;
  // Prism would send the first example of 422 whatever the field, and lets an unknown parameter pass.
  const isRefusal =
    wish.right.code === undefined && (output.statusCode === 422 || output.statusCode < 300);
  if (isRefusal && broken.length > 0) return refuse(response, operation, broken);
  return sendOutput(response, output);
}

/** As the server: an id that cannot exist is 404, the rest 422 with the fields, 400 without a 422. */
function refuse(response, operation, violations) {
  const parts = violations.map(({ path = [] }) => path[0]);
  if (parts.includes('path')) return sendError(response, 404, 'No such id can exist.');
  const status = operation.responses.some(({ code }) => code === '422') ? 422 : 400;
  const errors = status === 422 ? fieldErrors(violations) : {};
  const message = violations
    .map((violation) => violation.message)
    .join('; ')
    .slice(0, 500);
  return sendError(
    response,
    status,
    message,
    Object.keys(errors).length > 0 ? { errors } : undefined,
  );
}

/**
 * Starts the mock.
 *
 * @param {Record<string, any>[]} specs bundled documents
 * @param {number} port 0 for any free one
 * @returns {Promise<http.Server>} listening on 127.0.0.1
 * @throws {Error} `EADDRINUSE` when the port is taken
 */
async function startMock(specs, port) {
  const operations = await mockOperations(specs);
  const logger = createLogger('MOCK', { level: 'silent' });
  const { prism } = createServer(operations, {
    components: { logger },
    cors: false,
    config: settings,
  });
  const server = http.createServer((request, response) => {
    respond(prism, operations, request, response).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error}`);
      sendError(response, error instanceof SyntaxError ? 400 : 500, String(error));
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/**
 * Serves until Ctrl-C or SIGTERM, and says where.
 *
 * @param {Record<string, any>[]} specs bundled documents
 */
export async function serveMock(specs) {
  try {
    const server = await startMock(specs, Number(process.env.PORT ?? 4010));
    const stop = () => {
      server.close();
      server.closeAllConnections();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    console.log(`Mock of the contract: http://127.0.0.1:${server.address().port}`);
  } catch (error) {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(
      isTaken ? `Port ${error.port} is taken. Choose another: PORT=4011` : error.message,
    );
    process.exitCode = 1;
  }
}
