import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../copy/error-texts.ts';

type MoreButtonProps = {
  /** What the list has: 「予約」. */
  subject: string;
  read: () => Promise<unknown>;
  /** The part has been read; it takes the focus from the button. */
  onRead: () => void;
};

/** Reads the next part of a list, and keeps its button until the part is there. */
export function MoreButton({ subject, read, onRead }: MoreButtonProps) {
  const more = useMutation({ mutationFn: read });
  return (
    <Stack gap={3}>
      {more.error && (
        <Alert tone="error" title={`続きの${subject}を表示できませんでした`} announce="assertive">
          {errorText(asApiError(more.error))}
        </Alert>
      )}
      <div>
        <Button
          tone="secondary"
          isPending={more.isPending}
          pendingLabel={`${subject}を読み込んでいます`}
          onPress={() => more.mutate(undefined, { onSuccess: onRead })}
        >
          {more.error ? 'もう一度読み込む' : `続きの${subject}を表示する`}
        </Button>
      </div>
    </Stack>
  );
}
