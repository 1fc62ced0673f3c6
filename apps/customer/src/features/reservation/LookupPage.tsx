import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { useOffered } from '../../page/offered.ts';
import { Page } from '../../page/Page.tsx';
import { LookupForm } from './components/LookupForm.tsx';
import { NumberReminder } from './components/NumberReminder.tsx';
import type { BroughtByLink } from './model/use-lookup.ts';

/** `/reservation-search`: a reservation by its number and the phone or e-mail given with it. */
export function LookupPage(link: BroughtByLink) {
  const isOffered = useOffered();
  return (
    <Container width="form" isPage>
      <Page title="予約の照会">
        <Text>
          予約番号と、ご予約時の電話番号またはメールアドレスを入力してください。
          {isOffered('members') && '会員登録は必要ありません。'}
        </Text>
        <Card padding="roomy">
          <LookupForm link={link} />
        </Card>
        <NumberReminder />
      </Page>
    </Container>
  );
}
