import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../../copy/operator.ts';
import { calendarFile } from './calendar-file.ts';

const confirmed = exampleOf('getReservation', 200, 'confirmed');
const file = calendarFile(confirmed, 'https://booking.example.jp');
const unfolded = file.replaceAll('\r\n ', '');

describe('カレンダーのファイル', () => {
  it('乗船手続きの締切から入港までの予定で、前日の20時と締切の1時間前に知らせる', () => {
    expect(unfolded).toContain('DTSTART:20270801T230000Z\r\n');
    expect(unfolded).toContain('DTEND:20270802T031000Z\r\n');
    expect(unfolded).toContain('TRIGGER:-PT60M\r\n');
    expect(unfolded).toContain('TRIGGER;VALUE=DATE-TIME:20270801T110000Z\r\n');
    expect(unfolded.match(/BEGIN:VALARM/g)).toHaveLength(2);
    expect(unfolded).toContain('予約番号 7KQ4MX9R\\n乗船手続き締切 2027年8月2日(月) 8:00');
  });

  it('往復は、行程ごとに1つずつの予定で、それぞれの締切に始まる', () => {
    const text = calendarFile(exampleOf('getReservation', 200, 'familyByNight'), 'https://x.jp');
    const starts = [...text.matchAll(/^DTSTART:(\w+)\r$/gm)].map(([, at]) => at);
    // 2 August 17:30, and 22:40 of the evening before the return.
    expect(starts).toEqual(['20270802T083000Z', '20270805T134000Z']);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    const uids = [...text.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid);
    expect(new Set(uids).size).toBe(2);
  });

  it('会社の名前と照会への道があり、IDは会社のもので、開いた場所によらない', () => {
    expect(unfolded).toContain(`SUMMARY:${operator.name} 汐見港から凪浦港\r\n`);
    expect(unfolded).toContain(
      'URL:https://booking.example.jp/customer/reservation-search?number=7KQ4MX9R\r\n',
    );
    const host = new URL(operator.publicWebsite).hostname;
    expect(unfolded).toContain(`UID:7KQ4MX9R-${confirmed.outbound.sailing.id}@${host}\r\n`);
  });

  it('深夜の便は、前の晩の前の日にも知らせる', () => {
    const night = structuredClone(confirmed);
    night.outbound.sailing.checkInClosesAt = '2026-12-09T00:10:00+09:00';
    const text = calendarFile(night, 'https://x.jp');
    // The evening of 7 December: 24:10 is of the evening of the 8th.
    expect(text).toContain('TRIGGER;VALUE=DATE-TIME:20261207T110000Z\r\n');
  });

  it('車両があれば、車両の締切に始まる', () => {
    const driven = structuredClone(confirmed);
    driven.outbound.vehicles = [{ lengthCm: 469 } as (typeof driven.outbound.vehicles)[number]];
    const text = calendarFile(driven, 'https://x.jp').replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART:20270801T223000Z\r\n');
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
