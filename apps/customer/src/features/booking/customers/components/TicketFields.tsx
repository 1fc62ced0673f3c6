import {
  type Draft,
  listPartnerTicketSlotsOptions,
  type SlotDay,
  type TicketOfTrip,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Stack } from '@ferry/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { answerIds, type FieldProblem, fieldId } from '../../shared/model/customer-fields.ts';
import { partnersOf } from '../../shared/model/ticket-lines.ts';
import { slotRange, slotsThere } from '../model/ticket-slots.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { useTicketAnswers } from '../model/use-ticket-answers.ts';
import { SlotFields } from './SlotFields.tsx';

const CONSENT = 'partnerTicket.mayInformPartners';

export type TicketFieldsProps = {
  /** As last stored: slots and consent are kept with the ticket, at once. */
  draft: Draft;
  visible: readonly FieldProblem[];
  runBetween: CustomerForm['autosave']['runBetween'];
};

/** What a partner ticket asks beyond its passengers: slots, and the consent to name them to the partners. */
export const TicketFields = (props: TicketFieldsProps) =>
  props.draft.partnerTicket && <OfTicket {...props} ticket={props.draft.partnerTicket} />;

function OfTicket({
  draft,
  ticket,
  visible,
  runBetween,
}: TicketFieldsProps & { ticket: TicketOfTrip }) {
  const answers = useTicketAnswers(draft.id, ticket, runBetween);
  const { days, ...asked } = useSlotDays(draft, ticket);
  const errorAt = (path: string) => visible.find((each) => each.path === path)?.message;
  return (
    <Card as="section" padding="roomy">
      <FieldGroup legend="提携きっぷ" level={2} id={answerIds.ticket} support={ticket.name}>
        <Stack gap={6}>
          {answers.error && (
            <Alert tone="error" announce="assertive" title="提携きっぷの内容を変更できませんでした">
              {errorText(answers.error)}
            </Alert>
          )}
          <SlotsFailed {...asked} />
          {ticket.includes.map(({ name, times }, include) => {
            const path = `partnerTicket.includes.${include}.slot`;
            if (times.length === 0 || asked.error) return null;
            return (
              <SlotFields
                key={name}
                name={name}
                id={fieldId(path)}
                error={errorAt(path)}
                days={days && slotsThere(draft, days, include)}
                chosen={answers.slotOf(include)}
                onChange={(day, at) => answers.setSlot(include, day, at)}
              />
            );
          })}
          <Checkbox
            id={fieldId(CONSENT)}
            label={`${partnersOf(ticket)}へ、乗船者の氏名と利用日を提供することに同意する`}
            support="提携先が引換券を確かめるためだけに使います。同意がないと、このきっぷは購入できません。"
            isSelected={answers.mayInformPartners}
            isRequired
            error={errorAt(CONSENT)}
            onChange={answers.setMayInform}
          />
        </Stack>
      </FieldGroup>
    </Card>
  );
}

type Slots = {
  /** Undefined until it is known which there are. */
  days: readonly SlotDay[] | undefined;
  /** Why it is not known; undefined while it is asked. */
  error: ApiError | undefined;
  refetch: () => unknown;
};

/** What is free of the slots for this party; none where the ship arrives after the ticket's last day. */
function useSlotDays(draft: Draft, ticket: TicketOfTrip): Slots {
  const { adults, children } = draft.outbound.choice.party;
  const range = slotRange(draft);
  const { data, error, refetch } = useQuery({
    ...listPartnerTicketSlotsOptions({
      path: { partnerTicketId: ticket.partnerTicketId },
      query: { from: '', until: '', ...range, people: adults + children },
    }),
    enabled: range !== undefined && ticket.includes.some(({ times }) => times.length > 0),
  });
  return {
    days: range ? data?.days : [],
    error: error && !data ? asApiError(error) : undefined,
    refetch,
  };
}

const SlotsFailed = ({ error, refetch }: Pick<Slots, 'error' | 'refetch'>) =>
  error && (
    <Alert
      tone="error"
      announce="polite"
      title="時間枠を読み込めませんでした"
      action={
        <Button tone="secondary" size="small" onPress={() => void refetch()}>
          もう一度読み込む
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
