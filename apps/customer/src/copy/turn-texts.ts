import type { QueuePlace } from '@ferry/api/customer';
import { formatTime } from '@ferry/format/date';

const people = (count: number): string => count.toLocaleString('ja-JP');

/** Minutes above which a wait is said in steps of ten: more would be more than is known. */
const EXACT_MINUTES = 60;

/** 「約9分」; undefined where it is not known. */
export function waitText(seconds: number | null): string | undefined {
  if (seconds === null) return undefined;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return '1分以内';
  if (minutes <= EXACT_MINUTES) return `約${minutes}分`;
  const tens = Math.ceil(minutes / 10) * 10;
  const [hours, rest] = [Math.floor(tens / 60), tens % 60];
  return `約${hours}時間${rest > 0 ? `${rest}分` : ''}`;
}

/** The sentences of a place in the line. A state that this build does not know is a wait. */
export const turnTexts = {
  busy: '順番にご案内しています',
  asking: '順番を確認しています。',
  title: ({ state }: QueuePlace): string =>
    state === 'gathering' ? '受付の開始をお待ちください' : turnTexts.busy,
  why: ({ state, opensAt }: QueuePlace): string =>
    state === 'gathering' && opensAt
      ? `${formatTime(opensAt)}に、お待ちの皆さまの順番を抽選で決めて、順にご案内します。早く並んでも有利にはなりません。`
      : '大変混み合っているため、お手続きを順番にご案内しています。',
  others: (count: number, serverTime: string): string =>
    `${people(count)}人がお待ちです(${formatTime(serverTime)}現在)`,
  stay: '順番が来ると、ここが元の画面に戻ります。この画面を開いたまま、お待ちください。再読み込みをしても、別のタブで開いても、順番は変わりません。',
  called: 'お待たせしました。順番になりました。',
  until: (instant: string): string =>
    `${formatTime(instant)}までに、お手続きを始めてください。始めた後は、途中でお待たせすることはありません。`,
  goOn: 'そのまま、お手続きにお進みください。',
  lost: '順番が後ろになりました',
  lostWhy:
    '順番が来たときにお手続きが始まらなかったか、接続が長く切れていたため、最後にお並びいただいています。',
  offline: 'インターネットに接続できません。順番は残っています。接続が戻ると、続きを確認します。',
  unanswered: '順番を確認できませんでした。順番は残っています。まもなく、もう一度確認します。',
  manyOfAddress:
    '同じ回線(ご家庭、職場、携帯電話会社など)から、たくさんの方がお待ちです。空き次第、順番をお取りします。',
} as const;

/** The figures of a place, the largest on the page. */
export function figuresOf(place: QueuePlace): { term: string; value: string }[] {
  const { state, opensAt, position, estimatedSeconds } = place;
  if (state === 'gathering') {
    return opensAt ? [{ term: '受付の開始', value: formatTime(opensAt) }] : [];
  }
  return [
    ...(position === null ? [] : [{ term: '現在の順番', value: positionText(position) }]),
    { term: '待ち時間の目安', value: waitText(estimatedSeconds) ?? '計算中' },
  ];
}

const positionText = (position: number): string => `${people(position)}番目`;

/** The minutes to the turn at which the wait is said aloud, the last step first. */
const STEPS = [1, 3, 5, 10, 20, 30, 60];

/** Before the opening, and while the time cannot be said: farther away than whatever is said later. */
const UNDRAWN = 3_000;
const UNKNOWN = 2_000;
const LONG = 1_000;

/** The step of a wait, which is said aloud when it is smaller than what was said. */
export const spokenStep = ({ state, estimatedSeconds }: QueuePlace): number => {
  if (state === 'gathering') return UNDRAWN;
  if (estimatedSeconds === null) return UNKNOWN;
  const minutes = Math.ceil(estimatedSeconds / 60);
  return STEPS.find((step) => minutes <= step) ?? LONG;
};

/** The sentence that a screen reader says of a place. */
export function spokenText(place: QueuePlace): string {
  if (place.state === 'gathering') return turnTexts.why(place);
  const wait = waitText(place.estimatedSeconds);
  const position = place.position === null ? '' : `${positionText(place.position)}です。`;
  return `${position}${wait ? `順番まで${wait}です。` : '待ち時間を計算しています。'}`;
}
