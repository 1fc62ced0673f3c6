import type { Draft, TicketOfTrip } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Stack } from '@ferry/ui/Stack';
import { errorText } from '../../../../copy/error-texts.ts';
import {
  answerIds,
  type FieldProblem,
  fieldId,
  slotPath,
} from '../../shared/model/customer-fields.ts';
import { partnersOf } from '../../shared/model/ticket-lines.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { useTicketAnswers } from '../model/use-ticket-answers.ts';
import { TicketSlots } from './TicketSlots.tsx';

const CONSENT = 'partnerTicket.mayInformPartners';

type TicketFieldsProps = {
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
          <TicketSlots
            trip={draft}
            ticket={ticket}
            party={draft.outbound.choice.party}
            changeOf={draft.change?.reservationId}
            errorAt={(include) => errorAt(slotPath(include))}
            slotOf={answers.slotOf}
            heldOf={answers.slotOf}
            onChange={answers.setSlot}
          />
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
