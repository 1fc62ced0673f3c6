import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';

/** Looks shared by Button and ButtonLink. */
export type ButtonLook = {
  /**
   * `primary` is the one next step of a screen; `action` the main button inside a card;
   * `secondary` everything else; `quiet` what nearly nobody needs: words alone, at the start edge.
   */
  tone?: 'primary' | 'action' | 'secondary' | 'quiet';
  /** Height: 44, 48 or 56 px. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  isWide?: boolean;
};

/**
 * Props of {@link Button}: its looks and the plain attributes of a `<button>` (`type`
 * defaults to `button`). `disabled` is left out on purpose: see the usage notes.
 */
export type ButtonProps = ButtonLook &
  Omit<
    ElementProps<'button'>,
    'children' | 'disabled' | 'aria-disabled' | 'onClick' | 'onKeyDown'
  > & {
    children: ReactNode;
    /** Called once for each activation by pointer, touch, keyboard or assistive technology. */
    onPress?: () => void;
    /**
     * Waiting for an answer: stays focusable, ignores presses, does not submit, says so. Give `false`
     * before the wait, not `undefined`: what announces it has to stand on the page by then.
     */
    isPending?: boolean;
    /** What is being done while pending, for example 「予約を確定しています」. */
    pendingLabel?: string;
  };

// A key held down presses a native button again and again.
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

/** Does something on this page. What leads to another page is a ButtonLink. */
export const Button = ({
  tone,
  size,
  isWide,
  isPending,
  pendingLabel = '処理しています',
  onPress,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => {
  const handleClick = (event: MouseEvent): void => {
    if (isPending) event.preventDefault();
    else onPress?.();
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-disabled={isPending || undefined}
        className={css.button({ tone, size, isWide })}
        onClick={handleClick}
        onKeyDown={ignoreHeldEnter}
      >
        <Phrases>{isPending ? pendingLabel : children}</Phrases>
        {isPending && <span aria-hidden="true" className={css.progress} />}
      </button>
      {/* Beside the button: what is inside one is part of its name and not announced by itself. */}
      {isPending !== undefined && (
        <VisuallyHidden role="status">{isPending && pendingLabel}</VisuallyHidden>
      )}
    </>
  );
};
