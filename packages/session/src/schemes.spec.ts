import { describe, expect, test } from 'vitest';
import { configure } from './schemes.ts';

describe('schemes', () => {
  test.each([
    ['cookie', 'XSRF-TOKEN', false, false, false],
    ['local', false, true, 1_800, false],
    ['refresh', false, true, 1_800, true],
  ] as const)(
    '%s: presence cookie %s, token required %s, age %s, refreshable %s',
    (scheme, presence, isRequired, maxAgeSeconds, isRefreshable) => {
      const options = configure({ scheme });
      expect(options.cookie.presence).toBe(presence);
      expect(options.token).toMatchObject({ isRequired, maxAgeSeconds });
      expect(options.refreshToken !== false).toBe(isRefreshable);
    },
  );

  test('cookie is the default, with the prefixes and the path of the product', () => {
    const options = configure();
    expect(options.scheme).toBe('cookie');
    expect(options.cookie).toMatchObject({ prefix: 'auth.', path: '/' });
    expect(options.localStorage.prefix).toBe('auth.');
    expect(options.token).toMatchObject({ header: 'Authorization', type: 'Bearer' });
  });

  test('settings change one value of a group and keep the others', () => {
    const options = configure({ scheme: 'local', token: { maxAgeSeconds: 60 }, name: 'staff' });
    expect(options.token).toMatchObject({ maxAgeSeconds: 60, prefix: '_token.' });
    expect(options.name).toBe('staff');
  });

  test('a scheme without refresh gets none from a setting', () => {
    expect(configure({ scheme: 'local', refreshToken: { prefix: 'x' } }).refreshToken).toBe(false);
  });
});
