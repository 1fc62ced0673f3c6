import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import type { Flow, SailingSearch } from '../shared/model/flow.ts';
import { LateDraftOffer } from './components/LateDraftOffer.tsx';
import { SearchCard } from './components/SearchCard.tsx';

/** `/reservation`: what to search for, prefilled from the URL. */
export function ConditionsPage({ flow, initial }: { flow: Flow; initial: SailingSearch }) {
  return (
    <Container isPage>
      <Page
        title="予約の条件"
        lead={<FlowSteps flow={flow} at="sailings" hasReturn={Boolean(initial.returnDate)} />}
      >
        {!initial.draft && <LateDraftOffer links={flow.links} />}
        <Card padding="roomy">
          <SearchCard links={flow.links} initial={initial} />
        </Card>
        <Link to="/simulation">予約せずに運賃だけ調べる</Link>
      </Page>
    </Container>
  );
}
