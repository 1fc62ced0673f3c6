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
    expect(unfolded).toContain(`UID:7KQ4MX9R-outbound@${host}\r\n`);
  });

  it('便が変わっても同じ予定で、後の版が前の版に替わる', () => {
    const idOf = (text: string) => /^UID:.+$/m.exec(text)?.[0];
    const moved = structuredClone(confirmed);
    moved.version += 1;
    moved.outbound.sailing.id = 'sail_strait-1230_20270802';
    moved.serverTime = new Date(Date.parse(confirmed.serverTime) + 1000).toISOString();
    const later = calendarFile(moved, 'https://x.jp');
    expect(idOf(later)).toBe(idOf(file));
    const sequenceOf = (text: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(text)?.[1]);
    expect(sequenceOf(later)).toBe(sequenceOf(file) + 1);
    expect(sequenceOf(file)).toBeLessThan(2 ** 31);
    // PUBLISH would demand an organizer.
    expect(file).not.toContain('METHOD:');
  });

  it('往路だけを取り消すと、往路の予定が終わり、復路の予定は復路のまま残る', () => {
    const before = exampleOf('getReservation', 200, 'familyByNight');
    if (!before.return) throw new Error('a return leg');
    const left = { ...before, outbound: before.return, return: null, version: before.version + 1 };
    const text = calendarFile(left, 'https://x.jp', [], before);
    const [outbound = '', back = ''] = text.split('END:VEVENT');
    expect(outbound).toMatch(/^UID:\w+-outbound@/m);
    expect(outbound).toContain('DTSTART:20270802T083000Z\r\n');
    expect(outbound).toContain('STATUS:CANCELLED\r\n');
    expect(outbound).not.toContain('BEGIN:VALARM');
    expect(back).toMatch(/^UID:\w+-return@/m);
    expect(back).toContain('DTSTART:20270805T134000Z\r\n');
    expect(back).toContain('STATUS:CONFIRMED\r\n');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it.each([
    ['取り消した予約', { state: 'cancelled' as const }, {}],
    ['欠航した便', {}, { state: 'cancelled' as const }],
  ])('%sは、予定を取り消し、知らせない', (_, ended, service) => {
    const over = structuredClone({ ...confirmed, ...ended });
    Object.assign(over.outbound.service, service);
    const text = calendarFile(over, 'https://x.jp');
    expect(text).toContain('STATUS:CANCELLED\r\n');
    expect(text).not.toContain('BEGIN:VALARM');
  });

  it('場所は、港の名前と、分かれば所在地', () => {
    const { ports } = exampleOf('listPorts', 200, 'default');
    const port = ports.find(({ id }) => id === confirmed.outbound.sailing.fromPort.id);
    expect(port?.address).toBeTruthy();
    const text = calendarFile(confirmed, 'https://x.jp', ports).replaceAll('\r\n ', '');
    expect(text).toContain(`LOCATION:汐見港 ${port?.address}\r\n`);
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
