import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CrossIcon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { media } from '../tokens/breakpoint.ts';
import { size } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';
import * as css from './cell-panel.css.ts';
import { hasPopover, hidePanel, isShown, showPanel } from './panel.ts';

type CellPanelProps = {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  title: string;
  note?: ReactNode;
  /** Stays in sight at the end: what is chosen and the button, or a sentence. */
  foot: ReactNode;
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent) => void;
  children: ReactNode;
};

/** React writes the attribute on the server alone; as a panel opens, the browser looks for it. */
const autofocus = (title: HTMLHeadingElement | null) => title?.setAttribute('autofocus', '');

/**
 * What a cell opens: under it from 960 px on, as a sheet below. A popover, or a modal dialog where the
 * browser has no popovers: both are above everything on the page and hear Escape.
 */
export const CellPanel = (props: CellPanelProps) => {
  const { id, title, note, foot, children, ...dialog } = props;
  return (
    <dialog {...dialog} id={id} popover="auto" aria-labelledby={`${id}title`} className={css.panel}>
      {/* A press on text gives the focus to it, not to the page behind, which would mean that the panel
          is left. Safari treats buttons as text. A dialog itself must not have a tabindex. */}
      <div tabIndex={-1} className={css.content}>
        <div className={css.head}>
          {/* biome-ignore lint/a11y/noAutofocus: of the panel, as it opens; not of the page */}
          <h2 ref={autofocus} id={`${id}title`} tabIndex={-1} autoFocus className={css.title}>
            {title}
          </h2>
          {note && <span className={css.note}>{note}</span>}
          <span className={css.close}>
            <IconButton label="閉じる" popoverTarget={id} popoverTargetAction="hide">
              <CrossIcon />
            </IconButton>
          </span>
        </div>
        <div className={css.body}>{children}</div>
        <div className={css.foot}>{foot}</div>
      </div>
    </dialog>
  );
};

/** What comes after another cell's choice. */
export type NextCell = {
  /** The choice before it has been made: it opens by itself, or is passed by where `isAnswered`. */
  isNext?: boolean;
  /** Hears that it has been opened, or needs no asking. */
  onAsked?: () => void;
};

/** Opens the panel of a cell after the choice of the one before it. */
export function useNextCell(
  { isNext, onAsked }: NextCell,
  isAnswered: boolean,
  { ref }: Pick<CellPanelProps, 'ref'>,
): void {
  useEffect(() => {
    if (!isNext) return;
    onAsked?.();
    if (!isAnswered) showPanel(ref.current);
  }, [isNext, isAnswered, onAsked, ref]);
}

/** Scrolls the page, so that the whole screen below the cell is there for its panel. */
function makeRoom(cell: HTMLElement | null): void {
  const form = window.matchMedia(media.md).matches && cell?.closest('form');
  if (!form || !cell) return;
  const { top, bottom } = cell.getBoundingClientRect();
  const toForm = form.getBoundingClientRect().top - space[6];
  // Errors above the cells leave too little room below them: then the cell itself goes up.
  const toRoom = bottom + size.panelTall + space[2] - window.innerHeight;
  window.scrollBy({
    top: Math.min(Math.max(toForm, toRoom), top - space[6]),
    behavior: 'instant',
  });
}

/** Opening and closing: where focus goes, and the page as the panel opens. */
export function useCellPanel(onOpen: (() => void) | undefined) {
  const cell = useRef<HTMLButtonElement>(null);
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const opened = () => {
    setIsOpen(true);
    onOpen?.();
  };
  const closed = () => {
    setIsOpen(false);
    const focused = document.activeElement;
    // Safari does not focus a button that is clicked, so it has nothing to return to.
    if (focused === document.body || ref.current?.contains(focused)) cell.current?.focus();
  };
  // The browser may have opened it before the app was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the app takes the page over
  useEffect(() => {
    if (ref.current && isShown(ref.current)) opened();
  }, []);
  const panel = {
    ref,
    onToggle(event: ToggleEvent<HTMLElement>) {
      // A modal dialog may have such events as well.
      if (event.target !== event.currentTarget || !hasPopover()) return;
      if (event.newState === 'open') opened();
      else closed();
    },
    // The room that it takes stays the one of the moment before it opens.
    onBeforeToggle(event: ToggleEvent<HTMLElement>) {
      if (event.target === event.currentTarget && event.newState === 'open') makeRoom(cell.current);
    },
    // The Tab key would lead on to a field that the panel covers.
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDialogElement>) {
      if (!relatedTarget || relatedTarget === cell.current) return;
      if (!currentTarget.contains(relatedTarget)) hidePanel(currentTarget);
    },
    // As a dialog: its buttons and the ground beside it.
    onClick({ currentTarget, target }: MouseEvent<HTMLDialogElement>) {
      const closes = target === currentTarget || (target as Element).closest('[popovertarget]');
      if (closes && !hasPopover()) currentTarget.close();
    },
    onClose(event: SyntheticEvent) {
      if (event.target === event.currentTarget) closed();
    },
  };
  const handlePress = () => {
    if (hasPopover()) return;
    // In the middle of the window: it needs no room below the cell.
    ref.current?.showModal();
    opened();
  };
  return {
    isOpen,
    /** Of the button: the browser opens the panel with it where it can. */
    opener: { ref: cell, 'data-open': isOpen || undefined, onClick: handlePress },
    panel,
  };
}
