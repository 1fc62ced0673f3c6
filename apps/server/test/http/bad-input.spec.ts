import type { TripChoice } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import {
  chooseTrip,
  customers,
  DRAFTS,
  fillDraft,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const raw = (payload: string | Buffer, url = DRAFTS) =>
  visitor.send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload,
  });
const outcome = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];

describe('the encoding that a body says it has', () => {
  it.each([
    ['application/json; charset=shift_jis', 400],
    ['application/json; Charset="EUC-JP"', 400],
    ['application/json;charset=utf-16', 400],
    ['application/json; charset=utf-8', 201],
    ['application/json; charset="UTF-8"', 201],
    ['application/json', 201],
  ])('%s: %d', async (type, status) => {
    const payload = JSON.stringify(await chooseTrip(visitor));
    const headers = { 'content-type': type };
    const response = await visitor.send({ method: 'POST', url: DRAFTS, headers, payload });
    expect(response.statusCode).toBe(status);
    if (status === 400) expect(response.json().code).toBe('MALFORMED_REQUEST');
  });
});

/** More than enough for refusing a body, on a machine that is busy with other things. */
const CPU_MILLISECONDS = 250;

describe('bodies that are none', () => {
  it.each<[string, string | Buffer, number, string]>([
    ['10 MB', Buffer.alloc(10_000_000, 'a'), 413, 'PAYLOAD_TOO_LARGE'],
    ['not JSON', '{"party":', 400, 'MALFORMED_REQUEST'],
    ['empty', '', 400, 'MALFORMED_REQUEST'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'MALFORMED_REQUEST'],
    ['__proto__', '{"__proto__":{"admin":true}}', 400, 'MALFORMED_REQUEST'],
    ['constructor.prototype', '{"constructor":{"prototype":{}}}', 400, 'MALFORMED_REQUEST'],
    ['a NUL in a name', '{"\\u0000":1}', 400, 'MALFORMED_REQUEST'],
    ['a list', '[]', 422, 'VALIDATION_FAILED'],
    ['a number', '1e999', 422, 'VALIDATION_FAILED'],
    ['a byte-order mark before nothing', '\ufeff', 400, 'MALFORMED_REQUEST'],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 422, 'VALIDATION_FAILED'],
    [
      'levels of NUL',
      `${'['.repeat(10_000)}"\\u0000"${']'.repeat(10_000)}`,
      400,
      'MALFORMED_REQUEST',
    ],
    [
      '20,000 fields',
      `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}":1`).join()}}`,
      422,
      'VALIDATION_FAILED',
    ],
  ])('%s', async (_, payload, status, code) => {
    const before = process.cpuUsage();
    expect(outcome(await raw(payload))).toEqual([status, code]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(CPU_MILLISECONDS);
  });

  it('a body where the operation takes none', async () => {
    const url = `${RESERVATIONS}/rsv_00000000000000000000/hold-extensions`;
    const response = await visitor.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...key() },
      payload: Buffer.alloc(1_000_000, 'a'),
    });
    expect(outcome(response)).toEqual([400, 'MALFORMED_REQUEST']);
  });
});

describe('characters that are none', () => {
  it.each([
    ['a NUL', '\\u0000'],
    ['the first half of a character', 'a\\ud800'],
    ['the second half', '\\udc00b'],
  ])('%s: each field is named', async (_, half) => {
    const filled = JSON.stringify(customers(2));
    const at = filled.lastIndexOf('山田');
    const first = filled.indexOf('山田');
    const payload = `${filled.slice(0, first)}${half}${filled.slice(first, at)}${half}${filled.slice(at)}`;
    const { id } = await fillDraft(visitor);
    const response = await visitor.send({
      method: 'PUT',
      url: `${DRAFTS}/${id}/customers`,
      headers: { 'content-type': 'application/json', ...ifMatch(2) },
      payload,
    });
    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      {
        'representative.familyName': ['INVALID_FORMAT'],
        'passengers.1.familyName': ['INVALID_FORMAT'],
      },
    ]);
  });

  it('both halves together are a character', async () => {
    const { id } = await fillDraft(visitor);
    const payload = JSON.stringify(customers()).replace('山田', '\\ud867\\ude3d田');
    const response = await visitor.send({
      method: 'PUT',
      url: `${DRAFTS}/${id}/customers`,
      headers: { 'content-type': 'application/json', ...ifMatch(2) },
      payload,
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('values that do not fit', () => {
  it.each<[string, (trip: TripChoice) => unknown, Record<string, string[]>]>([
    [
      'text for a number',
      (trip) => Object.assign(trip.outbound.party, { adults: '1' }),
      { 'outbound.party.adults': ['INVALID_FORMAT'] },
    ],
    [
      'a fraction',
      (trip) => Object.assign(trip.outbound.party, { adults: 1.5 }),
      { 'outbound.party.adults': ['INVALID_FORMAT'] },
    ],
    [
      'a negative number',
      (trip) => Object.assign(trip.outbound.party, { adults: -1 }),
      { 'outbound.party.adults': ['OUT_OF_RANGE'] },
    ],
    [
      'nobody',
      (trip) => Object.assign(trip.outbound.party, { adults: 0 }),
      { 'outbound.party.adults': ['NO_ADULT'] },
    ],
    [
      'beyond what a number can count',
      (trip) => Object.assign(trip.outbound.party, { adults: 2 ** 53 + 2 }),
      { 'outbound.party.adults': ['OUT_OF_RANGE'] },
    ],
    [
      'more than infinity',
      (trip) => Object.assign(trip.outbound.party, { adults: null }),
      { 'outbound.party.adults': ['INVALID_FORMAT'] },
    ],
    [
      'an infant alone',
      (trip) => Object.assign(trip.outbound.party, { adults: 0, infants: 1 }),
      { 'outbound.party.adults': ['NO_ADULT'] },
    ],
    [
      'a million',
      (trip) => Object.assign(trip.outbound.party, { babies: 1e6 }),
      { 'outbound.party.babies': ['OUT_OF_RANGE'] },
    ],
    [
      'a missing field',
      (trip) => Reflect.deleteProperty(trip.outbound.party, 'babies'),
      { 'outbound.party.babies': ['REQUIRED'] },
    ],
    [
      'a price of its own',
      (trip) => Object.assign(trip, { price: 1 }),
      { price: ['UNKNOWN_VALUE'] },
    ],
    [
      'an id that is none',
      (trip) => Object.assign(trip.outbound, { sailingId: "' or 1=1" }),
      { 'outbound.sailingId': ['INVALID_FORMAT'] },
    ],
    [
      'only children',
      (trip) => Object.assign(trip.outbound.party, { adults: 0, children: 1 }),
      { 'outbound.party.adults': ['NO_ADULT'] },
    ],
    [
      'ten passengers',
      (trip) => Object.assign(trip.outbound.party, { adults: 9, babies: 1 }),
      { 'outbound.party': ['PARTY_TOO_LARGE'] },
    ],
  ])('%s', async (_, spoil, errors) => {
    const trip = await chooseTrip(visitor);
    spoil(trip);
    const response = await visitor.post(DRAFTS, trip);
    expect(response.json()).toMatchObject({ errors });
    expect(response.json().code).toMatch(/^(?:VALIDATION_FAILED|NO_ADULT|PARTY_TOO_LARGE)$/);
    expect(response.statusCode).toBe(422);
  });

  it('names the field of a list', async () => {
    const draft = await fillDraft(visitor, { adults: 2 });
    const input = customers(2);
    Object.assign(input.passengers[1] ?? {}, { familyName: '𠮷'.repeat(201) });
    const url = `${DRAFTS}/${draft.id}/customers`;
    const response = await visitor.put(url, input, ifMatch(draft.version));
    expect(response.json().errors).toEqual({ 'passengers.1.familyName': ['TOO_LONG'] });
    Object.assign(input.passengers[1] ?? {}, { familyName: '𠮷'.repeat(200) });
    expect((await visitor.put(url, input, ifMatch(draft.version))).statusCode).toBe(200);
  });

  it('refuses customers of another party', async () => {
    const draft = await fillDraft(visitor);
    const url = `${DRAFTS}/${draft.id}/customers`;
    const response = await visitor.put(url, customers(2), ifMatch(draft.version));
    expect(response.json().errors).toEqual({ passengers: ['OUT_OF_RANGE'] });
  });
});

describe('paths, queries and headers', () => {
  it.each<[string, string, number, string]>([
    ['unknown path', '/customer-api/nothing', 404, 'NOT_FOUND'],
    ['path trick', '/customer-api/../external/api/x', 404, 'NOT_FOUND'],
    ['unknown path of the other API', '/external/api/nothing', 404, 'NOT_FOUND'],
    ['broken escape', '/customer-api/drafts/%zz', 400, 'MALFORMED_REQUEST'],
    ['an id that cannot exist', `${DRAFTS}/drf_%00`, 404, 'NOT_FOUND'],
    ['an id that does not exist', `${DRAFTS}/drf_000000000000`, 404, 'NOT_FOUND'],
    ['a very long id', `${DRAFTS}/drf_${'a'.repeat(5000)}`, 400, 'MALFORMED_REQUEST'],
    ['unknown parameter, without 422', '/customer-api/ports?x=1', 400, 'MALFORMED_REQUEST'],
    ['missing parameter', '/customer-api/sailings?adults=1', 422, 'VALIDATION_FAILED'],
  ])('%s', async (_, url, status, code) => {
    expect(outcome(await visitor.get(url))).toEqual([status, code]);
  });

  it('names the parameters that are wrong', async () => {
    const query = 'fromPortId=port_shiomi&toPortId=x&date=2027-02-30&adults=ten&callback=x';
    const response = await visitor.get(`/customer-api/sailings?${query}`);
    expect(response.json().errors).toEqual({
      toPortId: ['INVALID_FORMAT'],
      date: ['INVALID_FORMAT'],
      adults: ['INVALID_FORMAT'],
      callback: ['UNKNOWN_VALUE'],
    });
  });

  it('asks for the headers that it needs', async () => {
    const draft = await fillDraft(visitor);
    const url = `${DRAFTS}/${draft.id}/customers`;
    expect(outcome(await visitor.put(url, customers()))).toEqual([428, 'PRECONDITION_MISSING']);
    const any = await visitor.put(url, customers(), { 'if-match': '*' });
    expect(outcome(any)).toEqual([428, 'PRECONDITION_MISSING']);
    const request = holdRequest(draft);
    for (const headers of [ifMatch(2), key(), { ...key('short'), ...ifMatch(2) }]) {
      const refused = await visitor.post(RESERVATIONS, request, headers);
      expect(outcome(refused)).toEqual([428, 'PRECONDITION_MISSING']);
    }
  });

  it.each(['DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const)('does not know %s', async (method) => {
    const response = await visitor.send({ method: method as 'DELETE', url: DRAFTS });
    expect(response.statusCode).toBe(404);
  });
});

it.each(['stores', 'challenges'])(
  'NUL in an address of the sandbox’s %s is a page that is not there',
  async (pages) => {
    expect((await visitor.get(`/sandbox-payments/${pages}/%00`)).statusCode).toBe(404);
  },
);
