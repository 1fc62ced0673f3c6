import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Spinner } from '@ferry/ui/Spinner';
import { errorText } from '../../../copy/error-texts.ts';

type ProfileQueryProps = { label: string; error: unknown; onRetry: () => unknown };

/** Why what the member keeps is not there yet. */
export function ProfileQuery({ label, error, onRetry }: ProfileQueryProps) {
  if (!error) return <Spinner label={`${label}を読み込んでいます`} />;
  const retry = () => {
    // The button goes away with what it was about.
    document.querySelector('h1')?.focus();
    onRetry();
  };
  return (
    <Alert
      tone="error"
      announce="polite"
      action={
        <Button tone="secondary" size="small" onPress={retry}>
          もう一度読み込む
        </Button>
      }
    >
      {errorText(asApiError(error))}
    </Alert>
  );
}
