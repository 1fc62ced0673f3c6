import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Spinner } from '@ferry/ui/Spinner';
import { errorText } from '../../../copy/error-texts.ts';

type ReceiptQueryProps = { label: string; error: unknown; onRetry: () => unknown };

/** Why a receipt is not there yet. */
export const ReceiptQuery = ({ label, error, onRetry }: ReceiptQueryProps) =>
  error ? (
    <Alert
      tone="error"
      announce="polite"
      action={
        <Button tone="secondary" size="small" onPress={() => void onRetry()}>
          領収書をもう一度読み込む
        </Button>
      }
    >
      {errorText(asApiError(error))}
    </Alert>
  ) : (
    <Spinner label={`${label}を読み込んでいます`} />
  );
