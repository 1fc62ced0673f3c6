import { type ReactNode, useId } from 'react';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './Switch.css.ts';

/** Props of {@link Switch}. */
export type SwitchProps = {
  /** What is on or off, the same words for both: 「1室を貸し切る」. */
  label: ReactNode;
  /** What it costs or means, below the label. */
  support?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
};

/** On or off, at once and without a button to send it. In a form, a Checkbox. */
export const Switch = ({ label, support, isSelected, onChange }: SwitchProps) => {
  const id = useId();
  return (
    <label className={css.root}>
      <span>
        <span id={`${id}-label`} className={css.label}>
          <Phrases>{label}</Phrases>
        </span>
        {support && (
          <span id={`${id}-support`} className={css.support}>
            <Phrases>{support}</Phrases>
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={support ? `${id}-support` : undefined}
        checked={isSelected}
        className={css.input}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
};
