import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../private/cx.ts';
import * as notice from '../../private/notice.css.ts';
import { kinds } from '../../private/notice.ts';
import { useIsNoticed } from '../../private/use-is-noticed.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Alert.css.ts';

/** Props of {@link Alert}. */
export type AlertProps = {
  tone: keyof typeof kinds;
  title?: string;
  /** Words. With `announce` they are read as one text: links and buttons belong to `action`. */
  children?: ReactNode;
  /** What can be done about it. It is not part of what is announced. */
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
  const isNoticed = useIsNoticed(announce === 'polite');
  useEffect(() => {
    if (announce === 'assertive') box.current?.scrollIntoView({ block: 'nearest' });
  }, [announce]);
  return (
    <div ref={box} className={isNoticed ? cx(notice.box, notice.tone[tone]) : notice.empty}>
      {isNoticed && (
        <span className={notice.icon[tone]}>
          <Icon />
        </span>
      )}
      <div className={notice.body}>
        <div role={announce && roles[announce]}>
          {isNoticed && <Words {...{ word, title, children }} />}
        </div>
        {isNoticed && action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
};

type WordsProps = Pick<AlertProps, 'title' | 'children'> & { word: string };

const Words = ({ word, title, children }: WordsProps) => (
  <>
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
  </>
);
