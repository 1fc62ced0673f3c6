import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { errorText } from '../../../../copy/error-texts.ts';

type WithdrawQuestionProps = {
  /** What of several is meant, for those who hear the button alone. */
  name: string;
  title: string;
  /** What becomes of it. */
  text: string;
  /** What the button says that leaves it as it is. */
  keep: string;
  action: string;
  isOpen: boolean;
  isPending: boolean;
  failure: ApiError | undefined;
  onAsk: () => void;
  onClose: () => void;
  onWithdraw: () => void;
};

/** A quiet button, and the question before something that waits is withdrawn. */
export const WithdrawQuestion = (props: WithdrawQuestionProps) => (
  <div>
    <Button tone="quiet" onPress={props.onAsk}>
      取りやめる
      <VisuallyHidden>{`(${props.name})`}</VisuallyHidden>
    </Button>
    <Dialog
      title={props.title}
      role="alertdialog"
      isOpen={props.isOpen}
      onClose={props.onClose}
      actions={
        <>
          <Button onPress={props.onClose}>{props.keep}</Button>
          <Button
            tone="action"
            isPending={props.isPending}
            pendingLabel="手続きしています"
            onPress={props.onWithdraw}
          >
            {props.action}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{props.text}</Text>
        {props.failure && (
          <Alert tone="error" announce="assertive" title="取りやめられませんでした">
            {errorText(props.failure)}
          </Alert>
        )}
      </Stack>
    </Dialog>
  </div>
);
