import type { ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './StepIndicator.css.ts';

/** One stop of a {@link StepIndicator}. */
export type Step = {
  /** A short noun: 「お客様情報」. */
  name: string;
  /** Wraps a step that is done in a {@link StepLink} that leads back to it. */
  link?: ((content: ReactNode) => ReactNode) | undefined;
};

/** Props of {@link StepIndicator}. */
export type StepIndicatorProps = {
  /** The steps, in order. */
  steps: readonly Step[];
  /** The step shown now, from 1. */
  current: number;
  /** Name of the landmark; defaults to 「手続きの流れ」. */
  label?: string;
};

/** The link to a step that is done, plain enough for a router's `createLink`. */
export const StepLink = (props: ElementProps<'a'>) => <a {...props} className={css.link} />;

const Ship = () => (
  <svg viewBox="0 0 42 20" aria-hidden="true" focusable="false" className={css.ship}>
    <path d="M1 12h4V8h5V5h3l1-4h4l-.5 4H27l2.500 3h4l1.500 4h6l-3.500 7H5z" />
  </svg>
);

const Done = ({ name, link = (content) => content }: Step) =>
  link(
    <span className={css.label}>
      <span>{name}</span>
      <VisuallyHidden>(入力済み)</VisuallyHidden>
    </span>,
  );

/**
 * How far a procedure has come, as a voyage with the ship at the present stop. It begins a page: a
 * band under the header, as wide as the screen. On a phone it is the name of the step and the line.
 */
export const StepIndicator = ({ steps, current, label = '手続きの流れ' }: StepIndicatorProps) => (
  <nav aria-label={label} className={css.root}>
    {/* The list says the same to assistive technology. */}
    <p aria-hidden="true" className={css.now}>
      {steps[current - 1]?.name}
    </p>
    <ol className={css.list}>
      {steps.map((step, index) => {
        const number = index + 1;
        const isCurrent = number === current;
        const state = number < current ? 'done' : isCurrent ? 'current' : 'ahead';
        return (
          <li
            key={step.name}
            data-state={state}
            aria-current={isCurrent ? 'step' : undefined}
            className={css.step}
          >
            {isCurrent && <Ship />}
            {state === 'done' ? <Done {...step} /> : <span className={css.label}>{step.name}</span>}
          </li>
        );
      })}
    </ol>
  </nav>
);
