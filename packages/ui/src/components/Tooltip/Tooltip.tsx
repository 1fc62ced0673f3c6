import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { duration } from '../../tokens/motion.ts';
import * as css from './Tooltip.css.ts';

/** Props of {@link Tooltip}. */
export type TooltipProps = {
  /** One short sentence that helps and that nobody needs. */
  text: string;
  /** The control, given what ties it to the words: `{(tie) => <Button {...tie}>…</Button>}`. */
  children: (tie: { 'aria-describedby': string }) => ReactNode;
};

/** ms before it shows or goes: a pointer on its way elsewhere does not make it flicker. */
const rest = duration.standard * 1000;

const useTooltip = () => {
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setIsOpen, delay, next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const element = bubble.current;
    element?.showPopover();
    // Heard anywhere: it may be shown by a pointer while focus is elsewhere. A dialog around it
    // stays open, since Escape has done its work.
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      clearTimeout(timer.current);
      setIsOpen(false);
    };
    document.addEventListener('keydown', hide, { capture: true });
    return () => {
      document.removeEventListener('keydown', hide, { capture: true });
      element?.hidePopover();
    };
  }, [isOpen]);
  return { bubble, later };
};

/**
 * A few more words about a control, on hover and on focus from the keyboard. Never the only place of
 * information: a finger does not hover.
 */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const { bubble, later } = useTooltip();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the control inside, is none itself
    <span
      className={css.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true, rest)}
      onPointerLeave={() => later(false, rest)}
      onPointerDown={() => later(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(true, 0)}
      onBlur={() => later(false, 0)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={css.bubble}>
        {text}
      </span>
    </span>
  );
};
