import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { errorText } from '../../../../copy/error-texts.ts';

/** Why the chosen sailing did not get into the draft. */
export const ChoiceError = ({ error }: { error: unknown }) => (
  <Alert tone="error" announce="assertive" title="便を選べませんでした">
    {errorText(asApiError(error))}
  </Alert>
);
