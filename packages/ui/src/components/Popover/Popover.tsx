import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { CrossIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Popover.css.ts';

/** Props of {@link Popover}. */
export type PopoverProps = Pick<ButtonLook, 'tone' | 'size'> & {
  /** Words of the button: 「運賃の期とは」. */
  label: ReactNode;
  /** Heading and accessible name of what appears. */
  title: string;
  children: ReactNode;
};

/**
 * A button, and more about what stands beside it. The page stays usable; Escape and a press
 * anywhere else close it.
 */
export const Popover = ({ label, title, children, tone = 'quiet', size }: PopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleToggle = (event: ToggleEvent) => {
    const opens = event.newState === 'open';
    setIsOpen(opens);
    if (opens) return heading.current?.focus();
    const focused = document.activeElement;
    // Safari does not focus a button that is clicked, so it has nothing to return to.
    const isLost = focused === document.body || event.currentTarget.contains(focused);
    if (isLost) button.current?.focus();
  };
  return (
    <span className={css.root}>
      <span className={css.button}>
        <Button
          ref={button}
          tone={tone}
          size={size}
          popoverTarget={id}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          {label}
        </Button>
      </span>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}title`}
        className={css.panel}
        onToggle={handleToggle}
      >
        <div className={css.head}>
          <h2 ref={heading} id={`${id}title`} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <IconButton label="閉じる" popoverTarget={id} popoverTargetAction="hide">
            <CrossIcon />
          </IconButton>
        </div>
        {children}
      </div>
    </span>
  );
};
