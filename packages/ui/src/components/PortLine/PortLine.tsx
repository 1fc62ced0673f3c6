import { type ReactNode, useId, useRef, useState } from 'react';
import { CellPanel, type NextCell, useCellPanel, useNextCell } from '../../private/CellPanel.tsx';
import { cx } from '../../private/cx.ts';
import { ErrorText } from '../../private/Field.tsx';
import { hidePanel } from '../../private/panel.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import type { PortRoute } from '../PortList/PortList.tsx';
import { LatePortList } from './LatePortList.tsx';
import * as css from './PortLine.css.ts';

export type { PortChoice, PortRoute } from '../PortList/PortList.tsx';

/** One end of a {@link PortLine}. */
type PortEnd = {
  /** 「出発地」 */
  label: string;
  /** The ports to choose from, on the lines of their routes; none until they are there. */
  routes: readonly PortRoute[];
  /** What stands in the cell while nothing is chosen. */
  emptyLabel: string;
  /** Value of the chosen port; empty while there is none. */
  value: string;
  error?: string | undefined;
  /** Id of the cell: the target of a link in the ErrorSummary. */
  id: string;
  onChange: (value: string) => void;
};

/** Props of {@link PortLine}. */
export type PortLineProps = {
  from: PortEnd;
  to: PortEnd;
  /** An IconButton that swaps the two. */
  swap: ReactNode;
  /** Hue of the route between them, when there is one. */
  hue?: RouteHue | undefined;
  /** Stands below both lists: what is chosen by itself. */
  note?: string;
};

type StopProps = PortEnd & NextCell & { note: string | undefined };

/** An end of the line: the chosen port, and on press the lines of ports. */
function Stop({ label, routes, emptyLabel, value, error, id, note, ...props }: StopProps) {
  const { onChange } = props;
  const panelId = useId();
  const { isOpen, opener, panel } = useCellPanel(undefined);
  const chosen = routes.flatMap(({ ports }) => ports).find((port) => port.value === value);
  useNextCell(props, Boolean(value), panel);
  return (
    <div className={css.end}>
      <button
        {...opener}
        id={id}
        type="button"
        popoverTarget={panelId}
        aria-haspopup="dialog"
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
        className={css.stop}
      >
        <span className={css.label}>{label}</span>
        <span className={cx(css.value, !chosen && css.empty)}>{chosen?.name ?? emptyLabel}</span>
      </button>
      <CellPanel
        {...panel}
        id={panelId}
        title={`${label}を選ぶ`}
        foot={<span className={css.note}>{note}</span>}
      >
        <LatePortList
          {...{ label, routes, value, isOpen }}
          onChange={(port) => {
            hidePanel(panel.ref.current);
            onChange(port);
          }}
        />
      </CellPanel>
    </div>
  );
}

/**
 * From and to as the two ends of a line in the hue of the route; each opens the lines of ports. From
 * chosen, to is the next question unless it has been answered with it. Reading order: from, to, swap.
 */
export const PortLine = ({ from, to, swap, hue, note }: PortLineProps) => {
  const [isNext, setIsNext] = useState(false);
  const onAsked = useRef(() => setIsNext(false)).current;
  return (
    <div className={css.frame}>
      <div className={cx(hue ? routeHue[hue] : css.noRoute, css.root)}>
        <Stop
          {...from}
          note={note}
          onChange={(port) => {
            setIsNext(true);
            from.onChange(port);
          }}
        />
        <Stop {...to} {...{ note, isNext, onAsked }} />
        <div className={css.swap}>{swap}</div>
      </div>
      {[from, to].map(
        ({ id, error }) =>
          error && (
            <span key={id} id={`${id}-error`} className={css.error}>
              <ErrorText>{error}</ErrorText>
            </span>
          ),
      )}
    </div>
  );
};
