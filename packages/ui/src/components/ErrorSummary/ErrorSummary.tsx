import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useErrorsInTitle } from '../../page-title.ts';
import { cx } from '../../private/cx.ts';
import * as notice from '../../private/notice.css.ts';
import { showPanel } from '../../private/panel.ts';
import { ErrorIcon } from '../Icon/Icon.tsx';
import * as css from './ErrorSummary.css.ts';

/** One thing to put right. */
export type FieldProblem = {
  /** Id of the control that takes focus. */
  id: string;
  /** The same words as at the field. */
  message: string;
};

/** Props of {@link ErrorSummary}. */
export type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  /** How many there are, where a line stands for several; defaults to the number of lines. */
  count?: number;
  /** What has no line: 「ほか4件」. */
  rest?: string | undefined;
  /** Number of attempts to submit: each new one takes focus to the summary again. */
  attempt?: number;
};

/** Opens what the field is folded away in, or it could not take focus. */
const unfold = (field: HTMLElement | null) => {
  const folded = () => field?.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  for (let at = folded(); at; at = folded()) at.open = true;
};

// Not by the hash of the address: a router would take that for a navigation.
const focusField = (event: MouseEvent, id: string) => {
  event.preventDefault();
  const field = document.getElementById(id);
  unfold(field);
  // In a panel of a search bar, which may be closed.
  showPanel(field);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

/**
 * What has to be put right, above the form; takes focus after each failed attempt to submit, which
 * is what says it. It is no live region: that would be read in full after every field that is put
 * right. The title of the page begins with 「エラー:」 while it is shown.
 */
export const ErrorSummary = ({ problems, count, rest, attempt = 0 }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const said = useRef<number>(undefined);
  const isEmpty = problems.length === 0;
  useEffect(() => {
    // A field that is emptied again brings the summary back, and must not lose its focus to it.
    if (isEmpty || said.current === attempt) return;
    said.current = attempt;
    box.current?.focus();
  }, [attempt, isEmpty]);
  useErrorsInTitle(!isEmpty);
  if (isEmpty) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are links to them
    <div
      ref={box}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className={cx(notice.box, notice.tone.error)}
    >
      <span className={notice.icon.error}>
        <ErrorIcon />
      </span>
      <div className={notice.body}>
        <h2 id={headingId} className={css.heading}>
          {`入力内容をご確認ください(${count ?? problems.length}件)`}
        </h2>
        <ul className={css.list}>
          {problems.map((problem) => (
            <li key={`${problem.id} ${problem.message}`}>
              <a
                href={`#${problem.id}`}
                className={css.link}
                onClick={(event) => focusField(event, problem.id)}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
        {rest && <p>{rest}</p>}
      </div>
    </div>
  );
};
