import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { ErrorText, useFieldIds } from '../../private/Field.tsx';
import * as field from '../../private/field.css.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './FieldGroup.css.ts';

/** Props of {@link FieldGroup}. */
export type FieldGroupProps = {
  /** What the fields are about, for example 「代表者」. */
  legend: string;
  support?: ReactNode;
  /** What is wrong with the fields together: 「1名以上」. What one field lacks stands at that field. */
  error?: string;
  /** Makes the legend a heading of this level, so that it stands in the outline of the page. */
  level?: 2 | 3 | 4;
  /** Id of the legend. With it a link from elsewhere leads here: the legend takes focus. */
  id?: string;
  /** One quiet action for the whole, at the other end of the legend's line, below it where that is too short. */
  action?: ReactNode;
  children: ReactNode;
};

/** Fields that belong together, with a name that assistive technology says before each of them. */
export const FieldGroup = ({
  legend,
  support,
  error,
  level,
  id,
  action,
  children,
}: FieldGroupProps) => {
  const ids = useFieldIds(undefined, { support, error });
  const Heading = level ? (`h${level}` as const) : 'span';
  return (
    <fieldset aria-describedby={ids.describedBy}>
      <legend className={action ? css.legendBeside : css.legend}>
        <Heading id={id} tabIndex={id ? -1 : undefined}>
          <Phrases>{legend}</Phrases>
        </Heading>
      </legend>
      {action && <div className={css.action}>{action}</div>}
      {support && (
        <p id={ids.supportId} className={css.support}>
          <Phrases>{support}</Phrases>
        </p>
      )}
      {error && (
        <p id={ids.errorId} className={cx(field.error, css.error)}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
};
