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

/** What the line says of a place. A state that this build does not know is a wait. */
export const turnTexts = {
  busy: '順番にご案内しています',
  title: ({ state }: QueuePlace): string =>
    state === 'gathering' ? '受付の開始をお待ちください' : turnTexts.busy,
  position: (position: number): string => `${people(position)}番目`,
  waiting: (count: number): string => `${people(count)}人`,
  opening: (opensAt: string): string => formatTime(opensAt),
  why: ({ state, opensAt }: QueuePlace): string =>
    state === 'gathering' && opensAt
      ? `${formatTime(opensAt)}に、お待ちの皆さまの順番を抽選で決めて、順にご案内します。早く並んでも有利にはなりません。`
      : '大変混み合っているため、お手続きを順番にご案内しています。',
  stay: '順番が来ると、この画面が元のページに変わります。そのままお待ちください。再読み込みをしても、別のタブで開いても、順番は変わりません。',
  called: 'お待たせしました。順番になりました。',
  until: (instant: string): string =>
    `${formatTime(instant)}までに、お手続きを始めてください。始めた後は、途中でお待たせすることはありません。`,
  goOn: 'そのまま、お手続きにお進みください。',
  lost: '接続を確認しています。順番は残っています。',
  manyOfAddress:
    '同じ回線(ご家庭、職場、携帯電話会社など)から、たくさんの方がお待ちです。空き次第、順番をお取りします。',
} as const;

/** How far away the turn is, in the steps in which that is said aloud: in minutes, the last one first. */
const STEPS = [1, 3, 5, 10, 20, 30, 60];

/** The step of a wait, which is said aloud when it is smaller than what was said; undefined where it is not known. */
export const spokenStep = ({ state, estimatedSeconds }: QueuePlace): number | undefined => {
  if (state === 'gathering') return Number.POSITIVE_INFINITY;
  if (estimatedSeconds === null) return undefined;
  const minutes = Math.ceil(estimatedSeconds / 60);
  return STEPS.find((step) => minutes <= step) ?? Number.MAX_VALUE;
};

/** What is said aloud of a place. */
export function spokenText(place: QueuePlace): string {
  if (place.state === 'gathering') return turnTexts.why(place);
  const wait = waitText(place.estimatedSeconds);
  const position = place.position === null ? '' : `${turnTexts.position(place.position)}です。`;
  return `${position}${wait ? `順番まで${wait}です。` : ''}`;
}
