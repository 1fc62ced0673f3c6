import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import * as css from './Button.css.ts';

/** Looks shared by Button and ButtonLink. */
export type ButtonLook = {
  /**
   * `primary` is the one next step of a screen; `action` the main button inside a card;
   * `secondary` everything else; `quiet` what nearly nobody needs.
   */
  tone?: 'primary' | 'action' | 'secondary' | 'quiet';
  /** Height: 44, 48 or 56 px. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  isWide?: boolean;
};

/** Props of {@link Button}. `isDisabled` is left out on purpose: see the usage notes. */
export type ButtonProps = ButtonLook &
  Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isDisabled' | 'render'> & {
    children: ReactNode;
    /** Waiting for an answer: stays focusable, ignores presses, says so. */
    isPending?: boolean;
    /** What is being done while pending, for example 「予約を確定しています」. */
    pendingLabel?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** Does something on this page. What leads to another page is a ButtonLink. */
export const Button = ({
  tone,
  size,
  isWide,
  isPending,
  pendingLabel = '処理しています',
  children,
  ...rest
}: ButtonProps) => (
  <AriaButton {...rest} isPending={isPending} className={css.button({ tone, size, isWide })}>
    {isPending ? (
      <>
        {pendingLabel}
        <span aria-hidden="true" className={css.progress} />
      </>
    ) : (
      children
    )}
  </AriaButton>
);
