import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { ErrorText } from '../../private/Field.tsx';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { type SelectOption, SelectOptions } from '../Select/Select.tsx';
import * as css from './PortLine.css.ts';

/** One end of a {@link PortLine}. */
export type PortEnd = {
  /** 「出発地」 */
  label: string;
  options: readonly SelectOption[];
  /** Text of the empty choice. */
  emptyLabel: string;
  value: string;
  error?: string | undefined;
  /** Id of the select: the target of a link in the ErrorSummary. */
  id: string;
  onChange: (value: string) => void;
};

/** Props of {@link PortLine}. */
export type PortLineProps = {
  from: PortEnd;
  to: PortEnd;
  /** An IconButton that swaps the two. */
  swap: ReactNode;
  /** Hue of the route between them, when there is one. */
  hue?: RouteHue | undefined;
};

const Stop = ({ label, options, emptyLabel, value, error, id, onChange }: PortEnd) => {
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={css.stop}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <span aria-hidden="true" className={cx(css.value, !chosen && css.empty)}>
        {chosen?.label ?? emptyLabel}
      </span>
      <select
        id={id}
        value={value}
        autoComplete="off"
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        className={css.cover}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <SelectOptions options={options} emptyLabel={emptyLabel} />
      </select>
    </div>
  );
};

/**
 * From and to as the two ends of a line in the hue of the route. The lists are the device's own:
 * typing finds a port, a phone shows its wheel. Reading order: from, to, swap.
 */
export const PortLine = ({ from, to, swap, hue }: PortLineProps) => (
  <div className={css.frame}>
    <div className={cx(hue ? routeHue[hue] : css.noRoute, css.root)}>
      <Stop {...from} />
      <Stop {...to} />
      <div className={css.swap}>{swap}</div>
    </div>
    {[from, to].map(
      ({ id, error }) =>
        error && (
          <span key={id} id={`${id}-error`} className={css.error}>
            <ErrorText>{error}</ErrorText>
          </span>
        ),
    )}
  </div>
);
