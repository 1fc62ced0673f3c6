import { cx } from '../../private/cx.ts';
import {
  BarredIcon,
  CircleIcon,
  ClockIcon,
  CrossIcon,
  DashIcon,
  TriangleIcon,
} from '../Icon/Icon.tsx';
import * as css from './AvailabilityMark.css.ts';

const marks = {
  available: { word: '空席あり', tone: 'good', Icon: CircleIcon },
  few: { word: '残りわずか', tone: 'few', Icon: TriangleIcon },
  full: { word: '満席', tone: 'none', Icon: CrossIcon },
  soldOut: { word: '完売', tone: 'none', Icon: CrossIcon },
  notYetOpen: { word: '受付前', tone: 'none', Icon: ClockIcon },
  webClosed: { word: 'WEB受付終了', tone: 'none', Icon: BarredIcon },
  departed: { word: '出港済み', tone: 'none', Icon: DashIcon },
  cancelled: { word: '欠航', tone: 'bad', Icon: BarredIcon },
  unsuitable: { word: '条件に合わない', tone: 'none', Icon: DashIcon },
} as const;

// A newer server may send a word that this build does not know: never as if places were free.
const unknown = { word: 'お問い合わせください', tone: 'none', Icon: DashIcon } as const;

/** The answers to "can I go?"; `soldOut` is of a ticket, whose ship may have room. */
export type Availability = keyof typeof marks;

/** Props of {@link AvailabilityMark}. */
export type AvailabilityMarkProps = { availability: Availability };

/** Availability as sign and word; the colour only repeats them. */
export const AvailabilityMark = ({ availability }: AvailabilityMarkProps) => {
  const { word, tone, Icon } = marks[availability] ?? unknown;
  return (
    <span className={cx(css.root, css.tone[tone])}>
      <Icon />
      <span>{word}</span>
    </span>
  );
};
