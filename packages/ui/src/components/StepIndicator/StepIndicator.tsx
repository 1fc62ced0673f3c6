import { CheckIcon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './StepIndicator.css.ts';

/** Props of {@link StepIndicator}. */
export type StepIndicatorProps = {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** The step shown now, from 1. */
  current: number;
  /** Name of the list; defaults to 「手続きの流れ」. */
  label?: string;
};

/** Where the customer is in a procedure. On a phone 「3/5 お客様情報」 over a bar. */
export const StepIndicator = ({ steps, current, label = '手続きの流れ' }: StepIndicatorProps) => (
  <div>
    {/* The list below says the same to assistive technology. */}
    <p aria-hidden="true" className={css.compact}>
      <span className={css.count}>
        {current}/{steps.length}
      </span>
      {steps[current - 1]}
    </p>
    <ol aria-label={label} className={css.list}>
      {steps.map((step, index) => {
        const number = index + 1;
        const state = number < current ? 'done' : number === current ? 'current' : 'ahead';
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={css.step}
          >
            <span aria-hidden="true" className={css.mark}>
              {state === 'done' ? <CheckIcon /> : number}
            </span>
            <span className={css.label}>
              {step}
              {state === 'done' && <VisuallyHidden>(完了)</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  </div>
);
