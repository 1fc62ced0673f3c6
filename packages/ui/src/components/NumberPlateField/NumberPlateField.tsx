import {
  formatPlateNumber,
  type NumberPlate,
  normaliseNumberPlate,
  parseNumberPlate,
} from '@ferry/format/number-plate';
import { type ClipboardEvent, type Ref, useState } from 'react';
import { ignoreComposingEnter } from '../../private/composing.ts';
import { Fieldset, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './NumberPlateField.css.ts';

type Part = keyof NumberPlate;

/** Props of {@link NumberPlateField}. */
export type NumberPlateFieldProps = FieldTexts & {
  value: NumberPlate;
  /**
   * The parts as typed; width, hyphens and katakana are put right when a box is left.
   * `findNumberPlateProblem` of `@ferry/format/number-plate` checks them.
   */
  onChange: (value: NumberPlate) => void;
  onBlur?: () => void;
  /** Parts that are wrong, when the error is not about all of them. */
  invalidParts?: readonly Part[];
  name?: string;
  /** Id of 地名: the target of a link in the ErrorSummary. */
  id?: string;
  /** The input of 地名. */
  ref?: Ref<HTMLInputElement>;
};

const parts: readonly { part: Part; label: string; isNumeric: boolean }[] = [
  { part: 'place', label: '地名', isNumeric: false },
  // Not the numeric keyboard: it may have a letter.
  { part: 'classNumber', label: '分類番号', isNumeric: false },
  { part: 'kana', label: 'かな', isNumeric: false },
  { part: 'number', label: '番号', isNumeric: true },
];

const isSame = (one: NumberPlate, other: NumberPlate): boolean =>
  parts.every(({ part }) => one[part] === other[part]);

/** The whole plate in one of the boxes, as a keyboard's own clipboard leaves it without a paste event. */
const inOneBox = (plate: NumberPlate): NumberPlate | undefined =>
  parts.map(({ part }) => parseNumberPlate(plate[part])).find(Boolean);

const useSplitting = ({ value, onChange, onBlur }: NumberPlateFieldProps) => {
  const [said, setSaid] = useState('');
  const split = (plate: NumberPlate): void => {
    const { place, classNumber, kana, number } = plate;
    const whole = [place, classNumber, kana, formatPlateNumber(number)].filter(Boolean).join(' ');
    setSaid(`${whole} を、四つの欄に分けて入力しました。`);
    onChange(plate);
  };
  return {
    said,
    paste: (event: ClipboardEvent) => {
      const plate = parseNumberPlate(event.clipboardData.getData('text'));
      if (!plate) return;
      event.preventDefault();
      split(plate);
    },
    leave: () => {
      const whole = inOneBox(value);
      const tidied = normaliseNumberPlate(value);
      if (whole) split(whole);
      else if (!isSame(tidied, value)) onChange(tidied);
      onBlur?.();
    },
  };
};

/**
 * 地名・分類番号・かな・番号 of a number plate in four boxes. A plate that is pasted as one text is
 * split over them.
 */
export const NumberPlateField = (props: NumberPlateFieldProps) => {
  const { label, requirement, support, error, value, onChange, invalidParts } = props;
  const ids = useFieldIds(props.id, props);
  const { said, paste, leave } = useSplitting(props);
  const idOf = (part: Part) => (part === 'place' ? ids.control : `${ids.control}-${part}`);
  const isInvalid = (part: Part) => Boolean(error) && (invalidParts?.includes(part) ?? true);
  return (
    <Fieldset {...{ ids, label, requirement, support, error }}>
      <div className={css.parts}>
        {parts.map(({ part, label: name, isNumeric }) => (
          <span key={part} className={css.room[part]}>
            <label htmlFor={idOf(part)} className={css.label}>
              {name}
            </label>
            <input
              ref={part === 'place' ? props.ref : undefined}
              id={idOf(part)}
              name={props.name && `${props.name}-${part}`}
              type="text"
              inputMode={isNumeric ? 'numeric' : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              // A motorcycle has no class.
              aria-required={(requirement === 'required' && part !== 'classNumber') || undefined}
              aria-invalid={isInvalid(part) || undefined}
              aria-describedby={error ? ids.errorId : undefined}
              className={css.input}
              value={value[part]}
              onBlur={leave}
              onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
              onKeyDown={ignoreComposingEnter}
              onPaste={paste}
            />
          </span>
        ))}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Fieldset>
  );
};
