import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { openingFile } from './opening-file.ts';

const reminder = exampleOf('openSaleReminderLink', 200, 'default');

test('the opening of the sales is one event with an alarm before it, and no line is too long', () => {
  const file = openingFile(reminder, 'https://ferry.example');
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('DTSTART:20270810T000000Z');
  expect(lines).toContain('DTEND:20270810T001500Z');
  expect(lines).toContain('TRIGGER:-PT10M');
  expect(lines.find((line) => line.startsWith('URL:'))).toBe(
    'URL:https://ferry.example/customer/reservation?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-10-10',
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION:10'))).toBe(
    'DESCRIPTION:10月10日(日) 汐見港から凪浦港の便の予約を受け付け始めます。',
  );
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
});
