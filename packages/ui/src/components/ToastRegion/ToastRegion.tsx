import { type FocusEvent, useRef, useState, useSyncExternalStore } from 'react';
import { CrossIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Toast, Toasts } from './create-toasts.ts';
import * as css from './ToastRegion.css.ts';
import { useSwipe, useTimeOnScreen } from './use-life.ts';

export { createToasts, type Toast, type Toasts } from './create-toasts.ts';

/** What is shown now, oldest first; the component that asks is rendered again on each change. */
export const useToasts = (toasts: Toasts): readonly Toast[] =>
  useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);

type ItemProps = { text: string; isPaused: boolean; onEnd: () => void };

const Item = ({ text, isPaused, onEnd }: ItemProps) => {
  useTimeOnScreen(isPaused, onEnd);
  const { offset, handlers } = useSwipe(onEnd);
  return (
    <li className={css.toast} style={{ transform: `translateX(${offset}px)` }} {...handlers}>
      <span className={css.text}>{text}</span>
      <IconButton label={`「${text}」を閉じる`} onClick={onEnd}>
        <CrossIcon />
      </IconButton>
    </li>
  );
};

/** Where focus goes when a toast that has it goes: to the next one, else where it came from. */
const useFocusReturn = () => {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<Element>(null);
  return {
    region,
    remember(event: FocusEvent) {
      const from = event.relatedTarget;
      if (from && !event.currentTarget.contains(from)) origin.current = from;
    },
    leave() {
      const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
      const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
      if (index < 0) return;
      const next = buttons[index + 1] ?? buttons[index - 1] ?? origin.current;
      if (next instanceof HTMLElement) next.focus();
    },
  };
};

/** Props of {@link ToastRegion}. */
export type ToastRegionProps = {
  /** The messages of the app, from {@link createToasts}. */
  toasts: Toasts;
};

/**
 * Shows the messages of an app at the bottom right, 3 s each; they wait while a pointer or focus is
 * on one of them. Put it once at the end of the page, empty or not: what announces has to stand
 * there before there is something to announce.
 */
export const ToastRegion = ({ toasts }: ToastRegionProps) => {
  const shown = useToasts(toasts);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focus = useFocusReturn();
  const isPaused = shown.length > 0 && (isHovered || isFocused);
  const end = (id: number) => {
    focus.leave();
    toasts.dismiss(id);
    // What is gone tells nobody that the pointer or the focus has left it.
    if (toasts.current().length > 0) return;
    setIsHovered(false);
    setIsFocused(false);
  };
  return (
    <section
      ref={focus.region}
      aria-label="通知"
      className={css.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={(event) => {
        focus.remember(event);
        setIsFocused(true);
      }}
      onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {/* Apart from the list, whose buttons would be read out with the words. */}
      <VisuallyHidden as="div" role="status" aria-atomic="false" aria-relevant="additions">
        {shown.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </VisuallyHidden>
      <ul className={css.list}>
        {shown.map(({ id, text }) => (
          <Item key={id} text={text} isPaused={isPaused} onEnd={() => end(id)} />
        ))}
      </ul>
    </section>
  );
};
