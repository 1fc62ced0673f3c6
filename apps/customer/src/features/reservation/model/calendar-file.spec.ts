import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const confirmed = exampleOf('getReservation', 200, 'confirmed');
const file = calendarFile(confirmed, 'https://booking.example.jp');
const unfolded = file.replaceAll('\r\n ', '');

describe('カレンダーのファイル', () => {
  it('出港から入港までの予定で、乗船手続き締切の1時間前に知らせる', () => {
    expect(unfolded).toContain('DTSTART:20270801T233000Z\r\n');
    expect(unfolded).toContain('DTEND:20270802T031000Z\r\n');
    expect(unfolded).toContain('TRIGGER:-PT90M\r\n');
    expect(unfolded).toContain('予約番号 7KQ4MX9R\\n乗船手続き締切 2027年8月2日(月) 8:00');
  });

  it('車両があれば、車両の締切の1時間前に知らせる', () => {
    const driven = structuredClone(confirmed);
    driven.outbound.vehicles = [{ lengthCm: 469 } as (typeof driven.outbound.vehicles)[number]];
    const text = calendarFile(driven, 'https://x.jp').replaceAll('\r\n ', '');
    expect(text).toContain('TRIGGER:-PT120M\r\n');
    expect(text).toContain('乗船手続き締切 2027年8月2日(月) 7:30');
  });

  it('行は75オクテットまでで、CRLFで終わり、氏名や連絡先を含まない', () => {
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(unfolded).not.toMatch(/山田|090|hanako/);
  });

  it('コンマ、セミコロン、円記号を逃がす', () => {
    const odd = structuredClone(confirmed);
    odd.outbound.sailing.fromPort.name = 'A,B;C\\D';
    expect(calendarFile(odd, 'https://x.jp').replaceAll('\r\n ', '')).toContain(
      'LOCATION:A\\,B\\;C\\\\D',
    );
  });
});
