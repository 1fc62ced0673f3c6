import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { errorText } from '../copy/error-texts.ts';

type RetryAlertProps = { title: string; error: ApiError; onRetry?: (() => void) | undefined };

/** A failure that another try may mend: its button, where there is something to try. */
export const RetryAlert = ({ title, error, onRetry }: RetryAlertProps) => (
  <Alert
    tone="error"
    announce="assertive"
    title={title}
    action={
      onRetry && (
        <Button tone="secondary" onPress={onRetry}>
          もう一度試す
        </Button>
      )
    }
  >
    {errorText(error)}
  </Alert>
);
