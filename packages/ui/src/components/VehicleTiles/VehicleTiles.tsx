import { useId } from 'react';
import { Fieldset, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { root as visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './VehicleTiles.css.ts';

// Drawn for this product on a grid of 40 × 24.
const drawings = {
  none: 'M8 12h24',
  car: 'M8 17H4v-4l5-1 4-5h13l5 5 5 1v4h-4m-6 0H14m0 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm18 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  kei: 'M10 17H8v-6l2-5h17l4 6v5h-1m-6 0h-8m0 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm14 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  motorcycle:
    'M14 16a5 5 0 1 1-10 0 5 5 0 0 1 10 0Zm22 0a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM9 16l6-7h9l7 7M22 6h4l2 5',
  bicycle:
    'M15.5 16a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm20 0a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM10 16l5-9h10l5 9M15 7l6 9 4-9M12 5h5',
  other:
    'M6 17H3V6h21v11M24 9h7l5 5v3h-4M12 17h14m-14 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm20 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
} as const;

/** What a tile draws. */
type VehicleDrawing = keyof typeof drawings;

/** One kind of vehicle, or none. */
type VehicleTile = { value: string; name: string; drawing: VehicleDrawing };

/** Props of {@link VehicleTiles}. */
export type VehicleTilesProps = FieldTexts & {
  options: readonly VehicleTile[];
  /** Value of the chosen tile. */
  value: string;
  onChange: (value: string) => void;
  /** Id of the first tile's radio: the target of a link in the ErrorSummary. */
  id?: string;
  /** Keeps the label for assistive technology only, where a heading above says it. */
  isLabelHidden?: boolean;
};

/** What one travels with, drawn; native radios below the tiles. */
export const VehicleTiles = (props: VehicleTilesProps) => {
  const { label, requirement, support, error, options, value, onChange } = props;
  const ids = useFieldIds(props.id, props);
  const name = useId();
  return (
    <Fieldset
      {...{ ids, label, requirement, support, error }}
      role="radiogroup"
      legendClass={props.isLabelHidden ? visuallyHidden : undefined}
    >
      <div className={css.tiles}>
        {options.map((option, index) => (
          <label key={option.value} className={css.tile}>
            <input
              id={index === 0 ? ids.control : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              className={css.cover}
              onChange={() => onChange(option.value)}
            />
            <span className={css.face}>
              <svg viewBox="0 0 40 24" aria-hidden="true" focusable="false" className={css.drawing}>
                <path d={drawings[option.drawing]} />
              </svg>
              <Phrases>{option.name}</Phrases>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
