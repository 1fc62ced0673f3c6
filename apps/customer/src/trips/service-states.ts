import type { GetServiceStatusResponse } from '@ferry/api/customer';
import { BarredIcon, CircleIcon, ClockIcon, TriangleIcon } from '@ferry/ui/Icon';
import type { TextProps } from '@ferry/ui/Text';

/** Today's service of one route. */
export type RouteStatus = GetServiceStatusResponse['routes'][number];

type State = { word: string; tone: TextProps['tone']; Icon: typeof CircleIcon };

/** Word and sign of each state; the colour only repeats them. */
const states: Record<RouteStatus['state'], State> = {
  normal: { word: '通常運航', tone: 'success', Icon: CircleIcon },
  delayed: { word: '遅れ', tone: 'warning', Icon: ClockIcon },
  conditional: { word: '条件付き運航', tone: 'warning', Icon: TriangleIcon },
  partlyCancelled: { word: '一部欠航', tone: 'danger', Icon: BarredIcon },
  cancelled: { word: '欠航', tone: 'danger', Icon: BarredIcon },
};

// A newer server may send a state that this build does not know: then the message says it.
const unknown: State = { word: 'お知らせがあります', tone: 'warning', Icon: TriangleIcon };

/** Word, sign and tone of a state. */
export const serviceState = (state: RouteStatus['state']): State => states[state] ?? unknown;
