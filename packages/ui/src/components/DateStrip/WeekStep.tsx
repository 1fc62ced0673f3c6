import { addDays, diffDays, formatDateShort } from '@ferry/format/date';
import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import * as css from './DateStrip.css.ts';
import { stripLength } from './days.ts';

/** What a link to the days before or after says: spread it on the {@link DateStripStep}. */
export type DateStepAttributes = { children: ReactNode; 'aria-label': string };

/** Makes the link to a week back or on. */
export type RenderStep = (date: string, attributes: DateStepAttributes) => ReactElement;

/** A link to the days before or after, plain enough for a router's `createLink`. */
export const DateStripStep = (props: ElementProps<'a'>) => <a {...props} className={css.step} />;

type StepProps = {
  value: string;
  min: string;
  max: string;
  renderStep: RenderStep | undefined;
  by: 1 | -1;
};

/** A week back or on, as far as can be booked; at an end its place is kept. */
export const WeekStep = ({ value, min, max, renderStep, by }: StepProps) => {
  const aimed = addDays(value, by * stripLength);
  const date = aimed < min ? min : aimed > max ? max : aimed;
  if (!renderStep) return null;
  if (by * diffDays(value, date) <= 0) return <span className={css.step} />;
  return renderStep(date, {
    'aria-label': `${by < 0 ? '前' : '次'}の7日(${formatDateShort(date)}へ)`,
    children: (
      <span className={by < 0 ? css.back : css.on}>
        <ChevronIcon />
      </span>
    ),
  });
};
