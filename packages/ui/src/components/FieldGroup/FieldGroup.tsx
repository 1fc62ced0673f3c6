import { type ReactNode, useId } from 'react';
import * as css from './FieldGroup.css.ts';

/** Props of {@link FieldGroup}. */
export type FieldGroupProps = {
  /** What the fields are about, for example 「代表者」. */
  legend: string;
  support?: ReactNode;
  /** Makes the legend a heading of this level, so that it stands in the outline of the page. */
  level?: 2 | 3 | 4;
  children: ReactNode;
};

/** Fields that belong together, with a name that assistive technology says before each of them. */
export const FieldGroup = ({ legend, support, level, children }: FieldGroupProps) => {
  const id = useId();
  const Heading = level ? (`h${level}` as const) : 'span';
  return (
    <fieldset aria-describedby={support ? id : undefined}>
      <legend className={css.legend}>
        <Heading>{legend}</Heading>
      </legend>
      {support && (
        <p id={id} className={css.support}>
          {support}
        </p>
      )}
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
};
