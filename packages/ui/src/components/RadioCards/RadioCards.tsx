import { type ReactNode, type Ref, useId } from 'react';
import { mark } from '../../private/choice.css.ts';
import { Fieldset, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './RadioCards.css.ts';

/** One card. */
type RadioCard<Value extends string = string> = {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  /** At the right, for example the price and the availability. */
  aside?: ReactNode;
  /** Why it cannot be chosen, shown in the card. Its presence takes the card out of the choice. */
  unavailableReason?: string;
  /** What the choice still needs, in the card below its words while it is chosen. */
  details?: ReactNode;
};

/** Props of {@link RadioCards}. */
export type RadioCardsProps<Value extends string = string> = FieldTexts & {
  options: readonly RadioCard<Value>[];
  name?: string;
  /** Id of the first radio that can be chosen: the target of a link in the ErrorSummary. */
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  /** Short cards beside each other, as many as fit. */
  isInRow?: boolean;
  /** The first radio. */
  ref?: Ref<HTMLInputElement>;
};

const Words = ({ title, description, unavailableReason }: RadioCard) => (
  <span className={css.text}>
    <span className={css.title}>
      <Phrases>{title}</Phrases>
    </span>
    {[description, unavailableReason].map(
      (words, index) =>
        words && (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places that never move
          <span key={index} className={css.description}>
            <Phrases>{words}</Phrases>
          </span>
        ),
    )}
  </span>
);

/** One of a few choices that need more than a line each: grades, payment methods. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { options, value, onChange, onBlur, ref } = props;
  const ids = useFieldIds(props.id, props);
  const fallbackName = useId();
  // What is out of the choice cannot take the focus.
  const first = Math.max(
    options.findIndex(({ unavailableReason }) => unavailableReason === undefined),
    0,
  );
  return (
    <Fieldset
      ids={ids}
      role="radiogroup"
      label={props.label}
      requirement={props.requirement}
      support={props.support}
      error={props.error}
    >
      <div className={props.isInRow ? css.row : css.list}>
        {options.map((option, index) => (
          <div
            key={option.value}
            className={css.card}
            data-checked={value === option.value || undefined}
            data-disabled={option.unavailableReason !== undefined || undefined}
          >
            <label className={css.label}>
              <input
                ref={index === first ? ref : undefined}
                id={index === first ? ids.control : undefined}
                type="radio"
                name={props.name ?? fallbackName}
                value={option.value}
                checked={value === option.value}
                disabled={option.unavailableReason !== undefined}
                className={mark}
                onBlur={onBlur}
                onChange={() => onChange?.(option.value)}
              />
              <Words {...option} />
              {option.aside && <span className={css.aside}>{option.aside}</span>}
            </label>
            {value === option.value && option.details && (
              <div className={css.details}>{option.details}</div>
            )}
          </div>
        ))}
      </div>
    </Fieldset>
  );
};
