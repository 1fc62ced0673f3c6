import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
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

type CellPanelProps = {
  ref: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  id: string;
  title: string;
  note?: ReactNode;
  /** Stays in sight at the end: what is chosen and the button, or a sentence. */
  foot: ReactNode;
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** What a cell opens: under it from 960 px on, as a sheet below. */
export const CellPanel = (props: CellPanelProps) => {
  const { heading, id, title, note, foot, children, ...popover } = props;
  return (
    <div
      {...popover}
      id={id}
      popover="auto"
      role="dialog"
      // A press on its text gives the focus to it, not to the page behind, which would mean that it is
      // left. Safari treats its buttons as text.
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      className={css.panel}
    >
      <div className={css.head}>
        <h2 ref={heading} id={`${id}title`} tabIndex={-1} className={css.title}>
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
  { cell, ref }: Pick<ReturnType<typeof useCellPanel>, 'cell' | 'ref'>,
): void {
  useEffect(() => {
    if (!isNext) return;
    onAsked?.();
    if (isAnswered) return;
    // What it gives the focus back to.
    cell.current?.focus({ preventScroll: true });
    ref.current?.showPopover();
  }, [isNext, isAnswered, onAsked, cell, ref]);
}

/** Opening and closing: where focus goes, and the page as the panel opens. */
export function useCellPanel(onOpen: (() => void) | undefined) {
  const cell = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The browser may have opened it before the app was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the app takes the page over
  useEffect(() => {
    if (!panel.current?.matches(':popover-open')) return;
    setIsOpen(true);
    onOpen?.();
  }, []);
  const handleToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const sheet = event.currentTarget;
    const focused = document.activeElement;
    const opens = event.newState === 'open';
    setIsOpen(opens);
    if (!opens) {
      // Safari does not focus a button that is clicked, so it has nothing to return to.
      if (focused === document.body || sheet.contains(focused)) cell.current?.focus();
      return;
    }
    onOpen?.();
    // Opened for a field of its own, which has the focus by now.
    if (!sheet.contains(focused)) heading.current?.focus({ preventScroll: true });
  };
  // The whole screen below the cell is there for the panel. Before it opens: the room that it takes
  // stays the one of that moment.
  const handleBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'open') return;
    const form = window.matchMedia(media.md).matches && cell.current?.closest('form');
    if (!form || !cell.current) return;
    const { top, bottom } = cell.current.getBoundingClientRect();
    const toForm = form.getBoundingClientRect().top - space[6];
    // Errors above the cells leave too little room below them: then the cell itself goes up.
    const toRoom = bottom + size.panelTall + space[2] - window.innerHeight;
    window.scrollBy({
      top: Math.min(Math.max(toForm, toRoom), top - space[6]),
      behavior: 'instant',
    });
  };
  // The Tab key would lead on to a field that the panel covers.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== cell.current) {
      currentTarget.hidePopover();
    }
  };
  return {
    cell,
    heading,
    ref: panel,
    isOpen,
    onBeforeToggle: handleBeforeToggle,
    onToggle: handleToggle,
    onBlur: handleBlur,
  };
}
