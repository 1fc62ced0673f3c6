import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './SameAnswer.css.ts';

/** Props of {@link SameAnswer}. */
export type SameAnswerProps = {
  /** What is answered: 「お住まいの市区町村」. */
  label: string;
  /** Keeps the label above the line; else it stands at the beginning of the line. */
  isLabelAbove?: boolean;
  /** The answer that is taken over, if there is one yet. */
  value?: string;
  /** Where it is from: 「乗船者1と同じ」. */
  note: string;
  /** Id of the button: the target of a link in the ErrorSummary. */
  id?: string;
  /** The customer wants to answer otherwise. */
  onChange: () => void;
};

/** An answer that is taken over from another one, as a line with 「変える」 in place of its fields. */
export const SameAnswer = (props: SameAnswerProps) => {
  const { label, isLabelAbove, value, note, id, onChange } = props;
  return (
    <div>
      {isLabelAbove && <p className={css.label}>{label}</p>}
      <div className={css.line}>
        <p className={css.answer}>
          {!isLabelAbove && <b>{label}</b>} {value && <b>{value}</b>}{' '}
          <span className={isLabelAbove ? css.note : undefined}>
            <Phrases>{note}</Phrases>
          </span>
        </p>
        <button
          id={id}
          type="button"
          aria-label={`${label}を変える`}
          className={css.action}
          onClick={onChange}
        >
          変える
        </button>
      </div>
    </div>
  );
};
