import { expect, it } from 'vitest';
import { readableUrl } from './readable-url.ts';

it.each([
  ['/customer/reservation-detail/%E0%A4%A', '/customer/unreadable'],
  ['/customer/%', '/customer/unreadable'],
  ['/customer/assets/%zz.js?a=%', '/customer/unreadable'],
  ['/customer/reservation-detail/%E4%BE%BF', '/customer/reservation-detail/%E4%BE%BF'],
  ['/customer/?q=%E0%A4%A', '/customer/?q=%E0%A4%A'],
  ['/customer-api/reservations/%E0%A4%A', '/customer-api/reservations/%E0%A4%A'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('%s is routed as %s', (url, routed) => {
  expect(readableUrl(url)).toBe(routed);
});
