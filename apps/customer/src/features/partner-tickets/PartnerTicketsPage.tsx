import { Container } from '@ferry/ui/Container';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Page } from '../../page/Page.tsx';
import { TicketFilters } from './components/TicketFilters.tsx';
import { TicketList } from './components/TicketList.tsx';
import type { TicketSearch } from './model/ticket-search.ts';

/** `/partner-tickets`: a crossing and what waits on the other side. What is asked for is in the URL. */
export const PartnerTicketsPage = ({ search }: { search: TicketSearch }) => (
  <Container isPage>
    <Page title="提携きっぷ">
      <Text>船と、着いた先の楽しみを一枚に。スマートフォンだけで使えます。</Text>
      <Stack gap={5}>
        <TicketFilters search={search} />
        <TicketList search={search} />
      </Stack>
    </Page>
  </Container>
);
