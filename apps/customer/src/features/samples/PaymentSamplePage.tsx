import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { DataTable } from '@ferry/ui/DataTable';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { outcomes, testCards } from './model/test-cards.ts';

/** `/samples/payment`: what can be tried out with the sandbox provider. */
export const PaymentSamplePage = () => (
  <Container width="form" isPage>
    {/* A page to try things out on is nothing to be found. */}
    <meta name="robots" content="noindex" />
    <Page title="お支払いのテスト">
      <Stack gap={6}>
        <Alert tone="info" title="本物のカードは使えません">
          テスト用の決済会社では、下の番号だけが使えます。有効期限は未来の月、セキュリティコードは3桁か4桁の数字なら何でもかまいません。
        </Alert>
        <DataTable
          caption="テスト用のカード"
          columns={[
            {
              id: 'number',
              header: 'カード番号',
              isRowHeader: true,
              cell: ({ number }) => (
                <Text as="span" isNumber>
                  {number}
                </Text>
              ),
            },
            { id: 'brand', header: 'ブランド', cell: ({ brand }) => brand },
            { id: 'leadsTo', header: '結果', cell: ({ leadsTo }) => leadsTo },
          ]}
          rows={testCards}
          rowKey={({ number }) => number}
        />
        <DataTable
          caption="本人認証(3Dセキュア)の画面で選べる終わり方"
          columns={[
            { id: 'button', header: 'ボタン', isRowHeader: true, cell: ({ button }) => button },
            { id: 'leadsTo', header: '結果', cell: ({ leadsTo }) => leadsTo },
          ]}
          rows={outcomes}
          rowKey={({ button }) => button}
        />
        <Text>
          コンビニでのお支払いでは、予約の完了画面から開く案内の画面で、お店での支払いと期限切れを選べます。
        </Text>
        <ButtonLink to="/reservation" tone="action">
          予約を始める
        </ButtonLink>
      </Stack>
    </Page>
  </Container>
);
