import type { ApiError, NearestPorts, PrefectureList } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { expectStatus } from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const NEAREST = '/customer-api/nearest-ports';

describe('postal codes', () => {
  it('answers the address of a code, in any width', async () => {
    const typed = encodeURIComponent('〒０４０－００６３');
    const response = await visitor.get(`/customer-api/postal-codes/${typed}`);
    expect(expectStatus(response, 200).json()).toEqual({
      postalCode: '040-0063',
      addresses: [{ prefecture: '北海道', city: '函館市', town: '若松町' }],
    });
  });

  it.each(['0101111', 'abc', '%F0%9F%9A%A2'])('has a word of its own for %s', async (code) => {
    const response = await visitor.get(`/customer-api/postal-codes/${code}`);
    expect(expectStatus(response, 404).json<ApiError>().code).toBe('POSTAL_CODE_NOT_FOUND');
  });

  it('keeps what was typed out of the log', async () => {
    await visitor.get('/customer-api/postal-codes/0400063');
    await visitor.post(NEAREST, { address: '北海道函館市若松町99' });
    expect(server.log.join('')).not.toMatch(/0400063|若松町/);
  });
});

it('lists the 47 prefectures in the order of their codes', async () => {
  const { prefectures } = (await visitor.get('/customer-api/prefectures')).json<PrefectureList>();
  const codes = prefectures.map(({ code }) => Number(code));
  expect(codes).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
  expect(prefectures[12]).toEqual({ code: '13', name: '東京都', nameKana: 'とうきょうと' });
});

describe('nearest ports', () => {
  const ask = async (place: object) =>
    expectStatus(await visitor.post(NEAREST, place), 200).json<NearestPorts>();

  it('are found by postal code, nearest first, with the distance from the prefecture’s office', async () => {
    const { place, precision, ports } = await ask({ postalCode: '950-8570' });
    expect(place).toMatchObject({ prefecture: '新潟県', city: '新潟市中央区' });
    expect(precision).toBe('prefecture');
    expect(ports.map(({ port, distanceKm }) => [port.id, distanceKm])).toEqual([
      ['port_hokage', 59],
      ['port_chidori', 60],
      ['port_suzune', 64],
    ]);
  });

  it('are found by address', async () => {
    const { place, ports } = await ask({ address: '北海道 函館市 若松町 1-2' });
    expect(place).toEqual({ prefecture: '北海道', city: '函館市', town: '若松町1-2' });
    expect(ports[0]?.port.name).toBe('北斗浜港');
    expect(ports[0]?.distanceKm).toBe(74);
  });

  it.each([
    [{}, 'REQUIRED'],
    [{ address: '函館市若松町' }, 'UNKNOWN_VALUE'],
  ])('%o is %s', async (place, code) => {
    const response = await visitor.post(NEAREST, place);
    expect(expectStatus(response, 422).json<ApiError>().errors).toEqual({ address: [code] });
  });

  it('does not know a postal code that does not exist', async () => {
    const response = await visitor.post(NEAREST, { postalCode: '0101111' });
    expect(expectStatus(response, 404).json<ApiError>().code).toBe('POSTAL_CODE_NOT_FOUND');
  });
});
