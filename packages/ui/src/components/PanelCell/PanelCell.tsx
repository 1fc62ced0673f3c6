import { type ReactNode, useCallback, useId } from 'react';
import { CellPanel, useCellPanel, useNextCell } from '../../private/CellPanel.tsx';
import { hidePanel } from '../../private/panel.ts';
import { Button } from '../Button/Button.tsx';
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
  /** What was asked before it has been answered: it opens by itself. */
  isNext?: boolean;
  /** Hears that it has opened by itself. Keep it the same function from render to render. */
  onAsked?: () => void;
  /**
   * The fields. They stay in the form while the panel is closed. What answers the cell with one press
   * closes it, and the cell has the focus again.
   */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A cell of a search bar: what is chosen, and on press the fields to choose it, under the cell from
 * 960 px on, on a sheet below. The panel is the browser's own popover, which opens before any script;
 * in a browser without popovers it is a modal dialog.
 */
export const PanelCell = (props: PanelCellProps) => {
  const { label, value, title, note, isInvalid, onOpen, children } = props;
  const id = useId();
  const { opener, panel } = useCellPanel(onOpen);
  const { ref } = panel;
  const close = useCallback(() => hidePanel(ref.current), [ref]);
  useNextCell(props, false, panel);
  return (
    <div className={css.root}>
      <button
        {...opener}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        data-invalid={isInvalid || undefined}
        className={css.cell}
      >
        <span className={css.label}>{label}</span>
        <span className={css.value}>{value}</span>
      </button>
      <CellPanel
        {...panel}
        {...{ id, title, note }}
        foot={
          <>
            <span>{value}</span>
            <Button tone="action" popoverTarget={id} popoverTargetAction="hide">
              決める
            </Button>
          </>
        }
      >
        {typeof children === 'function' ? children(close) : children}
      </CellPanel>
    </div>
  );
};
