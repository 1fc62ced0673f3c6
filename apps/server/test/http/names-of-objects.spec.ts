import { beforeAll, describe, expect, it } from 'vitest';
import { createPortKey } from '../../src/domain/tickets/port-keys.ts';
import { type Operation, readOperations } from '../../src/http/contract/document.ts';
import type { Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key } from '../support/booking.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { bookByCard, receiptsOf } from '../support/receipts.ts';
import { typed } from '../support/refund-accounts.ts';
import {
  bearer,
  passesOf,
  SHARED_TICKETS,
  sailingTickets,
  sharesOf,
  ticketsOf,
} from '../support/tickets.ts';
import { useTestServer } from '../support/use-server.ts';

// What every object has by its prototype is found where a name is looked up in an object: as an id, a query
// or a code it must be as unknown as any other word.

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
/** One of each kind that an object literal gives when it is looked up: an object, a function. */
const FOUND = ['__proto__', 'toString'];
const UNKNOWN = 'xyzzy';

const server = useTestServer();
useDemoMembers(server);
let member: Visitor;
let portKey: string;
let booked: Awaited<ReturnType<typeof bookByCard>>;
beforeAll(async () => {
  member = await loggedIn(server, 'hanako');
  booked = await bookByCard(member);
  portKey = (await createPortKey(server.db, 'shiomi', server.clock.now())).key;
});

const operations = [...readOperations('customer'), ...readOperations('external')];
const placesOf = (place: 'path' | 'query') =>
  operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name }) => ({ of: `${operation.method} ${operation.path}`, operation, name })),
  );
/** An address of an operation, with a word in one place; the member's own reservation in the others. */
const addressOf = ({ path }: Operation, name: string, word: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, each) => (each === name ? word : booked.id));
const isOfPort = ({ security }: Operation) => security.includes('portKey');
const outcome = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];
const refusal = (response: { statusCode: number; json(): { code: string } }) => {
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  return outcome(response);
};

describe('names of every object', () => {
  it.each(placesOf('path'))(
    'as the $name of $of: nothing is there',
    async ({ operation, name }) => {
      for (const word of FOUND) {
        const { method, bodySchema } = operation;
        const response = await member.send({
          method,
          url: addressOf(operation, name, word),
          headers: { ...key(), ...ifMatch(1), ...(isOfPort(operation) && bearer(portKey)) },
          ...(bodySchema && { payload: {} }),
        });
        const [status, code] = outcome(response);
        expect([word, status]).toEqual([word, 404]);
        expect(code).toMatch(/^(?:POSTAL_CODE_)?NOT_FOUND$/);
      }
    },
  );

  it.each(placesOf('query'))(
    'as the query $name of $of: refused as any word',
    async ({ operation, name }) => {
      const send = (word: string) => member.get(`${addressOf(operation, '', '')}?${name}=${word}`);
      const ordinary = refusal(await send(UNKNOWN));
      for (const word of FOUND) expect([word, refusal(await send(word))]).toEqual([word, ordinary]);
    },
  );

  it('as the name of a query: refused as any word, before anything is looked up', async () => {
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const send = (word: string) => member.get(`${addressOf(operation, '', '')}?${word}=1`);
      const ordinary = refusal(await send(UNKNOWN));
      for (const word of FOUND) {
        expect([operation.path, word, refusal(await send(word))]).toEqual([
          operation.path,
          word,
          ordinary,
        ]);
      }
    }
  });

  it.each(NAMES)('as an id in a body, %s: its field is wrong', async (word) => {
    const texts = { recipient: '', proviso: '' };
    const bodies: [string, object, string][] = [
      [sharesOf(booked.id), { ticketId: word }, 'ticketId'],
      [passesOf(booked.id), { ticketId: word, wallet: 'google' }, 'ticketId'],
      [receiptsOf(booked.id), { sourceId: word, ...texts }, 'sourceId'],
      [SHARED_TICKETS, { token: word }, 'token'],
    ];
    for (const [url, body, field] of bodies) {
      const response = await member.post(url, body, key());
      const errors = { [field]: ['INVALID_FORMAT'] };
      expect([url, response.json().errors, response.statusCode]).toEqual([url, errors, 422]);
    }
  });

  it.each(NAMES)('as the key of a port, %s: unknown', async (word) => {
    const url = sailingTickets(booked.outbound.sailing.id);
    expect((await server.app.inject({ url, headers: bearer(portKey) })).statusCode).toBe(200);
    const refused = await server.app.inject({ url, headers: bearer(word) });
    expect(outcome(refused)).toEqual([401, 'UNAUTHENTICATED']);
  });

  const garbage = ['乗船券', '\u0000', '💥'.repeat(8), "2222'--", '-------', '['.repeat(50_000)];
  it.each([...NAMES, ...garbage])(
    'as what the port types, %#: no command, no ticket and no sailing',
    async (word) => {
      expectStatus(await member.get(ticketsOf(booked.id)), 200);
      const rows = () => server.db.selectFrom('ticket').selectAll().orderBy('id').execute();
      const before = await rows();
      const code = before[0]?.short_code;
      expect((await typed(server, `${word} ${code}`)).exitCode).toBe(2);
      for (const command of ['check-in', 'board']) {
        const outcomes = [`-- ${word}`, `${code} --${word}`, `${code} --sailing=${word}`].map(
          (given) => typed(server, `${command} ${given}`),
        );
        expect(await Promise.all(outcomes)).toEqual([
          {
            exitCode: 1,
            text: expect.stringMatching(/^(?:this is no code of a|there is no) ticket/),
          },
          { exitCode: 2, text: expect.stringContaining('usage: ') },
          { exitCode: 1, text: `wrong sailing: the ticket is for ${before[0]?.sailing_id}` },
        ]);
      }
      expect(await rows()).toEqual(before);
    },
  );

  it('a wallet, or what a receipt says, of such a name is no other than any unknown one', async () => {
    const list = expectStatus(await member.get(`${sharesOf(booked.id)}`), 200).json();
    expect(list).toEqual({ shares: [] });
    for (const word of NAMES) {
      const ticketId = 'tkt_AAAAAAAAAAAAAAAA';
      const pass = await member.post(passesOf(booked.id), { ticketId, wallet: word });
      expect(outcome(pass)).toEqual([422, 'VALIDATION_FAILED']);
      const asked = { sourceId: booked.payment?.id, recipient: word, proviso: word };
      const receipt = expectStatus(await member.post(receiptsOf(booked.id), asked, key()), 201);
      expect(receipt.json()).toMatchObject({ recipient: word, proviso: word });
    }
  });
});
