import type { PreOrder, PreOrderChoice } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import { preOrderStates } from '../../../../copy/pre-order-texts.ts';
import { waits } from '../../../../trips/waits.ts';

/** How it stands; of a state that a later server knows no more than that it is an order. */
export const orderStateText = ({ state }: Pick<PreOrder, 'state'>): string =>
  preOrderStates[state] ?? '先行申込';

/** 「10月10日(日) 8:30 汐見港発」, of the first choice; of one whose sailings are gone when it was to be drawn. */
export function orderName({ choices: [first], salesOpenAt }: PreOrder): string {
  if (!first) return `${formatDateTimeShort(salesOpenAt)}の抽選`;
  return departureText(first);
}

const departureText = ({ sailing }: PreOrderChoice): string =>
  `${formatDateShort(sailing.date)} ${sailing.departureTime} ${sailing.fromPort.name}発`;

/** 「第1希望 10月10日(日) 8:30 汐見港発」 */
export const choiceTitle = (choice: PreOrderChoice, index: number): string =>
  `第${index + 1}希望 ${departureText(choice)}`;

/** 「カーペット席」「合計の目安 12,300円」 */
export const choiceLines = ({ cabinType, totalYen }: PreOrderChoice): string[] => [
  cabinType?.name ?? 'どの客室でも',
  `合計の目安 ${formatYen(totalYen)}`,
];

/** What a draw has come to, while something of it may still change. */
export type DrawResult = 'held' | 'waiting';

/** Undefined of what was not drawn, and of what is over. */
export function drawResult({ state, entries }: PreOrder): DrawResult | undefined {
  if (state !== 'drawn') return undefined;
  const live = entries.filter(waits);
  if (live.some((entry) => entry.state === 'offered')) return 'held';
  return live.length > 0 ? 'waiting' : undefined;
}

/** It can still be withdrawn and replaced: by the server's clock, when it was read. */
export const isBeforeClosing = ({ state, closesAt, serverTime }: PreOrder): boolean =>
  state === 'accepted' && Date.parse(serverTime) < Date.parse(closesAt);
