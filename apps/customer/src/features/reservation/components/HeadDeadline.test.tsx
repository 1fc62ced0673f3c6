import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useServerTime } from '../model/use-server-time.ts';
import { HeadDeadline } from './HeadDeadline.tsx';

const paid = exampleOf('getReservation', 200, 'confirmed');

/** As the page has it: read now, by a server whose clock is not this device's. */
function Head({ reservation, readAt }: { reservation: Reservation; readAt: number }) {
  const serverTime = useServerTime(reservation.serverTime, readAt);
  return <HeadDeadline reservation={{ ...reservation, serverTime }} boarding={undefined} />;
}

/** Opens the head at a time of the server's clock, check-in until 8:00. */
async function open(time: string) {
  const reservation = { ...paid, serverTime: `2027-08-02T${time}+09:00` };
  const screen = await render(<Head reservation={reservation} readAt={Date.now()} />);
  const status = screen.getByRole('status').element();
  return {
    status,
    text: () => screen.container.textContent,
    /** Lets seconds pass one by one: what was shown anew, and what was said newly. */
    pass(seconds: number) {
      const [shown, said]: [string[], string[]] = [[], []];
      for (let second = 0; second < seconds; second += 1) {
        const before = [screen.container.textContent, status.textContent];
        flushSync(() => vi.advanceTimersByTime(1000));
        if (screen.container.textContent !== before[0]) shown.push(screen.container.textContent);
        if (status.textContent && status.textContent !== before[1]) said.push(status.textContent);
      }
      return { shown, said };
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_800_000_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

test('残りは1分に一度だけ書き直され、10分と5分、それに締め切ったことだけが、一度ずつ読み上げられる', async () => {
  const { pass, text } = await open('07:48:30');
  expect(text()).toContain('あと11分');
  const { shown, said } = pass(15 * 60);
  expect(shown).toHaveLength(12);
  expect(said).toEqual([
    '乗船手続き締切まで、あと10分です。',
    '乗船手続き締切まで、あと5分です。',
    '乗船手続きは締め切りました8:30 汐見港発',
  ]);
  expect(text()).not.toContain('あと');
});

test('開いたときのままの時刻から数え、まだない1分を約束しない', async () => {
  const { pass, text } = await open('07:35:00');
  expect(text()).toContain('あと25分');
  pass(60);
  expect(text()).toContain('あと25分');
  pass(1);
  expect(text()).toContain('あと23分');
});

test('開いたままのページでも、出港から到着までを言う', async () => {
  const { pass } = await open('08:29:30');
  expect(pass(4 * 60 * 60).said).toEqual([
    '出港しました12:10 凪浦港着',
    'まもなく到着12:10 凪浦港着',
    '到着しました12:10 凪浦港着',
  ]);
});

test('ポケットで眠っていた端末は、起きたときに、その時刻のことを言う', async () => {
  const { status } = await open('07:30:00');
  vi.setSystemTime(Date.now() + 90 * 60_000);
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(status.textContent).toBe('出港しました12:10 凪浦港着');
});
