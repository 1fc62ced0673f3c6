/** The change of a purchase is named after its ticket: sailings, slots and days of a ticket move together. */
export const changeTitle = ({ partnerTicket }: { partnerTicket: object | null }): string =>
  partnerTicket ? 'きっぷを変更する' : '予約を変更する';

/** The rule of a change while the operator has ended a leg. */
export const endedRuleText =
  '運航会社の都合のため、この変更にも、復路や人数などを減らすときにも、手数料はかかりません。運賃の差額があれば、変更の前にお知らせします。';

/** Of a difference that is not paid: the booking is as it was. */
export const changeLapsesText = '変更だけがなくなり、元の予約が残ります。';
