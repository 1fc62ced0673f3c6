import type { ReactNode, Ref } from 'react';
import { ErrorText, useFieldIds } from '../../private/Field.tsx';
import * as field from '../../private/field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './NumberStepper.css.ts';
import { useStepper } from './use-stepper.ts';

/** Props of {@link NumberStepper}. */
export type NumberStepperProps = {
  /** Visible name, for example 「大人」. */
  label: string;
  /** Who or what is counted, for example 「12歳以上」. */
  support?: ReactNode;
  error?: string;
  value: number;
  /**
   * A whole number from `min` to `max`. Text that is none (1.5, 三, abc) stays in the box with a
   * message and makes the input `:invalid`, so that a form can stop there; the value is unchanged.
   */
  onChange: (value: number) => void;
  /** Lowest number; defaults to 0. */
  min?: number;
  max: number;
  /** Counter, shown in messages; defaults to 「人」. */
  unit?: string;
  /** Why it ends at `max`, when the customer can do something about it. */
  limitMessage?: string;
  name?: string;
  /** Id of the input: the target of a link in the ErrorSummary. */
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

type StepProps = { label: string; sign: string; isAtLimit: boolean; onClick: () => void };

const Step = ({ label, sign, isAtLimit, onClick }: StepProps) => (
  <button
    type="button"
    // The arrow keys of the input do the same: one tab stop for each count, not three.
    tabIndex={-1}
    aria-label={label}
    aria-disabled={isAtLimit}
    className={css.step}
    onClick={onClick}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
);

type CountInputProps = NumberStepperProps & {
  ids: ReturnType<typeof useFieldIds>;
  stepper: ReturnType<typeof useStepper>;
};

const CountInput = ({
  ids,
  stepper,
  value,
  min = 0,
  max,
  unit = '人',
  ...rest
}: CountInputProps) => (
  <input
    ref={rest.ref}
    id={ids.control}
    name={rest.name}
    type="text"
    role="spinbutton"
    inputMode="numeric"
    autoComplete="off"
    aria-valuenow={value}
    aria-valuemin={min}
    aria-valuemax={max}
    aria-valuetext={`${value}${unit}`}
    aria-describedby={ids.describedBy}
    aria-invalid={rest.error ? true : undefined}
    className={css.value}
    value={stepper.text}
    onChange={stepper.type}
    onBlur={stepper.leave}
    onKeyDown={stepper.key}
  />
);

/**
 * A small count with − and +. Light on purpose: no number formatting of a library, because it is on
 * the home page. At a limit the buttons stay and say why.
 */
export const NumberStepper = (props: NumberStepperProps) => {
  const { label, support, value, min = 0, max } = props;
  const stepper = useStepper(props);
  const error = stepper.unread ?? props.error;
  const ids = useFieldIds(props.id, { support, error });
  return (
    <div>
      <div className={css.row}>
        <div className={css.texts}>
          <label htmlFor={ids.control} className={field.label}>
            {label}
          </label>
          {support && (
            <span id={ids.supportId} className={field.support}>
              {support}
            </span>
          )}
        </div>
        <div className={css.stepper}>
          <Step
            label={`${label}を減らす`}
            sign="−"
            isAtLimit={value <= min}
            onClick={() => stepper.press(-1)}
          />
          <CountInput {...props} error={error} ids={ids} stepper={stepper} />
          <Step
            label={`${label}を増やす`}
            sign="+"
            isAtLimit={value >= max}
            onClick={() => stepper.press(1)}
          />
        </div>
      </div>
      <span role="status" className={css.notice}>
        {stepper.notice}
      </span>
      <VisuallyHidden role="status">{stepper.said}</VisuallyHidden>
      {error && (
        <span id={ids.errorId} className={field.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </div>
  );
};
