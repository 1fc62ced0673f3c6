import { asApiError } from '@ferry/api/errors';
import { listCardsOptions, type StoredCard } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { EmptyState } from '@ferry/ui/EmptyState';
import { EntryList, EntryRow } from '@ferry/ui/EntryList';
import { Heading } from '@ferry/ui/Heading';
import { CardIcon } from '@ferry/ui/Icon';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { cardExpiry, cardName } from '../../copy/card-texts.ts';
import { errorText } from '../../copy/error-texts.ts';
import { Page } from '../../page/Page.tsx';
import { ProfileQuery } from './components/ProfileQuery.tsx';
import { RowActions } from './components/RowActions.tsx';
import { useDeleteCard } from './model/use-delete-card.ts';

const label = '登録したカード';

/** `/member?show=cards`: what the member pays with. A card is added by paying with it. */
export function CardsPage() {
  const { data, error, refetch } = useQuery(listCardsOptions());
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDeleteCard(() => heading.current?.focus());
  return (
    <Page title={label}>
      <Text>お支払いのとき、ひと押しで選べます。</Text>
      <Heading level={2} size={3} ref={heading} isFocusable>
        登録の一覧
      </Heading>
      {data ? (
        <Cards cards={data.cards} onRemove={remove.mutate} isRemoving={remove.isPending} />
      ) : (
        <ProfileQuery label={label} error={error} onRetry={refetch} />
      )}
      {remove.error && (
        <Alert tone="error" announce="assertive">
          {errorText(asApiError(remove.error))}
        </Alert>
      )}
      {remove.isSuccess && (
        <Alert tone="success" announce="polite">
          カードを外しました。決済会社からも削除します。
        </Alert>
      )}
      <Text size="dense" tone="quiet">
        カード番号は決済会社だけが保管しています。外しても、済んだお支払いとご予約は変わりません。
      </Text>
    </Page>
  );
}

type CardsProps = {
  cards: readonly StoredCard[];
  onRemove: (cardId: string) => void;
  isRemoving: boolean;
};

function Cards({ cards, onRemove, isRemoving }: CardsProps) {
  if (cards.length === 0) {
    return (
      <EmptyState title="まだカードの登録がありません">
        予約でカードのお支払いを選ぶと、次回のために登録できます。
      </EmptyState>
    );
  }
  return (
    <EntryList label={label}>
      {cards.map((card) => (
        <EntryRow
          key={card.id}
          sign={<CardIcon />}
          title={cardName(card)}
          tag={card.isExpired ? '期限切れ' : undefined}
          details={`${cardExpiry(card)}${card.isExpired ? '。お支払いには使えません。' : ''}`}
          actions={
            <RowActions
              name={cardName(card)}
              onRemove={() => onRemove(card.id)}
              isRemoving={isRemoving}
            />
          }
        />
      ))}
    </EntryList>
  );
}
