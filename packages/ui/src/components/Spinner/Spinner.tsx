import { useEffect, useState } from 'react';
import { sayFirst, sayOn } from '../../private/say-first.ts';
import { duration } from '../../tokens/motion.ts';
import * as css from './Spinner.css.ts';

/** Props of {@link Spinner}. */
export type SpinnerProps = {
  /** What is being done: 「空席を確認しています」. Shown, and read out once; of several the first. */
  label: string;
  /** What is said instead from the fifth second on. */
  slowLabel?: string;
};

/**
 * Busy, with words. It does not spin: three steps fill once in 5 s, and then the words admit that
 * it takes long. It cannot look alive when nothing is.
 */
export const Spinner = ({
  label,
  slowLabel = `${label}。時間がかかっています。このままお待ちください`,
}: SpinnerProps) => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (isSlow) return sayOn();
    const timer = setTimeout(setIsSlow, duration.wait * 1000, true);
    return () => clearTimeout(timer);
  }, [isSlow]);
  return (
    <div ref={sayFirst} className={css.root}>
      <span aria-hidden="true" className={css.steps}>
        <span className={css.step} />
        <span className={css.step} />
        <span className={css.step} />
      </span>
      <span>{isSlow ? slowLabel : label}</span>
    </div>
  );
};
