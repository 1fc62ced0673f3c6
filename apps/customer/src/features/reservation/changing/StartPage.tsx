import {
  type ChangeTerms,
  getChangeTermsOptions,
  getReservationOptions,
  type Reservation,
} from '@ferry/api/customer';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Disclosure } from '@ferry/ui/Disclosure';
import { List } from '@ferry/ui/List';
import { Text } from '@ferry/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeTitle, endedRuleText } from '../../../copy/change-texts.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { OfflineReading } from '../../../page/OfflineReading.tsx';
import { Page } from '../../../page/Page.tsx';
import { cancelledText } from '../../booking/completion/model/leg-news.ts';
import { BookedTrip } from '../../booking/shared/components/BookedTrip.tsx';
import { FlowSteps } from '../../booking/shared/components/FlowSteps.tsx';
import { Part } from '../../booking/shared/components/Part.tsx';
import { validText } from '../../booking/shared/model/ticket-lines.ts';
import { changing } from './changing.ts';
import { ChangeClosed } from './components/ChangeClosed.tsx';
import { RefusalNextStep } from './components/ChangeFailure.tsx';
import { ChangeInFlight } from './components/ChangeInFlight.tsx';
import { NextSailings } from './components/NextSailings.tsx';
import { PeopleForm } from './components/PeopleForm.tsx';
import { WishForm } from './components/WishForm.tsx';
import { WishTiles } from './components/WishTiles.tsx';
import { changeRuleText } from './model/change-texts.ts';
import { allTravelTogether } from './model/leaving.ts';
import { areBothCancelled, closedParts, hasEndedLeg, legsToChoose } from './model/part-options.ts';
import { UNCHANGED } from './model/unchanged.ts';
import { useTakeSailing } from './model/use-take-sailing.ts';

type StartPageProps = {
  reservationId: string;
  /** `people`: who travels is asked, before a draft is begun. */
  to?: string | undefined;
};

/** `/reservation/{id}`: what can be changed until when and for what, and what the customer wants to. */
export function StartPage({ reservationId, to }: StartPageProps) {
  const path = { reservationId };
  const { data: reservation } = useSuspenseQuery(getReservationOptions({ path }));
  const { data: terms } = useSuspenseQuery(getChangeTermsOptions({ path }));
  const [flow] = useState(() => changing(reservationId));
  const { return: returnLeg, change } = reservation;
  const asksPeople =
    to === 'people' &&
    !change &&
    allTravelTogether(reservation) &&
    terms.parts.some(({ part, isOpen }) => part === 'passengers' && isOpen);
  return (
    <Container isPage>
      <Page
        title={asksPeople ? '人数を変更する' : changeTitle(reservation)}
        lead={<FlowSteps flow={flow} at="parts" hasReturn={returnLeg !== null} />}
      >
        <OfflineReading at={terms.serverTime} />
        <BookedTrip reservation={reservation}>
          <Text>{`予約番号 ${groupsOfFour(reservation.reservationNumber)}`}</Text>
          {change ? (
            <ChangeInFlight reservation={reservation} />
          ) : asksPeople ? (
            <PeopleForm {...{ flow, reservation }} />
          ) : (
            <Open {...{ flow, reservation, terms }} />
          )}
          <div>
            {asksPeople ? (
              <ButtonLink {...flow.links.conditions()} tone="quiet">
                変更する項目に戻る
              </ButtonLink>
            ) : (
              <ButtonLink to="/reservation-detail/$id" params={{ id: reservationId }} tone="quiet">
                予約の詳細に戻る
              </ButtonLink>
            )}
          </div>
        </BookedTrip>
      </Page>
    </Container>
  );
}

/** On which days a partner ticket can be used, and what follows for its slots and vouchers. */
const ticketRules = ({ partnerTicket }: Reservation): string[] =>
  partnerTicket
    ? [
        `${partnerTicket.name}は、${validText(partnerTicket)}使えます。往路の日を替えると、使える日も変わります。`,
        ...(partnerTicket.includes.some(({ slot }) => slot)
          ? ['新しい便に合わない時間枠は、便の後で選び直します。']
          : []),
        '引換券は、変更を確定すると、新しい日に使えるようになります。',
      ]
    : [];

type OpenProps = {
  flow: ReturnType<typeof changing>;
  reservation: Reservation;
  terms: ChangeTerms;
};

/** Sailings that the operator has ended, and how others are chosen. */
function Cancelled({ reservation }: { reservation: Reservation }) {
  const cancelled = cancelledText(reservation);
  if (!cancelled) return null;
  return (
    <Alert tone="warning" title={cancelled}>
      {areBothCancelled(reservation)
        ? '往路と復路の便を、続けて選びます。手数料はかかりません。'
        : '空いている便を選ぶか、下の項目から、ほかの日や客室も選べます。手数料はかかりません。'}
    </Alert>
  );
}

/** Several parts at once, where there are several. */
const Several = (props: OpenProps) =>
  props.terms.parts.filter(({ isOpen }) => isOpen).length > 1 && (
    <Disclosure summary="いくつかの項目を、1回の変更にまとめる">
      <WishForm {...props} />
    </Disclosure>
  );

/** What can be changed, or why nothing can. */
function Open({ terms, ...props }: OpenProps) {
  const taking = useTakeSailing(props.flow, props.reservation);
  if (!terms.isOpen) return <ChangeClosed reason={terms.reason} reservation={props.reservation} />;
  const closed = closedParts(terms, props.reservation);
  return (
    <>
      <Cancelled reservation={props.reservation} />
      {terms.draftId && !taking.error && (
        <Alert
          tone="info"
          title="変更の途中です"
          action={
            <ButtonLink {...props.flow.links.contentConfirm(terms.draftId)} tone="secondary">
              変更の続きへ進む
            </ButtonLink>
          }
        >
          {UNCHANGED}はじめから選び直すこともできます。
        </Alert>
      )}
      {legsToChoose(props.reservation).map((leg) => (
        <NextSailings key={leg} reservation={props.reservation} {...{ leg, taking }} />
      ))}
      <WishTiles {...props} terms={terms} />
      <Part id="rules" title="変更の前にお読みください">
        <List kind="bullet">
          {[
            ...ticketRules(props.reservation),
            hasEndedLeg(props.reservation)
              ? endedRuleText
              : changeRuleText(
                  terms,
                  props.reservation.state !== 'confirmedUnpaid',
                  props.reservation.partnerTicket !== null,
                ),
            `変更を確定するまで、${UNCHANGED}`,
            ...(terms.endsTickets
              ? ['変更を確定すると、発行済みの乗船券は使えなくなり、新しい乗船券を発行します。']
              : []),
          ]}
        </List>
      </Part>
      <Several {...props} terms={terms} />
      {closed.length > 0 && (
        <Part id="closed-parts" title="変更できない項目">
          <List kind="bullet">{closed.map(({ part, reason }) => `${part}:${reason}`)}</List>
          {terms.parts.some(({ part, isOpen }) => part === 'contact' && !isOpen) && (
            <Text>連絡先は、予約の詳細の「連絡先を直す」から変えられます。</Text>
          )}
          <div>
            <RefusalNextStep step="phone" reservation={props.reservation} />
          </div>
        </Part>
      )}
    </>
  );
}
