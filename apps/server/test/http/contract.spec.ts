import fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Operation, readOperations } from '../../src/http/contract/document.ts';
import { registerOperations } from '../../src/http/contract/register.ts';
import { validatorsOf } from '../../src/http/contract/response-check.ts';
import { bodyAjv, requestSchemas, requestValidator } from '../../src/http/contract/validators.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['count'],
  properties: { count: { type: 'integer' } },
};
const operation = (more: Partial<Operation> = {}): Operation => ({
  id: 'getThing',
  method: 'GET',
  path: '/things/{id}',
  parameters: [],
  feature: undefined,
  deprecation: undefined,
  bodySchema: undefined,
  security: [],
  responses: new Map([
    [200, { bodySchema: schema, fileType: undefined, headers: new Map([['etag', {}]]) }],
  ]),
  ...more,
});
const register = (operations: Operation[], handlers: object, violations: string[] = []) => {
  const app = fastify();
  registerOperations(app, operations, handlers, {
    security: {},
    notOffered: [],
    onViolation: (violation) => violations.push(violation),
  });
  return app;
};

describe('registering the contract', () => {
  it('fails for an operation without a handler', () => {
    expect(() => register([operation()], {})).toThrow('No handler for the operation getThing');
  });

  it('fails for a handler without an operation', () => {
    const handlers = { getThing: () => '', other: () => '', third: () => '' };
    expect(() => register([operation()], handlers)).toThrow(
      'Handlers without operation: other, third',
    );
  });

  it('fails for a security scheme that the server does not know', () => {
    const secured = operation({ security: ['magic'] });
    expect(() => register([secured], { getThing: () => '' })).toThrow(
      'getThing: securityChecks (http/visitor.ts) has no scheme magic',
    );
  });

  it('follows all references of the real documents', () => {
    const operations = [...readOperations('customer'), ...readOperations('external')];
    expect(operations.map(({ id }) => id)).toContain('holdReservation');
    expect(JSON.stringify(operations)).not.toContain('"$ref"');
    const hold = operations.find(({ id }) => id === 'holdReservation');
    expect(hold?.security).toEqual(['session', 'csrf']);
    expect(hold?.parameters).toMatchObject([
      { name: 'idempotency-key', required: true },
      { name: 'if-match', required: true },
    ]);
  });

  // Compiling is most of a server's start, and Ajv keeps what it has compiled of an object.
  it('gives every server of a process the same schemas, and all that refer to one the same', () => {
    const [first, second] = [readOperations('customer'), readOperations('customer')];
    for (const [index, each] of first.entries()) {
      expect(requestSchemas(second[index] ?? operation())).toBe(requestSchemas(each));
    }
    const unknown = first.flatMap(({ responses }) => responses.get(404)?.bodySchema ?? []);
    expect(unknown.length).toBeGreaterThan(10);
    expect(new Set(unknown).size).toBe(1);
  });
});

describe('checking requests', () => {
  it('knows every part of the real documents, though it compiles one when it comes', () => {
    const all = [...readOperations('customer'), ...readOperations('external')];
    const parts = all.flatMap((each) => Object.entries(requestSchemas(each)));
    expect(parts.length).toBeGreaterThan(100);
    for (const [httpPart, schema] of parts) {
      expect(bodyAjv.validateSchema(schema)).toBe(true);
      expect(() => requestValidator({ schema, httpPart })).not.toThrow();
    }
  }, 30_000);
});

describe('checking responses', () => {
  it('knows every response of the real documents, though it asks for one when it comes', () => {
    const all = [...readOperations('customer'), ...readOperations('external')];
    const responses = all.flatMap(({ responses }) => [...responses.values()]);
    expect(responses.length).toBeGreaterThan(300);
    for (const response of responses) {
      for (const schema of [response.bodySchema ?? {}, ...response.headers.values()]) {
        expect(bodyAjv.validateSchema(schema)).toBe(true);
      }
      expect(() => validatorsOf(response)).not.toThrow();
    }
  }, 30_000);

  it.each<[string, (reply: FastifyReply) => unknown, string[]]>([
    ['one that fits', (reply) => reply.header('etag', '"1"').send({ count: 1 }), []],
    [
      'a body that does not fit',
      (reply) => reply.header('etag', '"1"').send({ count: '1' }),
      ['getThing 200: data/count must be integer'],
    ],
    [
      'a property too many',
      (reply) => reply.header('etag', '"1"').send({ count: 1, secret: 1 }),
      ['getThing 200: data must NOT have additional properties'],
    ],
    [
      'a missing header',
      (reply) => reply.send({ count: 1 }),
      ['getThing 200: the header etag is missing'],
    ],
    [
      'an undocumented status',
      (reply) => reply.code(202).send({ count: 1 }),
      ['getThing 202: the status is not in the contract'],
    ],
  ])('%s', async (_, response, expected) => {
    const violations: string[] = [];
    const handler = (_request: unknown, reply: FastifyReply) => response(reply);
    const app = register([operation()], { getThing: handler }, violations);
    await app.inject('/things/1');
    expect(violations).toEqual(expected);
  });

  it.each<[string, (reply: FastifyReply) => unknown, string[]]>([
    ['that is one', (reply) => reply.type('application/pdf').send(Buffer.from('%PDF')), []],
    [
      'of another type',
      (reply) => reply.type('text/plain').send(Buffer.from('%PDF')),
      ['getThing 200: content-type text/plain'],
    ],
    ['that is a text', (reply) => reply.send({ count: 1 }), ['getThing 200: no file']],
  ])('a file %s', async (_, response, expected) => {
    const violations: string[] = [];
    const handler = (_request: unknown, reply: FastifyReply) => response(reply);
    const file = { bodySchema: undefined, fileType: 'application/pdf', headers: new Map() };
    const responses = new Map([[200, file]]);
    const app = register([operation({ responses })], { getThing: handler }, violations);
    await app.inject('/things/1');
    expect(violations).toEqual(expected);
  });
});
