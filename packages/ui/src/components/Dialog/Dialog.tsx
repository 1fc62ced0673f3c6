import { Modal, type ModalProps } from '../../private/Modal.tsx';
import * as css from './Dialog.css.ts';

/** Props of {@link Dialog}. */
export type DialogProps = ModalProps & {
  /** `alertdialog` for a question that has to be answered before anything else. */
  role?: 'dialog' | 'alertdialog';
};

/**
 * Asks or shows one thing before the page goes on; fills the screen below 600 px. What needs more
 * than a screenful is a page.
 */
export const Dialog = (props: DialogProps) => <Modal {...props} className={css.root} />;
