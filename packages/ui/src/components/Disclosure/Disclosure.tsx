import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../private/cx.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './Disclosure.css.ts';

/** Name that the members of an exclusive group share. */
const Group = createContext<string | undefined>(undefined);

/** Props of {@link Disclosure}. */
export type DisclosureProps = {
  /** What is there to see, the same words open or closed: 「運賃の内訳を見る」. */
  summary: ReactNode;
  /** A few words before the summary, in a column of all lines of a group: the date of a notice. */
  lead?: ReactNode;
  children: ReactNode;
  /** After the summary, in quiet words: how what is folded stands, 「お支払い済み」. */
  detail?: ReactNode;
  /** The summary is a heading of this level, and names what is folded as a part of the page. */
  headingLevel?: 2 | 3;
  /** Open from the start, and opened when it becomes true. Only who reads closes it. */
  isDefaultOpen?: boolean;
  /** Called after it has opened or closed. */
  onToggle?: (isOpen: boolean) => void;
  /** Of the whole; with a heading, of the line that is pressed: a link that leads there can give it the focus. */
  id?: string;
};

/**
 * Folds away what not every customer needs. Native `<details>`: searching in the page finds what is
 * folded, and it works before any script.
 */
export const Disclosure = (props: DisclosureProps) => {
  const heading = useId();
  const isTitled = props.headingLevel !== undefined;
  const { isDefaultOpen = false } = props;
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpenAtStart] = useState(isDefaultOpen);
  useEffect(() => {
    if (isDefaultOpen && element.current) element.current.open = true;
  }, [isDefaultOpen]);
  return (
    <details
      ref={element}
      id={isTitled ? undefined : props.id}
      name={use(Group)}
      open={isOpenAtStart}
      className={css.root}
      onToggle={({ currentTarget }) => props.onToggle?.(currentTarget.open)}
    >
      <summary
        id={isTitled ? props.id : undefined}
        className={cx(css.summary, isTitled && css.titled)}
      >
        <span className={css.mark}>
          <ChevronIcon />
        </span>
        <Words {...props} headingId={heading} />
      </summary>
      {/* What is within is not one of the group. */}
      <Group value={undefined}>
        {isTitled ? (
          <section aria-labelledby={heading} className={css.content}>
            {props.children}
          </section>
        ) : (
          <div className={css.content}>{props.children}</div>
        )}
      </Group>
    </details>
  );
};

type WordsProps = DisclosureProps & { headingId: string };

function Words({ summary, lead, detail, headingLevel, headingId }: WordsProps) {
  if (headingLevel !== undefined) {
    const Heading = `h${headingLevel}` as const;
    return (
      <span className={css.row}>
        <Heading id={headingId} className={css.title}>
          <Phrases>{summary}</Phrases>
        </Heading>{' '}
        {detail && (
          <span className={css.detail}>
            <Phrases>{detail}</Phrases>
          </span>
        )}
      </span>
    );
  }
  if (lead === undefined) return <Phrases>{summary}</Phrases>;
  return (
    <span className={css.words}>
      <span className={css.lead}>{lead}</span>
      <span>
        <Phrases>{summary}</Phrases>
      </span>
    </span>
  );
}

/** Props of {@link DisclosureGroup}. */
export type DisclosureGroupProps = {
  /** {@link Disclosure}s, one below the other. */
  children: ReactNode;
  /** Opening one closes the others. Not for what customers compare. */
  isExclusive?: boolean;
  /** Is a card by itself, where it stands on the page's own ground. */
  isFramed?: boolean;
};

/** Several disclosures in a list, such as frequent questions. */
export const DisclosureGroup = ({ children, isExclusive, isFramed }: DisclosureGroupProps) => {
  const name = useId();
  return (
    <Group value={isExclusive ? name : undefined}>
      <div className={isFramed ? cx(css.group, css.framed) : css.group}>{children}</div>
    </Group>
  );
};
