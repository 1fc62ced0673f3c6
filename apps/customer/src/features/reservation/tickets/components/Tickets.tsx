import { formatTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Link } from '@ferry/ui/Link';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TicketCard } from '@ferry/ui/TicketCard';
import { TicketHead } from '@ferry/ui/TicketHead';
import { TicketPass, TicketPasses } from '@ferry/ui/TicketPass';
import type { ReactNode } from 'react';
import { PageHeading, PageNotice } from '../../../../page/Page.tsx';
import type { TicketLegView, TicketView } from '../model/kept-tickets.ts';
import {
  type Instead,
  insteadOfCode,
  insteadOfTickets,
  stateTone,
  stateWord,
} from '../model/ticket-texts.ts';

export type TicketsProps = {
  view: TicketLegView;
  /** Links to the tickets of each voyage, where there are two. */
  legs?: ReactNode;
  /** Of the reservation, which is good at the counter as well; a shared ticket does not name it. */
  reservationNumber?: string | undefined;
  /** A companion looks at it, who has but this one ticket. */
  isShared?: boolean;
  /** Beside the heading. */
  mark?: string | undefined;
  /** What has to be known before a ticket is shown. */
  notice?: ReactNode;
  /** Below the tickets. */
  children: ReactNode;
};

/** The tickets of one voyage: head, the ticket of the party, and one for each of them. */
export const Tickets = ({
  view,
  legs,
  reservationNumber,
  isShared = false,
  mark,
  notice,
  children,
}: TicketsProps) => (
  <>
    <meta name="robots" content="noindex" />
    <TicketHead
      heading={<PageHeading title="乗船券" />}
      mark={mark}
      legs={legs}
      departure={stopOf(view.departure)}
      arrival={stopOf(view.arrival)}
      cutOff={view.group?.cutOff}
      isStruck={view.isCancelled}
      notice={
        <>
          <PageNotice />
          {notice}
          {view.news && (
            <Alert tone="warning" title={view.news.title}>
              {view.news.message}
            </Alert>
          )}
        </>
      }
    />
    <Container>
      <Stack gap={8}>
        <First {...{ view, reservationNumber, isShared }} />
        {view.passes.length > 1 && <Passes view={view} />}
        {children}
      </Stack>
    </Container>
  </>
);

/** Without the property where it is not known. */
const stopOf = ({ plannedAt, ...stop }: TicketLegView['departure']) => ({
  ...stop,
  ...(plannedAt && { plannedAt }),
});

const Why = ({ instead: { tone, title, text } }: { instead: Instead }) => (
  <Alert tone={tone} title={title}>
    {text}
  </Alert>
);

/** The ticket of the party, or why there is none. */
function First({
  view,
  reservationNumber,
  isShared,
}: Pick<TicketsProps, 'view' | 'reservationNumber' | 'isShared'>) {
  const { group } = view;
  const none = insteadOfTickets(view);
  if (none || !group) {
    return (
      <TicketCard
        title={view.title.trim()}
        instead={none && <Why instead={none} />}
        facts={[...numberFacts(view, reservationNumber), ...portFacts(view.port)]}
      />
    );
  }
  const instead = insteadOfCode(view, group, isShared);
  return (
    <TicketCard
      title={group.title}
      note={group.description}
      state={stateWord(group)}
      stateTone={stateTone(group)}
      {...codeOf(group, instead)}
      instead={instead && <Why instead={instead} />}
      facts={[...group.facts, ...portFacts(view.port)]}
      // Where no code is shown there is nothing that could be read.
      {...(!instead && { hint: hintOf(reservationNumber) })}
    />
  );
}

const hintOf = (reservationNumber: string | undefined) =>
  `読み取れないときは、画面を明るくするか、番号をお伝えください。${
    reservationNumber
      ? `画面が出ないときは、予約番号 ${groupsOfFour(reservationNumber)} で受付できます。`
      : ''
  }`;

/** On stand-by the number is what is shown at the window. */
const numberFacts = ({ withheld }: TicketLegView, reservationNumber: string | undefined) =>
  withheld === 'standBy' && reservationNumber
    ? [{ term: '予約番号', value: groupsOfFour(reservationNumber) }]
    : [];

const codeOf = ({ code, shortCode }: TicketView, instead: Instead | undefined) =>
  instead === undefined && code !== null ? { payload: code, code: shortCode ?? undefined } : {};

const portFacts = ({ name, address, directions, phone }: TicketLegView['port']) => [
  { term: '乗り場', value: [name, address].filter(Boolean).join(' ') },
  ...(directions ? [{ term: '行き方', value: directions }] : []),
  ...(phone
    ? [
        {
          term: '電話',
          value: (
            <Inline gap={0}>
              <Link href={`tel:${phone}`}>{phone}</Link>
            </Inline>
          ),
        },
      ]
    : []),
];

const Passes = ({ view }: { view: TicketLegView }) => (
  <Stack as="section" gap={4} aria-labelledby="passes">
    <div>
      <Heading level={2} size={3} id="passes">
        おひとりずつの乗船券
      </Heading>
      <Text tone="quiet">別々に乗り場へ行くときにお使いください。</Text>
    </div>
    <TicketPasses>
      {view.passes.map((pass) => {
        const instead = insteadOfCode(view, pass);
        return (
          <TicketPass
            key={pass.id}
            title={pass.title}
            description={[pass.description, cutOffText(pass)].filter(Boolean).join(' ')}
            state={stateWord(pass)}
            isVehicle={pass.isVehicle}
            {...codeOf(pass, instead)}
            instead={instead && <Why instead={instead} />}
          />
        );
      })}
    </TicketPasses>
  </Stack>
);

const cutOffText = ({ cutOff }: TicketView) => `締切${formatTime(cutOff.at)}`;
