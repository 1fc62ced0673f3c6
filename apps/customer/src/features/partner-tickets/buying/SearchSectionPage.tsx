import {
  getPartnerTicketOptions,
  listRoutesOptions,
  type PartnerTicket,
} from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { daysFromUntil } from '../../../copy/partner-ticket-texts.ts';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { FlowSteps } from '../../booking/shared/components/FlowSteps.tsx';
import { buyingTicket } from './buying.ts';
import { SectionForm } from './components/SectionForm.tsx';
import type { BuyingSearch } from './model/buying-search.ts';
import { useSectionForm } from './model/use-section-form.ts';

type SearchSectionPageProps = {
  ticketId: string;
  /** What is in the address; with a draft, its other answers are kept. */
  initial: BuyingSearch;
};

/** `/partner-tickets/search-section`: section, days and party of a purchase. */
export function SearchSectionPage({ ticketId, initial }: SearchSectionPageProps) {
  const path = { partnerTicketId: ticketId };
  const { data: ticket } = useSuspenseQuery(getPartnerTicketOptions({ path }));
  const { data: timetable } = useSuspenseQuery(listRoutesOptions());
  const [flow] = useState(() => buyingTicket(ticketId));
  const navigate = useNavigate();
  const { draft, ...given } = initial;
  const form = useSectionForm({
    ticket,
    timetable,
    initial: given,
    onSearch: (conditions) => void navigate(flow.links.selectSchedule({ ...conditions, draft })),
  });
  return (
    <Container isPage>
      <Page
        title="区間・日・人数を選ぶ"
        lead={<FlowSteps flow={flow} at="parts" hasReturn={ticket.crossing.isReturn} />}
      >
        <Card padding="roomy">
          <Stack gap={6}>
            <Bought ticket={ticket} />
            <SectionForm {...{ ticket, timetable, form }} />
          </Stack>
        </Card>
        <Link to="/partner-tickets/$id" params={{ id: ticketId }}>
          きっぷの詳細に戻る
        </Link>
      </Page>
    </Container>
  );
}

/** What is bought, in as few lines as it takes: the days are asked for below it. */
function Bought({ ticket }: { ticket: PartnerTicket }) {
  const { name, crossing, usableFrom, usableUntil, closures } = ticket;
  const { sections, isReturn, label } = crossing;
  const [section, ...more] = sections;
  const arrow = isReturn ? '⇄' : '→';
  return (
    <Stack gap={2}>
      <Stack gap={1}>
        <Heading level={2} size={3}>
          {name}
        </Heading>
        <Text>
          {section && more.length === 0 && `${section.from.name} ${arrow} ${section.to.name}・`}
          {label}
        </Text>
      </Stack>
      <DescriptionList
        rows={[
          { term: '使える日', value: daysFromUntil(usableFrom, usableUntil) },
          ...(closures.length > 0 ? [{ term: '使えない日', value: closures.join('、') }] : []),
        ]}
      />
    </Stack>
  );
}
