import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { media } from '../../tokens/breakpoint.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { Button } from '../Button/Button.tsx';
import { CrossIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './PanelCell.css.ts';

/** Props of {@link PanelCell}. */
export type PanelCellProps = {
  /** Caption of the cell: 「往路」. */
  label: string;
  /** What is chosen, as it is read in one line: 「12月5日(土)」. */
  value: string;
  /** Heading and accessible name of the panel: 「往路の日を選ぶ」. */
  title: string;
  /** Stands beside the heading: what the amounts in the panel are for. */
  note?: ReactNode;
  /** Something in the panel has to be put right. */
  isInvalid?: boolean;
  /** The panel has been opened: time to fetch what only it shows. */
  onOpen?: () => void;
  /** The fields. They stay in the form while the panel is closed. */
  children: ReactNode;
};

type PanelProps = {
  ref: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  id: string;
  title: string;
  note: ReactNode;
  value: string;
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  children: ReactNode;
};

const Panel = ({ heading, id, title, note, value, children, ...popover }: PanelProps) => (
  <div
    {...popover}
    id={id}
    popover="auto"
    role="dialog"
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
    <div className={css.foot}>
      <span>{value}</span>
      <Button tone="action" popoverTarget={id} popoverTargetAction="hide">
        決める
      </Button>
    </div>
  </div>
);

/** Opening and closing: where focus goes, and the page as the panel opens. */
function usePanel(onOpen: (() => void) | undefined) {
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

/**
 * A cell of a search bar: what is chosen, and on press the fields to choose it, under the cell from
 * 960 px on, on a sheet below. The panel is the browser's own popover: it opens before any script.
 */
export const PanelCell = (props: PanelCellProps) => {
  const { label, value, title, note, isInvalid, onOpen, children } = props;
  const id = useId();
  const { cell, isOpen, ...panel } = usePanel(onOpen);
  return (
    <div className={css.root}>
      <button
        ref={cell}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-invalid={isInvalid || undefined}
        className={css.cell}
      >
        <span className={css.label}>{label}</span>
        <span className={css.value}>{value}</span>
      </button>
      <Panel {...panel} {...{ id, title, note, value }}>
        {children}
      </Panel>
    </div>
  );
};
