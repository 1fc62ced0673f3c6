import type { Draft } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import type { ReactNode } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { DraftGone } from '../../shared/components/DraftGone.tsx';
import { answerIds } from '../../shared/model/customer-fields.ts';
import type { Flow } from '../../shared/model/flow.ts';
import { sameNameText } from '../model/same-name.ts';

type HoldFailureProps = {
  flow: Flow;
  error: ApiError;
  draft: Draft;
  /** Loads the draft again, with today's fare and availability. */
  onRefresh: () => void;
  /** Goes on although there is another booking of the same name. */
  onAnyway: () => void;
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
      {error.code === 'DUPLICATE_BOOKING' ? sameNameText(error, draft) : errorText(error)}
    </Alert>
  );
}

/** Which leg a refusal is about, where there are two. */
export const legOf = ({ body }: ApiError, draft: Draft): string =>
  (draft.return && body?.leg && legNames[body.leg]) || '';

const legNames = { outbound: '往路:', return: '復路:' };

/** Goes on with another booking of the same name in sight. */
export const GoOnAnyway = ({ onPress }: { onPress: () => void }) => (
  <Button tone="secondary" onPress={onPress}>
    別の予約として続ける
  </Button>
);

/** Loads again what has become another thing. */
export const ShowLatest = ({ onPress }: { onPress: () => void }) => (
  <Button tone="secondary" onPress={onPress}>
    最新の内容を表示する
  </Button>
);

function nextStep(props: HoldFailureProps): ReactNode {
  const { flow, error, draft, onRefresh, onAnyway } = props;
  const { links } = flow;
  switch (error.code) {
    case 'DUPLICATE_BOOKING':
      return <GoOnAnyway onPress={onAnyway} />;
    case 'PRICE_CHANGED':
    case 'VERSION_CONFLICT':
      return <ShowLatest onPress={onRefresh} />;
    case 'VALIDATION_FAILED':
    case 'DRIVER_MISSING':
    case 'WOMEN_ONLY':
      return (
        <ButtonLink {...links.customerInput(draft.id)} tone="secondary">
          お客様情報を直す
        </ButtonLink>
      );
    case 'SLOT_FULL':
      return (
        <ButtonLink {...links.customerInput(draft.id)} hash={answerIds.ticket} tone="secondary">
          時間枠を選び直す
        </ButtonLink>
      );
    default:
      return undefined;
  }
}
