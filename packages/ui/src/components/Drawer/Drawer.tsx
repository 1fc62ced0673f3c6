import { Modal, type ModalProps } from '../../private/Modal.tsx';
import * as css from './Drawer.css.ts';

/** Props of {@link Drawer}. */
export type DrawerProps = ModalProps & {
  /** `end` for more about what is on the page, `start` for navigation, `bottom` on phones. */
  side?: keyof typeof css.edge;
};

/** A modal at an edge of the screen, for what belongs to the page that stays visible beside it. */
export const Drawer = ({ side = 'end', isDismissable = true, ...rest }: DrawerProps) => (
  <Modal {...rest} isDismissable={isDismissable} className={css.edge[side]} />
);
