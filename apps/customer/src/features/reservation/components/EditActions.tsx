import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';

type EditActionsProps = {
  form: { failure: string | undefined; isPending: boolean; forget: () => void };
  failureTitle: string;
  /** What the one button does, and what it says while that lasts. */
  action: string;
  pendingLabel: string;
  onCancel: () => void;
};

/** The end of a form within the page of a reservation: why it was refused, its button, and the button that leaves it. */
export const EditActions = ({ form, onCancel, ...texts }: EditActionsProps) => (
  <>
    {form.failure && (
      <Alert tone="error" announce="assertive" title={texts.failureTitle}>
        {form.failure}
      </Alert>
    )}
    <Inline gap={4}>
      <Button
        type="submit"
        tone="action"
        isPending={form.isPending}
        pendingLabel={texts.pendingLabel}
      >
        {texts.action}
      </Button>
      <Button
        tone="quiet"
        onPress={() => {
          form.forget();
          onCancel();
        }}
      >
        やめる
      </Button>
    </Inline>
  </>
);
