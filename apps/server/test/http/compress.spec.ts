import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fillDraft, hold, holdDraft, key, RESERVATIONS } from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const SAILINGS =
  '/customer-api/sailings?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=1';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('responses in JSON', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ] as const)('from 1 KB on are packed with %s for "%s"', async (encoding, accepted, unpack) => {
    const plain = await visitor.get(SAILINGS);
    const packed = await visitor.get(SAILINGS, { 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-length': String(packed.rawPayload.length),
    });
    expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it.each([undefined, 'identity', 'br;q=0, gzip;q=0.0', 'zstd'])(
    'are plain for %s',
    async (accepted) => {
      const response = await visitor.get(SAILINGS, accepted ? { 'accept-encoding': accepted } : {});
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.headers.vary).toBe('accept-encoding');
      expect(response.json().sailingOffers).not.toEqual([]);
    },
  );

  it('below 1 KB are plain', async () => {
    const response = await visitor.get('/customer-api/drafts/drf_none', BROWSER);
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([404, undefined]);
    expect(response.headers.vary).toBeUndefined();
  });

  it('are the same bytes when the request comes again, with the same ETag', async () => {
    const draft = await fillDraft(visitor);
    const same = key();
    const first = await holdDraft(visitor, draft, { ...same, ...BROWSER });
    const again = await holdDraft(visitor, draft, { ...same, ...BROWSER });
    const plain = await holdDraft(visitor, draft, same);
    expect(first.headers['content-encoding']).toBe('br');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(brotliDecompressSync(first.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect([again.headers.etag, plain.headers.etag]).toEqual([first.headers.etag, '"1"']);
  });

  it('keep the version that a change names', async () => {
    const held = await hold(visitor);
    const seen = await visitor.get(`${RESERVATIONS}/${held.id}`, BROWSER);
    expect([seen.headers['content-encoding'], seen.headers.etag]).toEqual(['br', '"1"']);
  });
});
