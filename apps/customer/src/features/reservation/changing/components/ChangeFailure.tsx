import type { Reservation } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import type { ReactNode } from 'react';
import { operator } from '../../../../copy/operator.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { changingLinks } from '../changing-links.ts';
import { type RefusalStep, refusalOf } from '../model/refusal-texts.ts';
import { UNCHANGED } from '../model/unchanged.ts';

type ChangeFailureProps = {
  title: string;
  error: ApiError;
  reservation: Reservation;
  /** The draft of the change; without one, its steps cannot be gone back to. */
  draftId?: string | null;
  /** Which leg it is about, before what is said. */
  lead?: string;
  /** What is said, where the page knows more than the refusal. */
  text?: string;
  /** What this page itself offers next. */
  action?: ReactNode;
  /** The page offers this step where the refusal needs a draft and there is none. */
  otherwise?: ReactNode;
};

/** Steps that a draft alone has. */
const OF_A_DRAFT: readonly RefusalStep[] = ['check', 'customers', 'slots', 'payment'];

/** Why an operation of a change was refused, what stays, and the next step. */
export function ChangeFailure(props: ChangeFailureProps) {
  const { title, error, reservation, draftId = null, lead = '', otherwise } = props;
  const { text, next, isKept } = refusalOf(error, reservation.state === 'confirmedUnpaid');
  const leads = next && (draftId !== null || !OF_A_DRAFT.includes(next));
  const ownStep = leads ? <RefusalNextStep step={next} {...{ reservation, draftId }} /> : otherwise;
  return (
    <Alert tone="error" title={title} announce="assertive" action={props.action ?? ownStep}>
      {lead}
      {props.text ?? text}
      {isKept && UNCHANGED}
    </Alert>
  );
}

type NextStepProps = {
  step: RefusalStep;
  reservation: Pick<Reservation, 'id'>;
  draftId?: string | null;
};

/** The way to the next step after a refusal. */
export function RefusalNextStep({ step, reservation: { id }, draftId = null }: NextStepProps) {
  const links = changingLinks(id);
  const tone = 'secondary';
  switch (step) {
    case 'phone':
      return (
        <PlainButtonLink href={`tel:${operator.phone.number}`} tone={tone} size="small">
          電話で問い合わせる({operator.phone.number})
        </PlainButtonLink>
      );
    case 'detail':
      return (
        <ButtonLink to="/reservation-detail/$id" params={{ id }} tone={tone}>
          予約の詳細を見る
        </ButtonLink>
      );
    case 'lookUp':
      return (
        <ButtonLink to="/reservation-search" tone={tone}>
          予約を照会する
        </ButtonLink>
      );
    case 'bookingPayment':
      return (
        <ButtonLink {...links.paymentInfo(id)} tone={tone}>
          お支払い情報を見る
        </ButtonLink>
      );
    case 'parts':
      return (
        <ButtonLink {...links.conditions()} tone={tone}>
          変更できる項目を見る
        </ButtonLink>
      );
    default:
      return draftId && <ToStep {...{ step, draftId, links }} />;
  }
}

type ToStepProps = {
  step: 'check' | 'customers' | 'slots' | 'payment';
  draftId: string;
  links: ReturnType<typeof changingLinks>;
};

function ToStep({ step, draftId, links }: ToStepProps) {
  const of = {
    check: { name: '空席と差額を確認し直す', link: links.contentConfirm },
    customers: { name: 'お客様情報を直す', link: links.customerInput },
    slots: { name: '時間枠を選び直す', link: links.customerInput },
    payment: { name: 'お支払い方法を選び直す', link: links.paymentInput },
  }[step];
  return (
    <ButtonLink {...of.link(draftId)} tone="secondary">
      {of.name}
    </ButtonLink>
  );
}
