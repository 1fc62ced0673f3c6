import { describe, expect, it } from 'vitest';
import { checkEndpointAddress, isPublic } from './endpoint-address.ts';

describe('an address of the internet', () => {
  it.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111', '2400:3200::1'])('%s is one', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'example.jp',
    '',
  ])('%s is none', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('an endpoint', () => {
  const nothing = { loopback: false, private: false };

  it('has TLS, no credentials, and its host as it is used', () => {
    expect(checkEndpointAddress('https://Example.JP:443/hook?a=1', nothing)).toEqual({
      url: 'https://example.jp/hook?a=1',
      allowsPrivate: false,
    });
    expect(checkEndpointAddress('https://example.jp/#a', nothing)).toBe('credentials');
    expect(checkEndpointAddress('http://example.jp/', { loopback: true, private: true })).toBe(
      'https',
    );
    // 127.0.0.1 as nobody writes it.
    expect(checkEndpointAddress('https://0x7f.1/', nothing)).toBe('private');
  });

  it('is on this machine for the demonstration only, and in the own network where the operator says so', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const url = `http://${host}:8081/`;
      expect(checkEndpointAddress(url, { loopback: true, private: false })).toEqual({
        url,
        allowsPrivate: true,
      });
      expect(checkEndpointAddress(url, { loopback: false, private: true })).toBe('https');
      expect(checkEndpointAddress(`https://${host}/`, nothing)).toBe('private');
      expect(
        checkEndpointAddress(`https://${host}/`, { loopback: false, private: true }),
      ).toMatchObject({
        allowsPrivate: true,
      });
    }
  });
});
