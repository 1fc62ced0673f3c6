import { expect, test } from 'vitest';
import { portPhone } from './port-phone.ts';

test.each([
  ['0138-42-5561', '0138-42-5561'],
  ['TEL (0120) 000-001', '0120-000-001'],
  ['+81 3 1234 5678', '03-1234-5678'],
  ['', null],
  ['窓口へ', null],
])('港の電話番号「%s」は、契約の形では%s', (written, phone) => {
  expect(portPhone(written)).toBe(phone);
});
