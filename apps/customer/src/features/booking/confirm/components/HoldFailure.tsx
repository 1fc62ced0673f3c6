import type { Draft } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import type { ReactNode } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { DraftGone } from '../../shared/components/DraftGone.tsx';
import { outboundSearch } from '../../shared/model/return-conditions.ts';

export type HoldFailureProps = {
  error: ApiError;
  draft: Draft;
  /** Loads the draft again, with today's fare and availability. */
  onRefresh: () => void;
};

/** Why nothing is held, and the one right next step for it. */
export function HoldFailure({ error, draft, onRefresh }: HoldFailureProps) {
  if (error.code === 'NOT_FOUND') return <DraftGone draft={draft} customers={draft.customers} />;
  return (
    <Alert
      tone="error"
      title="仮予約できませんでした"
      announce="assertive"
      action={nextStep(error, draft, onRefresh)}
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

function nextStep({ code, body }: ApiError, draft: Draft, onRefresh: () => void): ReactNode {
  switch (code) {
    case 'SAILING_SOLD_OUT':
    case 'CABIN_SOLD_OUT':
    case 'DECK_FULL':
    case 'PET_ROOM_FULL':
    case 'CAPACITY_MISMATCH':
    case 'SAILING_CANCELLED':
    case 'SALES_NOT_OPEN':
    case 'WEB_SALES_CLOSED':
      return body?.leg === 'return' && draft.return ? (
        <ButtonLink
          to="/reservation/select-schedule-return"
          search={{ draft: draft.id }}
          tone="secondary"
        >
          復路の便を選び直す
        </ButtonLink>
      ) : (
        <ButtonLink
          to="/reservation/select-schedule"
          search={outboundSearch(draft)}
          tone="secondary"
        >
          便を選び直す
        </ButtonLink>
      );
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
        <ButtonLink to="/reservation/customer-input" search={{ draft: draft.id }} tone="secondary">
          お客様情報を直す
        </ButtonLink>
      );
    default:
      return undefined;
  }
}
