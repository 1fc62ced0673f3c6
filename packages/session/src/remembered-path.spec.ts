import { describe, expect, test } from 'vitest';
import { fakeLocal } from './ports.fixture.ts';
import {
  createRememberedPath,
  isUsablePath,
  LONGEST_PATH,
  type PathRules,
} from './remembered-path.ts';

const routes = [
  '/',
  '/reservations',
  '/reservation/customer-input',
  '/signin',
  '/signout',
  '/errors/40x',
  '/errors/sorry',
];
const rules: PathRules = {
  origin: 'https://ferry.example',
  base: '/customer',
  // Routers decode what they match.
  routeOf: (pathname) => {
    const path = decodeURIComponent(pathname).replace(/(.)\/$/, '$1');
    return routes.find((route) => route === path);
  },
};

describe('a usable path', () => {
  test.each([
    '/',
    '/reservations',
    '/reservations/',
    '/reservations?page=2',
    '/reservations?q=%E6%B1%90',
    '/reservation/customer-input?draft=drf_7hT2kPq9VxYz',
    '/reservations#next',
    '/reservations?next=//evil.example',
    '/reservations?next=https://evil.example',
    '/reservation/./customer-input',
  ])('%s', (path) => {
    expect(isUsablePath(path, rules)).toBe(true);
  });
});

const long = (length: number) =>
  `/reservations?q=${'a'.repeat(length - '/reservations?q='.length)}`;

test('2,048 characters are the longest', () => {
  expect(isUsablePath(long(LONGEST_PATH), rules)).toBe(true);
  expect(isUsablePath(long(LONGEST_PATH + 1), rules)).toBe(false);
});

describe('counts as none', () => {
  test.each([
    // Not a path of ours.
    'https://evil.example',
    'https://ferry.example/reservations',
    'http:/evil.example',
    'https:evil.example',
    '//evil.example',
    '//evil.example/reservations',
    '///evil.example',
    '//ferry.example/reservations',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/reservations\\..\\..',
    'reservations',
    './reservations',
    '../reservations',
    '?next=/reservations',
    '#/reservations',
    ' /reservations',
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://ferry.example/1',
    'customer@evil.example',
    '@evil.example',
    '.evil.example',
    // Control characters, which browsers drop from addresses.
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\r\nSet-Cookie: a=b',
    '/\u0000/evil.example',
    '/reservations\u0000',
    '/reservations\u007f',
    '/reservations\u0085',
    '/reservations\u2028',
    '\u0009//evil.example',
    // Out of the app.
    '/../customer-api/ports',
    '/../../etc/passwd',
    '/..',
    '/%2e%2e/admin',
    '/.%2e/admin',
    '/reservations/../../external/api/auth/logout',
    // No known route, and routes that would lead in a circle.
    '/no/such/page',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/customer/reservations',
    '/%E0%A4%A',
    '/signin',
    '/signin/',
    '/signin?next=/reservations',
    '/%73ignin',
    '/reservations/../signin',
    '/signout',
    '/sign%6fut',
    '/errors/40x',
    '/errors/sorry?reason=busy',
    '/reservations/../errors/40x',
  ])('%j', (path) => {
    expect(isUsablePath(path, rules)).toBe(false);
  });

  test.each([undefined, null, 7, {}, ['/reservations'], { toString: () => '/reservations' }])(
    '%j, which is no text',
    (path) => {
      expect(isUsablePath(path, rules)).toBe(false);
    },
  );

  test('a router that throws', () => {
    const routeOf = () => {
      throw new Error('broken');
    };
    expect(isUsablePath('/reservations', { ...rules, routeOf })).toBe(false);
  });
});

describe('the remembered path', () => {
  test('is taken once', () => {
    const remembered = createRememberedPath(fakeLocal(), rules);
    remembered.remember('/reservations?page=2');
    expect(remembered.peek()).toBe('/reservations?page=2');
    expect(remembered.take()).toBe('/reservations?page=2');
    expect(remembered.take()).toBeUndefined();
  });

  test('survives a reload of the tab', () => {
    const storage = fakeLocal();
    createRememberedPath(storage, rules).remember('/reservations');
    expect(createRememberedPath(storage, rules).take()).toBe('/reservations');
  });

  test('an unusable one forgets the last', () => {
    const remembered = createRememberedPath(fakeLocal(), rules);
    remembered.remember('/reservations');
    remembered.remember('/signin');
    expect(remembered.take()).toBeUndefined();
  });

  test('one that was planted in storage counts as none', () => {
    const storage = fakeLocal();
    storage.setItem('auth.redirect', '//evil.example');
    expect(createRememberedPath(storage, rules).take()).toBeUndefined();
  });

  test('is forgotten at a logout', () => {
    const storage = fakeLocal();
    const remembered = createRememberedPath(storage, rules);
    remembered.remember('/reservations');
    remembered.forget();
    expect(createRememberedPath(storage, rules).take()).toBeUndefined();
  });

  test('is kept in the page when storage throws or is missing', () => {
    const fail = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const storage of [{ getItem: fail, setItem: fail, removeItem: fail }, undefined]) {
      const remembered = createRememberedPath(storage, rules);
      remembered.remember('/reservations');
      expect(remembered.take()).toBe('/reservations');
      expect(remembered.take()).toBeUndefined();
    }
  });
});
