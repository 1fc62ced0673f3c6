import { Stack } from '@ferry/ui/Stack';
import { Page } from '../../page/Page.tsx';
import { DataSection } from './components/DataSection.tsx';
import { MailSettings } from './components/MailSettings.tsx';
import { WithdrawalSection } from './components/WithdrawalSection.tsx';

/** `/member?show=notifications`: the mails that the member gets, what they take along, and the end. */
export function NotificationsPage() {
  return (
    <Page title="お知らせとデータ">
      <Stack gap={12}>
        <MailSettings />
        <DataSection />
        <WithdrawalSection />
      </Stack>
    </Page>
  );
}
