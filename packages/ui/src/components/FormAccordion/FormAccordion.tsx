import { createContext, type ReactNode, type ToggleEvent, use, useId } from 'react';
import { cx } from '../../private/cx.ts';
import { CheckIcon, ChevronIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FormAccordion.css.ts';

/** Name that the parts of one accordion share: the browser keeps one of them open. */
const Name = createContext<string | undefined>(undefined);

/** Props of {@link FormAccordion}. */
export type FormAccordionProps = {
  /** {@link FormAccordionPart}s, one below the other. */
  children: ReactNode;
};

/** Parts of a form that ask the same of several people, of which one is open at a time. */
export const FormAccordion = ({ children }: FormAccordionProps) => (
  <Name value={useId()}>
    <div className={css.root}>{children}</div>
  </Name>
);

/** Props of {@link FormAccordionPart}. */
export type FormAccordionPartProps = {
  /** Id of the line that opens the part: it takes focus, also while the part is closed. */
  id: string;
  /** Place among the parts, from 1. */
  number: number;
  /** What the part is called before anything is typed, and the name of its group of fields: 「乗船者2(大人)」. */
  label: string;
  /**
   * What it is called once that is known: a name, the label is said before it. Until then it may be the
   * beginning of the label, where the description shows the rest: then the label alone is said.
   */
  title?: string;
  /** What is known of it, in one line: 「大人・42歳・女性」. */
  description?: ReactNode;
  /** How far it is: 「入力済み」「あと4項目」「2件」. */
  state: string;
  /** `done` shows a tick, `wrong` the number and state in the colour of errors, said before the state as well. */
  tone?: 'open' | 'done' | 'wrong';
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3 | 4;
  isOpen: boolean;
  /** Called after the customer or the browser (a search in the page) has opened or closed it. */
  onToggle: (isOpen: boolean) => void;
  /** The step to the next part, below the fields. */
  action?: ReactNode;
  /** The fields. They stay in the page while the part is closed: nothing typed is lost. */
  children: ReactNode;
};

/**
 * One part. Native `<details>`: searching in the page finds what is folded, and an error summary can
 * open it before it gives focus to a field.
 */
export const FormAccordionPart = (props: FormAccordionPartProps) => {
  const { id, number, label, title, description, state, tone = 'open', level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <details
      name={use(Name)}
      open={props.isOpen}
      className={cx(css.part, css.tone[tone])}
      onToggle={(event) => {
        // React passes on what is folded among the fields, too.
        if (event.target !== event.currentTarget) return;
        keepInView(event);
        props.onToggle(event.currentTarget.open);
      }}
    >
      <summary id={id} className={css.summary}>
        <span className={css.number} aria-hidden="true">
          {tone === 'done' ? <CheckIcon /> : number}
        </span>
        <span className={css.words}>
          <span className={css.who}>
            <Heading className={css.title}>
              {title ? (
                <>
                  <VisuallyHidden>{`${label} `}</VisuallyHidden>
                  <span aria-hidden={label.startsWith(title) || undefined}>{title}</span>
                </>
              ) : (
                label
              )}
            </Heading>
            {description && (
              <span className={css.description}>
                <Phrases>{description}</Phrases>
              </span>
            )}
          </span>
          <span className={css.state}>
            <span className={css.tag}>
              {tone === 'wrong' && <VisuallyHidden>入力エラー </VisuallyHidden>}
              <span>{state}</span>
            </span>
            <span className={css.mark}>
              <ChevronIcon />
            </span>
          </span>
        </span>
      </summary>
      <fieldset className={css.body}>
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
        <div className={css.fields}>{props.children}</div>
        {props.action && <div className={css.action}>{props.action}</div>}
      </fieldset>
    </details>
  );
};

/** The part above has closed: the line that was pressed must not leave the window by that. */
function keepInView({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  const { activeElement } = document;
  const isPressed = activeElement?.parentElement === currentTarget;
  if (currentTarget.open && isPressed) activeElement?.scrollIntoView({ block: 'nearest' });
}
