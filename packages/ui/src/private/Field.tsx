import { type ReactNode, useId } from 'react';
import { ErrorIcon } from '../components/Icon/Icon.tsx';
import * as css from './field.css.ts';

/** What every field says about itself. A field without a label does not compile. */
export type FieldTexts = {
  /** Visible name of the field. */
  label: string;
  /** Mark beside the label. Silent when the whole form says once that everything is required. */
  requirement?: 'required' | 'optional';
  /** What helps to answer, shown above the control. */
  support?: ReactNode;
  /** What is wrong and how to put it right; shown below the control. */
  error?: string;
};

/** Ids of a field's parts and the `aria-describedby` that names those present. */
export const useFieldIds = (id: string | undefined, { support, error }: Partial<FieldTexts>) => {
  const own = useId();
  const control = id ?? own;
  const supportId = `${control}-support`;
  const errorId = `${control}-error`;
  const described = [support && supportId, error && errorId].filter(Boolean).join(' ');
  return { control, supportId, errorId, describedBy: described || undefined };
};

/** Label text with its mark. 「※必須」 is hidden from assistive technology: `aria-required` says it. */
export const LabelText = ({ label, requirement }: Pick<FieldTexts, 'label' | 'requirement'>) => (
  <>
    {label}
    {requirement === 'required' && (
      <span aria-hidden="true" className={css.required}>
        ※必須
      </span>
    )}
    {requirement === 'optional' && <span className={css.optional}>任意</span>}
  </>
);

/** Contents of an error below a field: icon and words, so that colour is not alone. */
export const ErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <ErrorIcon />
    <span>{children}</span>
  </>
);

type FieldProps = FieldTexts & {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
};

/** Frame of a single native control: label, support text, control, error. */
export const Field = ({ ids, label, requirement, support, error, children }: FieldProps) => (
  <div className={css.root}>
    <label htmlFor={ids.control} className={css.label}>
      <LabelText label={label} requirement={requirement} />
    </label>
    {support && (
      <span id={ids.supportId} className={css.support}>
        {support}
      </span>
    )}
    {children}
    {error && (
      <span id={ids.errorId} className={css.error}>
        <ErrorText>{error}</ErrorText>
      </span>
    )}
  </div>
);

type FieldsetProps = FieldProps & {
  /** `radiogroup` may say that an answer is required, a plain group may not. */
  role?: 'radiogroup';
  /** Keeps the legend for assistive technology only, where its answer is plain from its options. */
  legendClass?: string;
};

/** Frame of several controls that make one answer. */
export const Fieldset = ({ ids, role, legendClass, children, ...texts }: FieldsetProps) => (
  <fieldset
    aria-describedby={ids.describedBy}
    className={css.group}
    // A plain group may carry none of these.
    {...(role && {
      role,
      'aria-required': texts.requirement === 'required' || undefined,
      'aria-invalid': texts.error ? true : undefined,
    })}
  >
    <legend className={legendClass ?? css.legend}>
      <LabelText label={texts.label} requirement={texts.requirement} />
    </legend>
    {texts.support && (
      <span id={ids.supportId} className={css.support}>
        {texts.support}
      </span>
    )}
    {children}
    {texts.error && (
      <span id={ids.errorId} className={css.error}>
        <ErrorText>{texts.error}</ErrorText>
      </span>
    )}
  </fieldset>
);
