import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { ButtonLink } from '../page/links.tsx';
import { SeaPage } from '../page/SeaPage.tsx';

/** `/errors/40x` and every unknown path. Number and English line are what the product's specification asks for. */
export const NotFoundPage = () => (
  <SeaPage scene="lost" title="ページが見つかりません">
    <Text>
      アドレスが変わったか、期限が過ぎたのかもしれません。ご予約は、予約番号でいつでもご覧いただけます。
    </Text>
    <Stack gap={2}>
      <ButtonLink to="/reservation" tone="primary" size="large" isWide>
        便を探す
      </ButtonLink>
      <ButtonLink to="/reservation-search" tone="secondary" isWide>
        予約を照会する
      </ButtonLink>
      <ButtonLink to="/" tone="secondary" isWide>
        ホームへ戻る
      </ButtonLink>
    </Stack>
    <Text size="dense" tone="quiet" lang="en">
      404 This page could not be found
    </Text>
  </SeaPage>
);
