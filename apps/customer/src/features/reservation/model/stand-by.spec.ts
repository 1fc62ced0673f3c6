import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../booking/completion/model/calendar-file.ts';
import { legNews, sailingToday, standByText } from '../../booking/completion/model/leg-news.ts';
import { nextSteps } from '../../booking/completion/model/next-steps.ts';
import { reservedLegs } from '../../booking/completion/model/reserved-legs.ts';
import { feeLadders } from '../../booking/shared/model/cancellation-text.ts';
import { reservedTrip } from '../../booking/shared/model/reserved-trip.ts';
import { feeStairs } from '../cancellation/model/fee-stairs.ts';
import { boardingPorts } from './boarding-ports.ts';
import { hasLegToCancel } from './has-leg-to-cancel.ts';
import { isToCome, isVoyageAhead } from './is-to-come.ts';
import { nextAction } from './next-action.ts';
import { nextDeadline } from './next-deadline.ts';
import { voyageStage } from './voyage-stage.ts';

// A customer who was late reads of another sailing, and never of the one whose place is another's.

const waiting = exampleOf('getReservation', 200, 'standingBy');
const over = exampleOf('getReservation', 200, 'standByOver');
const taken = exampleOf('getReservation', 200, 'standByTaken');

describe('当日空席待ちの行程', () => {
  it('便に間に合うための期限、締切、出港を言わず、取り消しや乗船券を勧めない', () => {
    expect(nextDeadline(waiting)).toBeUndefined();
    expect(voyageStage(waiting)).toBeUndefined();
    expect(sailingToday(waiting)).toEqual([]);
    expect(isVoyageAhead(waiting)).toBe(false);
    expect(hasLegToCancel(waiting)).toBe(false);
    expect(nextAction(waiting)).toBeUndefined();
    expect(JSON.stringify(nextSteps(waiting))).not.toContain('締切');
  });

  it('いつの便まで待てるかを、どこでも言う', () => {
    expect(standByText(waiting)).toBe('当日空席待ち');
    expect(legNews(waiting)).toMatchObject([
      { mark: 'この便の席はありません', title: '8月9日(月)の便まで、当日空席待ちです' },
    ]);
    expect(boardingPorts({ ...waiting, serverTime: '2027-08-03T10:00:00+09:00' })).toMatchObject([
      { name: '汐見港', bring: '予約番号' },
    ]);
    expect(boardingPorts(over)).toEqual([]);
    expect(reservedTrip(waiting)[0]?.text).toMatch(/^当日空席待ち・/);
    expect(reservedLegs(waiting)[0]?.voyage).toMatchObject({ isOff: true, isStruck: true });
    expect(isToCome(waiting)).toBe(true);
  });

  it('取り消せない行程の手数料は、言わない。もう一方の行程のものは言う', () => {
    expect([feeStairs(waiting), feeLadders(waiting)]).toEqual([[], []]);
    const { outbound } = taken;
    const cancellationTerms = waiting.cancellationTerms.flatMap((term) => [
      term,
      { ...term, leg: 'return' as const },
    ]);
    const both = { ...waiting, return: outbound, cancellationTerms };
    expect(feeStairs(both).map(({ caption }) => caption)).toEqual([expect.stringMatching(/^復路/)]);
    expect(feeLadders(both).map(({ caption }) => caption)).toEqual([
      expect.stringMatching(/^復路/),
    ]);
  });

  it('カレンダーからは、乗らない便の予定がなくなる', () => {
    const text = calendarFile(waiting, 'https://x.jp');
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).not.toContain('BEGIN:VALARM');
  });

  it('期限が過ぎれば旅は終わり、後の便に乗れば、その便の予約に戻る', () => {
    expect([isToCome(over), standByText(over), nextAction(over)]).toEqual([false, '', 'bookAgain']);
    expect(legNews(over)[0]?.title).toBe('当日空席待ちの期限が過ぎました');
    expect(standByText(taken)).toBe('');
    expect(voyageStage(taken, { stage: 'checkedIn', leg: 'outbound' })?.title).toBe(
      '11:20に出港します',
    );
    expect(calendarFile(taken, 'https://x.jp')).toContain('STATUS:CONFIRMED');
  });
});
