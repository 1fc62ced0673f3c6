import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Operation } from '../../src/http/contract/document.ts';
import { registerOperations } from '../../src/http/contract/register.ts';

const operation = (id: string, deprecation: Operation['deprecation']): Operation => ({
  ...{ id, method: 'GET', path: `/${id}`, parameters: [], feature: undefined, deprecation },
  ...{ bodySchema: undefined, security: [], responses: new Map() },
});

it('an operation that goes says with every response since when, and from when on it may be gone', async () => {
  const app = fastify();
  const dates = { since: '2027-01-01', sunset: '2027-07-01' };
  const send = async () => ({});
  registerOperations(
    app,
    [operation('going', dates), operation('staying', undefined)],
    { going: send, staying: send },
    { security: {}, notOffered: [] },
  );
  const { headers } = await app.inject('/going');
  expect([headers.deprecation, headers.sunset]).toEqual([
    '@1798729200',
    'Wed, 30 Jun 2027 15:00:00 GMT',
  ]);
  expect((await app.inject('/staying')).headers).not.toHaveProperty('sunset');
  await app.close();
});
