import { codePointLength } from '@ferry/format/width';
import { type Ref, useState } from 'react';
import { Field, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { useAfterPause } from '../../private/use-after-pause.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TextArea.css.ts';

/** Props of {@link TextArea}. */
export type TextAreaProps = FieldTexts & {
  value: string;
  /** Text exactly as typed, longer than `maxLength` too: nothing that was written is cut off. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Most code points the contract takes (𠮷 is one). Shows how many are left. */
  maxLength?: number;
  /** Lines in view at first; defaults to 4. Grows with the text where the browser can. */
  rows?: number;
  name?: string;
  /** Id of the box: the target of a link in the ErrorSummary. */
  id?: string;
  autoComplete?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

const wording = (left: number): string =>
  left < 0 ? `${-left}文字多く入力されています` : `あと${left}文字入力できます`;

const Count = ({ value, maxLength }: { value: string; maxLength: number }) => {
  const left = maxLength - codePointLength(value);
  const [first] = useState(value);
  // Nothing while there is plenty of room.
  const isNear = value !== first && left <= Math.max(10, maxLength / 10);
  const spoken = useAfterPause(isNear ? wording(left) : '');
  return (
    <>
      {/* Said below when it matters: not with each key, and not twice. */}
      <span aria-hidden="true" className={left < 0 ? css.tooLong : css.count}>
        {wording(left)}
      </span>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
};

/** Several lines of text, with a count of what may still be written. */
export const TextArea = ({
  id,
  maxLength,
  rows = 4,
  onChange,
  onBlur,
  ...props
}: TextAreaProps) => {
  const { label, requirement, support, error, ...rest } = props;
  const limit = maxLength !== undefined && `${maxLength}文字まで`;
  const ids = useFieldIds(id, { requirement, support: support || limit, error });
  return (
    <Field
      {...{ ids, label, requirement, error }}
      support={
        (support || limit) && (
          <>
            <Phrases>{support}</Phrases>
            {limit && <span className={css.limit}>{limit}</span>}
          </>
        )
      }
    >
      <textarea
        {...rest}
        id={ids.control}
        rows={rows}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={requirement === 'required' || undefined}
        className={css.box}
        style={{ minBlockSize: `calc(${rows}lh + 1.125rem)` }}
        onBlur={onBlur && (() => onBlur())}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {maxLength !== undefined && <Count value={rest.value} maxLength={maxLength} />}
    </Field>
  );
};
