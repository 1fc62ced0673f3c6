import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { useState } from 'react';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { ReservationSteps } from '../shared/components/ReservationSteps.tsx';
import type { ConditionsInput } from '../shared/model/search-conditions.ts';
import { LateDraftOffer } from './components/LateDraftOffer.tsx';
import { SearchCard } from './components/SearchCard.tsx';

/** `/reservation`: what to search for, prefilled from the URL. */
export function ConditionsPage({ initial }: { initial: ConditionsInput & { draft?: string } }) {
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <Container width="form" isPage>
      <Page title="予約の条件" hasErrors={hasErrors} lead={<ReservationSteps current={1} />}>
        {!initial.draft && <LateDraftOffer />}
        <Card padding="roomy">
          <SearchCard initial={initial} onErrors={setHasErrors} />
        </Card>
        <Link to="/simulation">予約せずに運賃だけ調べる</Link>
      </Page>
    </Container>
  );
}
