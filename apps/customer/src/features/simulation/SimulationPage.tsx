import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useNavigate } from '@tanstack/react-router';
import { useOffered } from '../../page/offered.ts';
import { Page } from '../../page/Page.tsx';
import { SearchCard } from '../booking/conditions/components/SearchCard.tsx';
import type { Flow } from '../booking/shared/model/flow.ts';
import { checkConditions } from '../booking/shared/model/search-conditions.ts';
import type { SimulationSearch } from './model/simulation.ts';
import { CONDITIONS_ID } from './model/use-simulation.ts';

/** What the route's loader fetches with the data of a result: the page begins as a form without it. */
export const loadSimulationResult = async () =>
  (await import('./components/SimulationResult.tsx')).SimulationResult;

type SimulationPageProps = {
  flow: Flow;
  search: SimulationSearch;
  /** With usable conditions. */
  Result: Awaited<ReturnType<typeof loadSimulationResult>> | undefined;
};

/** `/simulation`: what a trip costs, without a reservation. Everything is in the URL. */
export function SimulationPage({ flow, search, Result }: SimulationPageProps) {
  const navigate = useNavigate();
  const isOffered = useOffered();
  const checked = checkConditions({ ...search, returnDate: search.returnDate || undefined });
  return (
    <Container isPage>
      <Page
        title="運賃シミュレーション"
        isDense={'conditions' in checked}
        beside={'conditions' in checked && <Text>同じ条件なら、予約のときも同じ金額です。</Text>}
      >
        {'errors' in checked && (
          <Text>
            {isOffered('vehicles') ? '人数と車両' : '人数'}
            から、便と客室ごとの運賃を計算します。同じ条件なら、予約のときも同じ金額です。お名前などの入力はいりません。
          </Text>
        )}
        {'conditions' in checked && Result && (
          <Result flow={flow} conditions={checked.conditions} search={search} />
        )}
        <Hidden inPrint>
          <Card
            as="section"
            padding="roomy"
            id={CONDITIONS_ID}
            tabIndex={-1}
            aria-label="シミュレーションの条件"
          >
            <Stack gap={5}>
              <SearchCard
                initial={search}
                submitLabel="運賃を計算する"
                // With a result the one next step is to book it.
                submitTone={'conditions' in checked ? 'action' : 'primary'}
                onSearch={(conditions) =>
                  void navigate({
                    to: '/simulation',
                    search: { ...conditions, discounts: search.discounts },
                  })
                }
              />
            </Stack>
          </Card>
        </Hidden>
      </Page>
    </Container>
  );
}
