import { Checkbox } from '@ferry/ui/Checkbox';
import { RadioCards } from '@ferry/ui/RadioCards';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { cardExpiry, cardLabels, cardName } from '../../../../copy/card-texts.ts';
import type { OfferedMethods } from '../model/payment-step.ts';
import { NEW_CARD, type PaymentForm, STORED_CARD_ID } from '../model/use-payment-form.ts';

type StoredCardsProps = {
  methods: OfferedMethods;
  form: PaymentForm;
  /** The provider's fields, for another card. */
  fields: ReactNode;
};

/** A member's cards, each chosen with one press, and another one below them. */
export function StoredCards({ methods, form, fields }: StoredCardsProps) {
  const newCard = (
    <Stack gap={4}>
      {fields}
      {methods.canKeepCard && (
        <Checkbox
          label={cardLabels.keepCard}
          support="お支払いが済むと登録します。カード番号は決済会社だけが保管し、当社はブランド、番号の下4桁、有効期限を記録します。マイページでいつでも外せます。"
          isSelected={form.keepsForNext}
          onChange={form.setKeepsForNext}
        />
      )}
    </Stack>
  );
  if (methods.cards.length === 0) return newCard;
  return (
    <RadioCards
      label={cardLabels.cardId}
      requirement="required"
      id={STORED_CARD_ID}
      error={form.errorOf(STORED_CARD_ID)}
      value={form.cardId}
      onChange={form.setCardId}
      options={[
        ...methods.cards.map((card) => ({
          value: card.id,
          title: cardName(card),
          description: card.isExpired ? undefined : cardExpiry(card),
          unavailableReason: card.isExpired
            ? `${cardExpiry(card)}。期限が過ぎたため、お使いいただけません。`
            : undefined,
        })),
        { value: NEW_CARD, title: 'ほかのカードを入力する', details: newCard },
      ]}
    />
  );
}
