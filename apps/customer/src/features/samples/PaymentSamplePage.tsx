import { Alert } from '@ferry/ui/Alert';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import { Container } from '@ferry/ui/Container';
import { DataTable } from '@ferry/ui/DataTable';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { outcomes, payPayEnds, sheetEnds, testCards } from './model/test-cards.ts';

/** A table of the sandbox's buttons and the payment that each leads to. */
const Ends = ({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly { button: string; leadsTo: string }[];
}) => (
  <DataTable
    caption={caption}
    columns={[
      { id: 'button', header: 'ボタン', isRowHeader: true, cell: ({ button }) => button },
      { id: 'leadsTo', header: '結果', cell: ({ leadsTo }) => leadsTo },
    ]}
    rows={rows}
    rowKey={({ button }) => button}
  />
);

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
        <Ends caption="本人認証(3Dセキュア)の画面で選べる終わり方" rows={outcomes} />
        <Ends caption="Apple Pay・Google Payの画面で選べる終わり方" rows={sheetEnds} />
        <Text>
          Apple PayとGoogle
          Payは、使える端末だけに表示されます。この端末で試すには、先に「使える端末とみなす」を選んでください。
        </Text>
        <PlainButtonLink href="/sandbox-payments/device" tone="secondary">
          テスト用の端末の設定
        </PlainButtonLink>
        <Ends caption="PayPayの画面で選べる終わり方" rows={payPayEnds} />
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
