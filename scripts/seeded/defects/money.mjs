/** Fares, discounts, fees, tax, refunds. */

/** @type {import('../plant.mjs').Defect[]} */
export const moneyDefects = [
  {
    id: 'rounding',
    kind: 'money',
    what: 'A share is rounded to the nearest step, not up',
    file: 'apps/server/src/domain/fares/rounding.ts',
    from: '  up: Math.ceil,',
    to: '  up: Math.round,',
    check:
      'apps/server/src/domain/fares/printed-table.spec.ts › 端数の処理 up は、10円に満たない違いだけ',
  },
  {
    id: 'discount-on-discount',
    kind: 'money',
    what: 'A second discount is taken of what the first one has left',
    file: 'apps/server/src/domain/fares/apply-discounts.ts',
    from: 'const yen = yenWith(rule, fareItem, leg);',
    to: 'const yen = yenWith(rule, best ? { ...fareItem, yen: best.yen } : fareItem, leg);',
    check:
      'apps/server/src/domain/fares/quote-trip.spec.ts › 重ねて使えず、運賃1件ごとに最も安いものを選び、ほかとの比較を示す',
  },
  {
    id: 'child-as-adult',
    kind: 'money',
    what: 'A child pays as an adult',
    file: 'apps/server/src/domain/fares/passenger-items.ts',
    from: 'const childYen = childYenOf(cabin, leg.rules);',
    to: 'const childYen = cabin.adultYen;',
    check:
      'apps/server/src/domain/fares/printed-table.spec.ts › 小人と住民の運賃は、表に円であればその額、なければ割合',
  },
  {
    id: 'infants-of-one-adult',
    kind: 'money',
    what: 'Infants are free with one adult only',
    file: 'apps/server/src/domain/fares/party.ts',
    from: 'sharing - party.adults * rules.freeInfantsPerAdult',
    to: 'sharing - rules.freeInfantsPerAdult',
    check:
      'apps/server/src/domain/fares/party.spec.ts › 大人1名につき幼児1名が無料で、寝台を使う幼児と、超えた幼児は小人運賃',
  },
  {
    id: 'driver-pays-twice',
    kind: 'money',
    what: 'The driver pays for a cabin whose fare the vehicle has in it',
    file: 'apps/server/src/domain/fares/passenger-items.ts',
    from: 'Math.max(0, adultYen - leg.lowestAdultYen)',
    to: 'adultYen',
    check:
      'apps/server/src/domain/fares/quote-trip.spec.ts › 客室ごとの金額は、中の人、運転者の等級差額、室料、貸切料の和で、割引・車両・調整金を含まない',
  },
  {
    id: 'driver-pays-fuel',
    kind: 'money',
    what: 'The driver pays the fuel adjustment beside the vehicle',
    file: 'apps/server/src/domain/fares/fuel-items.ts',
    from: "drivers.has(passenger) ? [] : [line(passenger, 'adult', fuel)]",
    to: "[line(passenger, 'adult', fuel)]",
    check:
      'apps/server/src/domain/fares/quote-trip.spec.ts › 車両運賃は最下等級の運転者1名を含み、上の等級は差額を足す',
  },
  {
    id: 'tax-of-total',
    kind: 'money',
    what: 'The tax in a total is a tenth of it',
    file: 'apps/server/src/domain/fares/quote-trip.ts',
    from: 'Math.floor(totalYen / 11)',
    to: 'Math.floor(totalYen / 10)',
    check: 'apps/server/src/domain/fares/quote-trip.spec.ts › 大人2名・小人1名',
  },
  {
    id: 'tax-rounded-up',
    kind: 'money',
    what: 'The tax of a receipt is rounded up',
    file: 'apps/server/src/domain/receipts/receipt-content.ts',
    from: 'Math.floor((amountYen * ratePercent)',
    to: 'Math.ceil((amountYen * ratePercent)',
    check:
      'apps/server/src/domain/receipts/receipt-content.spec.ts › 税込10円のうち消費税は0円(1円未満は切り捨て、1枚に1回)',
  },
  {
    id: 'wrong-period',
    kind: 'money',
    what: 'A discount for some fare periods holds in the others',
    file: 'apps/server/src/domain/fares/discount-eligibility.ts',
    from: '!rule.periods.includes(leg.farePeriod)',
    to: 'rule.periods.includes(leg.farePeriod)',
    check:
      'apps/server/test/sailings/search-sailings.spec.ts › 自動で適用された割引を、合計とともに言う',
  },
  {
    id: 'early-by-a-day',
    kind: 'money',
    what: 'The early discount ends a day too soon',
    file: 'apps/server/src/domain/fares/discount-eligibility.ts',
    from: 'addDays(date, -rule.daysBefore) < bookedOn',
    to: 'addDays(date, -rule.daysBefore) <= bookedOn',
    check:
      'apps/server/src/domain/fares/quote-trip.spec.ts › 28日前までの予約が早割: 乗船日 2027-08-17',
  },
  {
    id: 'return-by-a-day',
    kind: 'money',
    what: 'The return discount does not hold on its last day',
    file: 'apps/server/src/domain/fares/discount-eligibility.ts',
    from: 'returnLeg.date > last ?',
    to: 'returnLeg.date >= last ?',
    check:
      'apps/server/src/domain/fares/quote-trip.spec.ts › 往路から14日以内の復路が対象: 2027-08-16',
  },
  {
    id: 'fee-by-a-day',
    kind: 'money',
    what: 'A fee of a cancellation rises a day too soon',
    file: 'apps/server/src/domain/reservations/cancellation-fee.ts',
    from: '1 - term.daysBefore',
    to: '-term.daysBefore',
    check:
      'apps/server/src/domain/reservations/cancellation-fee.spec.ts › 2027-08-08T23:59:59.999+09:00 の手数料は、4,810円の運賃が 200 円、18,600円の車両が 0 円',
  },
  {
    id: 'fee-at-the-instant',
    kind: 'money',
    what: 'At the instant when a fee rises the lower one still holds',
    file: 'apps/server/src/domain/reservations/cancellation-fee.ts',
    from: 'now < new Date(until)',
    to: 'now <= new Date(until)',
    check:
      'apps/server/src/domain/reservations/cancellation-fee.spec.ts › 2027-08-09T00:00:00.000+09:00 の手数料は、4,810円の運賃が 490 円、18,600円の車両が 1860 円',
  },
  {
    id: 'fee-above-price',
    kind: 'money',
    what: 'The least fee is taken of what cost less',
    file: 'apps/server/src/domain/reservations/cancellation-fee.ts',
    from: 'Math.min(yen, Math.max(minimumYen, roundUp((yen * percent) / 100, FEE_STEP_YEN)))',
    to: 'Math.max(minimumYen, roundUp((yen * percent) / 100, FEE_STEP_YEN))',
    check:
      'apps/server/src/domain/reservations/cancellation-fee.spec.ts › 一割の手数料は、代金 150 円のとき 150 円(10円単位に切り上げ、最低200円、代金は超えない)',
  },
  {
    id: 'fee-though-cancelled',
    kind: 'money',
    what: 'A fee is taken for a sailing that the operator does not sail',
    file: 'apps/server/src/domain/cancellations/fee-lines.ts',
    from: "  if (free.has(leg)) return 'serviceCancelled';\n",
    to: '',
    check:
      'apps/server/test/bookings/cancellation-quotes.spec.ts › お支払い前と、運航会社の欠航は、手数料がかからない',
  },
  {
    id: 'fuel-kept',
    kind: 'money',
    what: 'A fee is taken of the fuel adjustment',
    file: 'apps/server/src/domain/cancellations/fee-lines.ts',
    from: "  if (isFuel) return 'fuel';\n",
    to: '',
    check:
      'apps/server/test/bookings/cancellation-quotes.spec.ts › 小人1名は、運賃に手数料がかかり、調整金は全額戻り、残りは単独の予約と同じ額',
  },
  {
    id: 'transfer-though-cancelled',
    kind: 'money',
    what: 'The customer pays for the transfer of what the operator does not sail',
    file: 'apps/server/src/booking/due/refund-way.ts',
    from: 'isTransfer && !isOurs',
    to: 'isTransfer',
    check:
      'apps/server/src/booking/due/refund-way.spec.ts › 振込手数料は、口座に戻る分からだけ引き、戻る額を超えず、運航会社の都合なら引かない',
  },
  {
    id: 'transfer-above-refund',
    kind: 'money',
    what: 'The fee for a transfer is more than what is transferred',
    file: 'apps/server/src/booking/due/refund-way.ts',
    from: 'Math.min(payment.transfer_fee_yen, yen)',
    to: 'payment.transfer_fee_yen',
    check:
      'apps/server/src/booking/due/refund-way.spec.ts › 振込手数料は、口座に戻る分からだけ引き、戻る額を超えず、運航会社の都合なら引かない',
  },
  {
    id: 'difference-sign',
    kind: 'money',
    what: 'A dearer trip is paid back, a cheaper one is charged',
    file: 'apps/server/src/domain/changes/change-amounts.ts',
    from: 'afterYen + feeYen - feesBackYen - beforeYen',
    to: 'beforeYen + feeYen - feesBackYen - afterYen',
    check:
      'apps/server/src/domain/changes/change-amounts.spec.ts › 高くなる変更は、差額と手数料をお支払いいただく',
  },
  {
    id: 'change-fee-lost',
    kind: 'money',
    what: 'The fee of a change is shown and not charged',
    file: 'apps/server/src/domain/changes/change-amounts.ts',
    from: 'afterYen + feeYen - feesBackYen - beforeYen',
    to: 'afterYen - feesBackYen - beforeYen',
    check:
      'apps/server/src/domain/changes/change-amounts.spec.ts › 安くなる変更は、差額から手数料を引いて戻る',
  },
  {
    id: 'second-change',
    kind: 'money',
    what: 'The fee of a second change forgets that of the first',
    file: 'apps/server/src/domain/changes/change-fee.ts',
    from: 'Math.max(nowYen, firstYen)',
    to: 'nowYen',
    check:
      'apps/server/src/domain/changes/change-fee.spec.ts › 2回目からは、1回目と今の取消手数料の高いほう',
  },
  {
    id: 'five-metres',
    kind: 'money',
    what: 'A car of 5.00 m pays as one below 5 m',
    file: 'apps/server/src/domain/trips/vehicles.ts',
    from: 'lengthCm < lengthBelowCm)',
    to: 'lengthCm <= lengthBelowCm)',
    check:
      'apps/server/src/domain/trips/vehicles.spec.ts › 5 mちょうどの車は、5 m未満の等級ではなく、次の等級の運賃',
  },
  {
    id: 'begun-metre',
    kind: 'money',
    what: 'A metre that is begun above a class is not paid for',
    file: 'apps/server/src/domain/trips/vehicles.ts',
    from: 'Math.floor((lengthCm - metresFromCm) / 100) + 1',
    to: 'Math.floor((lengthCm - metresFromCm) / 100)',
    check:
      'apps/server/src/domain/fares/printed-table.spec.ts › 車両の等級を超えた長さは、始まった1mごとに足す',
  },
  {
    id: 'refund-to-store-first',
    kind: 'money',
    what: 'Money goes back to stores before cards',
    file: 'apps/server/src/domain/payments/plan-refunds.ts',
    from: 'if (isPaidAtOnce(method)) return 0;',
    to: 'if (isPaidAtOnce(method)) return 3;',
    check:
      'apps/server/src/domain/payments/plan-refunds.spec.ts › カード、窓口、店の順に、新しいお支払いから返す',
  },
];
