import { createContext, type ReactNode, use, useId } from 'react';
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
  /** Open from the start. */
  isDefaultOpen?: boolean;
  /** Called after it has opened or closed. */
  onToggle?: (isOpen: boolean) => void;
  id?: string;
};

/**
 * Folds away what not every customer needs. Native `<details>`: searching in the page finds what is
 * folded, and it works before any script.
 */
export const Disclosure = (props: DisclosureProps) => (
  <details
    id={props.id}
    name={use(Group)}
    open={props.isDefaultOpen}
    className={css.root}
    onToggle={({ currentTarget }) => props.onToggle?.(currentTarget.open)}
  >
    <summary className={css.summary}>
      <span className={css.mark}>
        <ChevronIcon />
      </span>
      {props.lead === undefined ? (
        <Phrases>{props.summary}</Phrases>
      ) : (
        <span className={css.words}>
          <span className={css.lead}>{props.lead}</span>
          <span>
            <Phrases>{props.summary}</Phrases>
          </span>
        </span>
      )}
    </summary>
    <div className={css.content}>{props.children}</div>
  </details>
);

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
