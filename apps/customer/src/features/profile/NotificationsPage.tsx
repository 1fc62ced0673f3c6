import { Page } from '../../page/Page.tsx';
import { MailSettings } from './components/MailSettings.tsx';

/** `/member?show=notifications`: which mails the member gets. */
export const NotificationsPage = () => (
  <Page title="お知らせとデータ">
    <MailSettings />
  </Page>
);
