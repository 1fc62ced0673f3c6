import type { Draft } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import type { ReactNode } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { DraftGone } from '../../shared/components/DraftGone.tsx';
import type { Flow } from '../../shared/model/flow.ts';
import { sameNameText } from '../model/same-name.ts';

export type HoldFailureProps = {
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
    <Alert tone="error" title={flow.words.notHeld} announce="assertive" action={nextStep(props)}>
      {legOf(error, draft)}
      {error.code === 'DUPLICATE_BOOKING' ? sameNameText(error, draft) : errorText(error)}
      {flow.words.kept}
    </Alert>
  );
}

/** Which leg it is about, where there are two. */
const legOf = ({ body }: ApiError, draft: Draft): string =>
  (draft.return && body?.leg && legNames[body.leg]) || '';

const legNames = { outbound: '往路:', return: '復路:' };

function nextStep(props: HoldFailureProps): ReactNode {
  const { flow, error, draft, onRefresh, onAnyway } = props;
  const { links } = flow;
  switch (error.code) {
    case 'DUPLICATE_BOOKING':
      return (
        <Button tone="secondary" onPress={onAnyway}>
          別の予約として続ける
        </Button>
      );
    case 'CHANGE_IN_PROGRESS':
    case 'CHANGE_CLOSED':
    case 'NOTHING_TO_CHANGE':
      return (
        <ButtonLink {...links.conditions()} tone="secondary">
          変更できる項目を見る
        </ButtonLink>
      );
    case 'PRICE_CHANGED':
    case 'DIFFERENCE_CHANGED':
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
