import type { Draft } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import type { ReactNode } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { DraftGone } from '../../shared/components/DraftGone.tsx';
import type { Flow } from '../../shared/model/flow.ts';

export type HoldFailureProps = {
  flow: Flow;
  error: ApiError;
  draft: Draft;
  /** Loads the draft again, with today's fare and availability. */
  onRefresh: () => void;
};

/**
 * Why nothing is held, and the next step for it. Where another sailing has to be chosen, that step is
 * the page's own button.
 */
export function HoldFailure(props: HoldFailureProps) {
  const { flow, error, draft } = props;
  if (error.code === 'NOT_FOUND') {
    return <DraftGone {...{ flow, draft }} customers={draft.customers} />;
  }
  return (
    <Alert
      tone="error"
      title="仮予約できませんでした"
      announce="assertive"
      action={nextStep(props)}
    >
      {legOf(error, draft)}
      {errorText(error)}
    </Alert>
  );
}

/** Which leg it is about, where there are two. */
const legOf = ({ body }: ApiError, draft: Draft): string =>
  (draft.return && body?.leg && legNames[body.leg]) || '';

const legNames = { outbound: '往路:', return: '復路:' };

function nextStep({ flow: { links }, error, draft, onRefresh }: HoldFailureProps): ReactNode {
  switch (error.code) {
    case 'PRICE_CHANGED':
    case 'VERSION_CONFLICT':
      return (
        <Button tone="secondary" onPress={onRefresh}>
          最新の内容を表示する
        </Button>
      );
    case 'VALIDATION_FAILED':
    case 'DRIVER_MISSING':
    case 'WOMEN_ONLY':
      return (
        <ButtonLink {...links.customerInput(draft.id)} tone="secondary">
          お客様情報を直す
        </ButtonLink>
      );
    default:
      return undefined;
  }
}
