import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { CrossIcon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { cx } from './cx.ts';
import * as css from './modal.css.ts';

/** What every modal says about itself. One without a title does not compile. */
export type ModalProps = {
  isOpen: boolean;
  /** Asked to close by Escape, 「閉じる」, the back gesture or the ground beside it: close it. */
  onClose: () => void;
  /** Heading and accessible name: what this is about, in a few words. */
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. They stay in sight while the rest scrolls. */
  actions?: ReactNode;
  /** What takes focus as it opens; defaults to the title, so that reading starts at the top. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /**
   * What gets focus back when the thing that opened it is gone or never had it; Safari does not
   * focus a button that is clicked.
   */
  returnFocusRef?: RefObject<HTMLElement | null>;
  /** A press on the ground beside it closes it too; not where input would be lost. */
  isDismissable?: boolean;
};

const useModal = (props: ModalProps) => {
  const { isOpen, initialFocusRef, returnFocusRef } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusFirst = useEffectEvent(() => (initialFocusRef?.current ?? title.current)?.focus());
  const focusBack = useEffectEvent(() => returnFocusRef?.current?.focus());
  // In the layout phase: while it goes away with its page it is still there to give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    focusFirst();
    return () => {
      element.close();
      focusBack();
    };
  }, [isOpen]);
  return { dialog, title };
};

/**
 * A native modal dialog: the browser makes the page behind inert, keeps Tab inside, closes on
 * Escape and gives focus back. The contents are mounted only while it is open.
 */
export const Modal = (
  props: ModalProps & { className: string; role?: 'dialog' | 'alertdialog' },
) => {
  const { isOpen, onClose, title, children, actions, isDismissable, className, role } = props;
  const titleId = useId();
  const refs = useModal(props);
  const pressedBeside = useRef(false);
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is Escape, which the dialog does itself
    <dialog
      ref={refs.dialog}
      role={role}
      aria-labelledby={titleId}
      className={cx(css.dialog, className)}
      // It may have been opened again before it hears that it was closed.
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
      // Text that is selected from inside to outside ends in a click outside: not meant to close.
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => isDismissable && pressedBeside.current && isBeside(event) && onClose()}
    >
      {isOpen && (
        <div className={css.content}>
          <div className={css.head}>
            <h2 ref={refs.title} id={titleId} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            <IconButton label="閉じる" onClick={onClose}>
              <CrossIcon />
            </IconButton>
          </div>
          <div className={css.body}>{children}</div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
};
