import * as css from './LinkLife.css.ts';

type Moment = { time: string; label: string };

/** Props of {@link LinkLife}. */
export type LinkLifeProps = {
  /** When it began: 「14:02」 「メールを送信」. */
  from: Moment;
  /** Until when it holds: 「16:02」 「リンクの期限」. */
  until: Moment;
  /**
   * Share of the time gone by, 0 to 1; or how it ended: `over` its time is up, `done` it has been used,
   * `broken` the link is not whole, `unsent` the mail has not been sent.
   */
  share: number | keyof typeof css.end;
};

/** What is drawn between the ends. */
const Course = ({ share }: Pick<LinkLifeProps, 'share'>) => {
  if (typeof share === 'string') return <span className={css.end[share]} />;
  const gone = Math.min(Math.max(share, 0), 1);
  return (
    <>
      <span className={css.gone} style={{ flexGrow: gone }} />
      {gone > 0 && gone < 1 && <span className={css.now} />}
      <span className={css.left} style={{ flexGrow: 1 - gone }} />
    </>
  );
};

/** How long something holds, as a line with a flag at its end. Renewed once a minute, never announced. */
export function LinkLife({ from, until, share }: LinkLifeProps) {
  const hasFlag = typeof share === 'number' || share === 'over';
  return (
    <div>
      <div className={css.line} aria-hidden="true">
        <span className={css.ring} />
        <Course share={share} />
        <span className={hasFlag ? css.flag : css.dot} />
      </div>
      <ol className={css.ends}>
        <li>
          <b className={css.time}>{from.time}</b>
          <span className={css.label}>{from.label}</span>
        </li>
        <li className={css.until}>
          <b className={hasFlag ? css.limit : css.time}>{until.time}</b>
          <span className={css.label}>{until.label}</span>
        </li>
      </ol>
    </div>
  );
}
