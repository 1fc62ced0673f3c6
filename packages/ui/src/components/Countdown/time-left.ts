/** Whole seconds from `now` (ms since the epoch) until an instant, rounded up; 0 once it is past. */
export const secondsUntil = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));

/** From here on down seconds are shown: before, figures that change all the time only hurry. */
const SECONDS_BELOW = 300;

/** Time left as text, never more than there is: 3725 → `62分`, 245 → `4分05秒`, 45 → `45秒`. */
export const formatTimeLeft = (seconds: number): string => {
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  if (seconds > SECONDS_BELOW) return `${minutes}分`;
  return minutes === 0 ? `${rest}秒` : `${minutes}分${String(rest).padStart(2, '0')}秒`;
};

const warnings = [5, 2, 1];

/**
 * What to say when the time left goes from `before` to `after` seconds: at five, two and one minutes
 * and at the end, nothing in between. A tab that slept through a mark says the last one it passed.
 */
export const warningBetween = (before: number, after: number): string | undefined => {
  if (after === 0) return before > 0 ? '期限が過ぎました。' : undefined;
  const passed = warnings.filter((minutes) => before > minutes * 60 && after <= minutes * 60);
  const last = passed.at(-1);
  return last === undefined ? undefined : `残り${last}分です。`;
};

/** What the device's two clocks said at one moment: one can be set, the other stops in some sleep. */
export type Clocks = { settable: number; steady: number };

/** Both clocks now, in milliseconds. */
export const readClocks = (): Clocks => ({ settable: Date.now(), steady: performance.now() });

/**
 * Milliseconds that have passed from one reading to another: by the clock that went further. One that
 * was set back hides time, and so does one that stood still while the device slept.
 */
export const passedBetween = (from: Clocks, to: Clocks): number =>
  Math.max(to.settable - from.settable, to.steady - from.steady);

/** Whether a clock was set, or stood still, between two readings: time is only guessed then. */
export const isInDoubt = (from: Clocks, to: Clocks): boolean =>
  Math.abs(to.settable - from.settable - (to.steady - from.steady)) > 5_000;
