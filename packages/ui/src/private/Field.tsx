import { type ReactNode, useId } from 'react';
import { ErrorIcon } from '../components/Icon/Icon.tsx';
import { Phrases } from '../components/Phrases/Phrases.tsx';
import * as css from './field.css.ts';

/** What every field says about itself. A field without a label does not compile. */
export type FieldTexts = {
  /** Visible name of the field. */
  label: string;
  /** Mark beside the label. Omitted when the whole form says once that everything is required. */
  requirement?: 'required' | 'optional';
  /** What helps to answer, shown above the control. */
  support?: ReactNode;
  /** What is wrong and how to put it right; shown below the control. */
  error?: string;
};

/** Ids of a field's parts and the `aria-describedby` that names those present. */
export const useFieldIds = (
  id: string | undefined,
  { requirement, support, error }: Partial<FieldTexts>,
) => {
  const own = useId();
  const control = id ?? own;
  const labelId = `${control}-label`;
  const markId = `${control}-mark`;
  const supportId = `${control}-support`;
  const errorId = `${control}-error`;
  const isOptional = requirement === 'optional';
  const described = [isOptional && markId, support && supportId, error && errorId];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  return { control, labelId, markId, supportId, errorId, describedBy };
};

type MarkProps = Pick<FieldTexts, 'requirement'> & { id?: string };

/**
 * The mark beside a label, never inside it: 「郵便番号任意」 is no name. 「※必須」 is for the eye, as
 * `aria-required` says it; 「任意」 is the beginning of the field's description.
 */
const Mark = ({ requirement, id }: MarkProps) => {
  if (!requirement) return null;
  const isRequired = requirement === 'required';
  return (
    <span
      id={id}
      aria-hidden={isRequired || undefined}
      className={isRequired ? css.required : css.optional}
    >
      <span aria-hidden="true">※</span>
      <span>{isRequired ? '必須' : '任意'}</span>
    </span>
  );
};

/** Contents of an error below a field: icon and words, so that colour is not alone. */
export const ErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <ErrorIcon />
    <span>
      <Phrases>{children}</Phrases>
    </span>
  </>
);

type FieldProps = FieldTexts & {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
};

/** Frame of a single native control: label, support text, control, error. */
export const Field = ({ ids, label, requirement, support, error, children }: FieldProps) => (
  <div className={css.root}>
    <span className={css.label}>
      <label htmlFor={ids.control}>{label}</label>
      <Mark id={ids.markId} requirement={requirement} />
    </span>
    {support && (
      <span id={ids.supportId} className={css.support}>
        <Phrases>{support}</Phrases>
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
    // The mark stands in the legend, which would be the name.
    aria-labelledby={ids.labelId}
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
      <span id={ids.labelId}>{texts.label}</span>
      <Mark id={ids.markId} requirement={texts.requirement} />
    </legend>
    {texts.support && (
      <span id={ids.supportId} className={css.support}>
        <Phrases>{texts.support}</Phrases>
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
