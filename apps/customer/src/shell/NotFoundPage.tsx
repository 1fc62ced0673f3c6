import { Container } from '@ferry/ui/Container';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Link } from '../page/links.tsx';
import { Page } from '../page/Page.tsx';

/** `/errors/40x` and every unknown path. Number and English line are what the product's specification asks for. */
export const NotFoundPage = () => (
  <Container width="form" isPage>
    <Page title="ページが見つかりません">
      <Stack gap={3}>
        <Text>
          お探しのページは、移動または削除された可能性があります。アドレスをご確認ください。
        </Text>
        <Text size="dense" tone="quiet" lang="en">
          404 This page could not be found
        </Text>
      </Stack>
      <List label="ほかのページ">
        <Link to="/">ホーム</Link>
        <Link to="/reservation">便を探す</Link>
        <Link to="/reservation-search">予約を照会する</Link>
      </List>
    </Page>
  </Container>
);
