import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Spinner } from '@ferry/ui/Spinner';
import { errorText } from '../../../copy/error-texts.ts';

/** Why what the member keeps is not there yet. */
export const ProfileQuery = ({ label, error }: { label: string; error: unknown }) =>
  error ? (
    <Alert tone="error" announce="polite">
      {errorText(asApiError(error))}
    </Alert>
  ) : (
    <Spinner label={`${label}を読み込んでいます`} />
  );
