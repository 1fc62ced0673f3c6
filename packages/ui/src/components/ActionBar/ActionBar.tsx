import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ChevronIcon } from '../Icon/Icon.tsx';
import * as css from './ActionBar.css.ts';

/** Props of {@link ActionBar}. */
export type ActionBarProps = {
  /** What the value is: 「合計(税込)」. */
  label: string;
  /** The value, usually Money. */
  summary: ReactNode;
  /** The next step: one primary Button. */
  children: ReactNode;
  /**
   * What the value is made of, the content of the aside beside the form: folded out above the bar.
   * Omitted: the bar does not open.
   */
  details?: ReactNode;
  /** Name of the details and of the button that opens them; defaults to 「予約の内容」. */
  detailsLabel?: string;
};

type DetailsProps = { label: string; children: ReactNode };

/** The button that opens the details, and the details while they are open. Escape closes them. */
const Details = ({ label, children }: DetailsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears Escape from what is inside
    <div className={css.details} onKeyDown={close}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={css.toggle}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <span className={css.chevron}>
          <ChevronIcon />
        </span>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list in it is scrolled by keys
        <section id={id} aria-label={label} tabIndex={0} className={css.panel}>
          {children}
        </section>
      )}
    </div>
  );
};

/**
 * Total and next step, at the foot of the screen below 1264 px; what the total is made of folds out
 * above them. From there on the step alone, in its place in the form, because the summary stands
 * beside it.
 */
export const ActionBar = (props: ActionBarProps) => (
  <div className={css.root}>
    {props.details && <Details label={props.detailsLabel ?? '予約の内容'}>{props.details}</Details>}
    <div className={css.summary}>
      <span className={css.label}>{props.label}</span>
      {props.summary}
    </div>
    <div className={css.action}>{props.children}</div>
  </div>
);
