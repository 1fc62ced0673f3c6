import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../private/cx.ts';
import * as notice from '../../private/notice.css.ts';
import { kinds } from '../../private/notice.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Alert.css.ts';

/** Props of {@link Alert}. */
export type AlertProps = {
  tone: keyof typeof kinds;
  title?: string;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /**
   * How a message that appears later is said: `polite` waits for a pause, `assertive` interrupts
   * and is brought into view: it answers a press that may be far from it.
   * Omitted for what is on the page from the start.
   */
  announce?: 'polite' | 'assertive';
};

const roles = { polite: 'status', assertive: 'alert' } as const;

/** A message about this page, with icon and words. */
export const Alert = ({ tone, title, children, action, announce }: AlertProps) => {
  const { Icon, word } = kinds[tone];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announce === 'assertive') box.current?.scrollIntoView({ block: 'nearest' });
  }, [announce]);
  return (
    <div ref={box} role={announce && roles[announce]} className={cx(notice.box, notice.tone[tone])}>
      <span className={notice.icon[tone]}>
        <Icon />
      </span>
      <div className={notice.body}>
        <VisuallyHidden>{word}</VisuallyHidden>
        {title && (
          <p className={notice.title}>
            <Phrases>{title}</Phrases>
          </p>
        )}
        {children && (
          <div className={css.content}>
            <Phrases>{children}</Phrases>
          </div>
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
};
