import * as choice from '../../private/choice.css.ts';
import { Fieldset, useFieldIds } from '../../private/Field.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './PickList.css.ts';

/** One row of a {@link PickList}. */
export type Pick = {
  id: string;
  title: string;
  /** Facts that tell it from the others: 「9歳・女性」. */
  details: string;
  /** Where it is now (「乗船者3」), or why it cannot be picked. */
  note: string;
  isPicked: boolean;
  /** Its note says why. */
  isDisabled: boolean;
};

/** Props of {@link PickList}. */
export type PickListProps = {
  label: string;
  support?: string;
  picks: readonly Pick[];
  /** One press puts it in, the next one takes it out. */
  onPick: (id: string, isPicked: boolean) => void;
};

/** What is kept, to be put into a form with one press each. */
export const PickList = ({ label, support, picks, onPick }: PickListProps) => {
  const ids = useFieldIds(undefined, { support });
  return (
    <Fieldset {...{ ids, label, support }} requirement={undefined} error={undefined}>
      <div className={css.list}>
        {picks.map(({ id, title, details, note, isPicked, isDisabled }) => (
          <label
            key={id}
            className={css.row}
            data-checked={isPicked || undefined}
            data-disabled={isDisabled || undefined}
          >
            <input
              type="checkbox"
              className={choice.mark}
              checked={isPicked}
              disabled={isDisabled}
              onChange={(event) => onPick(id, event.target.checked)}
            />
            <span>
              <span className={css.title}>{title}</span>
              <span className={css.details}>
                <Phrases>{details}</Phrases>
              </span>
            </span>
            <span className={css.note}>
              <Phrases>{note}</Phrases>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
