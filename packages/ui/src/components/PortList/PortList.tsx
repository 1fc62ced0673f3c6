import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../private/composing.ts';
import { cx } from '../../private/cx.ts';
import * as field from '../../private/field.css.ts';
import { matches } from '../../private/matches.ts';
import { useAfterPause } from '../../private/use-after-pause.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PortList.css.ts';

/** A port on its line. */
export type PortChoice = {
  value: string;
  /** 「汐見港」 */
  name: string;
  /** In hiragana: 「しおみこう」. */
  reading?: string | null;
  /** Why it cannot be chosen: 「出発地」. It keeps its place on the line. */
  reason?: string | undefined;
};

/** A route as a line of ports, in order. */
export type PortRoute = {
  id: string;
  name: string;
  sign: string;
  hue: RouteHue;
  ports: readonly PortChoice[];
};

/** Props of {@link PortList}. */
export type PortListProps = {
  /** What is chosen: 「出発地」. Names the list. */
  label: string;
  routes: readonly PortRoute[];
  /** Value of the chosen port; empty while there is none. A port of two routes has one value. */
  value: string;
  onChange: (value: string) => void;
  /** It is seen: the box is empty then, and has the focus where typing does not cover the list. */
  isOpen: boolean;
};

/** A port that is on the list now, under the id of its option. */
type Shown = PortChoice & { id: string };

const widest = 3;
const isWidth = (count: number): count is keyof typeof css.routes => count in css.routes;

/** The routes with the ports that what was typed finds, each with the id of its option. */
const found = (routes: readonly PortRoute[], typed: string, base: string) =>
  routes
    .map(({ ports, ...route }) => ({
      ...route,
      ports: ports
        .filter(({ name, reading }) => matches(typed, name, reading ?? ''))
        .map((port) => ({ ...port, id: `${base}${route.id}-${port.value}` })),
    }))
    .filter(({ ports }) => ports.length > 0);

/** Typing, the arrow keys and Enter in the box above the list. */
function useBox({ routes, value, onChange, isOpen }: PortListProps, base: string) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const shown = found(routes, typed, base);
  const all = shown.flatMap(({ ports }) => ports);
  const free = all.filter(({ reason }) => !reason);
  // What was typed means its first port until the arrow keys say otherwise.
  const active = free.find(({ id }) => id === activeId) ?? (typed ? free[0] : undefined);

  useEffect(() => {
    if (!isOpen) return;
    setTyped('');
    setActiveId(undefined);
    // On a phone the keyboard would cover the list.
    if (window.matchMedia(media.md).matches) input.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (by: 1 | -1) => {
    const chosen = free.findIndex((port) => port.value === value);
    const from = active ? free.indexOf(active) + by : Math.max(0, chosen);
    setActiveId(free[(from + free.length) % free.length]?.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      move(event.key === 'ArrowUp' ? -1 : 1);
    // Never sends the form around it.
    else if (event.key !== 'Enter') return;
    else if (active) onChange(active.value);
    event.preventDefault();
  };
  const handleType = (text: string) => {
    setTyped(text);
    setActiveId(undefined);
  };
  return { input, typed, shown, active, count: all.length, handleType, handleKeyDown };
}

type OptionProps = {
  port: Shown;
  isSelected: boolean;
  isActive: boolean;
  onChoose: () => void;
};

const Option = ({ port, isSelected, isActive, onChoose }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which has the focus
  // biome-ignore lint/a11y/useFocusableInteractive: see above
  <div
    id={port.id}
    role="option"
    aria-selected={isSelected}
    aria-disabled={port.reason ? true : undefined}
    data-active={isActive || undefined}
    className={css.port}
    // The box keeps the focus, under a finger as well.
    onMouseDown={(event) => event.preventDefault()}
    onClick={port.reason ? undefined : onChoose}
  >
    <span className={css.name}>{port.name}</span>{' '}
    {port.reading && <span className={css.reading}>{port.reading}</span>}
    {port.reason && <span className={css.reason}>{port.reason}</span>}
  </div>
);

const NONE = '一致する港がありません。';

/**
 * Ports on the lines of their routes: found by typing the name or its reading, chosen by a press, or
 * with the arrow keys and Enter. Load it when it is opened.
 */
export const PortList = (props: PortListProps) => {
  const { label, routes, value, onChange } = props;
  const base = useId();
  const { input, typed, shown, active, count, ...on } = useBox(props, base);
  const said = useAfterPause(typed && (count > 0 ? `${count}件の港` : NONE));
  const width = Math.min(widest, routes.length);
  const first = shown.flatMap(({ ports }) => ports).find((port) => port.value === value)?.id;
  return (
    <div className={css.root}>
      <div className={css.box}>
        <label htmlFor={`${base}box`} className={field.label}>
          港の名前・よみがな
        </label>
        <input
          ref={input}
          id={`${base}box`}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${base}list`}
          aria-activedescendant={active?.id}
          className={field.control}
          value={typed}
          onChange={(event) => on.handleType(event.currentTarget.value)}
          onKeyDown={on.handleKeyDown}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {count === 0 && <p>{NONE}</p>}
      <div
        id={`${base}list`}
        role="listbox"
        aria-label={label}
        className={cx(css.list, isWidth(width) && css.routes[width])}
      >
        {shown.map(({ id, name, sign, hue, ports }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups options
          <div key={id} role="group" aria-label={name} className={routeHue[hue]}>
            <div aria-hidden="true" className={css.route}>
              <RouteBadge sign={sign} hue={hue} />
              <span>{name}</span>
            </div>
            {ports.map((port) => (
              <Option
                key={port.value}
                port={port}
                isSelected={port.id === first}
                isActive={port.id === active?.id}
                onChoose={() => onChange(port.value)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};
