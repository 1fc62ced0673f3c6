import { cx } from '../../private/cx.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './FeeStairs.css.ts';

/** What is paid until a day. */
type FeeStair = {
  /** 「12月3日(木)まで」. */
  until: string;
  /** 「200円」「10%」. */
  fee: string;
  /** The fee as a share of the price, 0 to 100: how high the step is. */
  percent: number;
  /** Where its time is: over, now or to come. */
  time: 'past' | 'now' | 'later';
};

/** Props of {@link FeeStairs}. */
export type FeeStairsProps = {
  /** What it is for: 「往路 12月5日(土) 19:00 出港」. */
  caption: string;
  /** In the order of time. */
  steps: readonly FeeStair[];
};

/** Four heights are told apart at a glance; shares between them are read. */
const heightOf = (percent: number) =>
  percent <= 5 ? css.low : percent <= 15 ? css.middle : percent <= 60 ? css.high : css.full;

const Boat = () => (
  <svg viewBox="0 0 42 20" className={css.boat} aria-hidden="true">
    <path fill="currentColor" d="M1 12h4V8h5V5h3l1-4h4l-.5 4H27l2.5 3h4l1.5 4h6l-3.5 7H5z" />
  </svg>
);

/** A day whose time may stand below it: five of them beside each other are too wide for a phone. */
const Until = ({ text }: { text: string }) => {
  const [day = '', ...time] = text.split(' ');
  return (
    <>
      <Phrases>{day}</Phrases>
      {time.length > 0 && ' '}
      <Phrases>{time.join(' ')}</Phrases>
    </>
  );
};

/** How a fee rises until the departure, as a tide; the ship is on the step of today. */
export const FeeStairs = ({ caption, steps }: FeeStairsProps) => (
  <figure className={css.root}>
    <figcaption className={css.caption}>
      <Phrases>{caption}</Phrases>
    </figcaption>
    <ol className={css.steps}>
      {steps.map(({ until, fee, percent, time }) => (
        <li key={until} className={css.step} aria-current={time === 'now' ? 'step' : undefined}>
          {time === 'now' && <span className={css.here}>いまは</span>}
          <span className={css.fee[time]}>{fee}</span>
          {time === 'now' && <Boat />}
          <span
            className={cx(
              heightOf(percent),
              css.bar[percent > 60 && time !== 'now' ? 'all' : time],
            )}
          />
          <span className={time === 'now' ? css.untilNow : css.until}>
            <Until text={until} />
          </span>
        </li>
      ))}
    </ol>
  </figure>
);
