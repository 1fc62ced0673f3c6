import type { PartnerTicket } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { slotStart } from '../../../copy/partner-ticket-texts.ts';

type Include = PartnerTicket['includes'][number];

/** What the partners give: where, how, and whether it can be used in a wheelchair. */
export const TicketIncludes = ({ ticket }: { ticket: PartnerTicket }) => (
  <Stack gap={3} as="section" aria-labelledby="ticket-includes">
    <Heading level={2} id="ticket-includes">
      含まれるもの
    </Heading>
    <Card>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={3}>{ticket.crossing.label}</Heading>
          <DescriptionList rows={crossingRows(ticket)} />
        </Stack>
        {ticket.includes.map((include) => (
          <Stack gap={3} key={include.name}>
            <Heading level={3}>{include.name}</Heading>
            <DescriptionList rows={includeRows(include)} />
          </Stack>
        ))}
      </Stack>
    </Card>
  </Stack>
);

function crossingRows({ crossing }: PartnerTicket) {
  const { sections, cabinNames, isReturn, returnWithinDays, routeName } = crossing;
  const arrow = isReturn ? '⇄' : '→';
  return [
    {
      term: '区間',
      value: `${sections.map(({ from, to }) => `${from.name} ${arrow} ${to.name}`).join('、')}(${routeName})`,
    },
    {
      term: '客室',
      value: `${cabinNames.join('、')}。ほかの客室は、差額で選べます。`,
    },
    ...(returnWithinDays === null
      ? []
      : [{ term: '復路', value: `往路の乗船日から${returnWithinDays}日以内の便` }]),
  ];
}

const includeRows = (include: Include) => [
  { term: '提供', value: include.partnerName },
  { term: '場所', value: include.place },
  { term: '使い方', value: include.howToUse },
  ...(include.slots.length > 0
    ? [{ term: '時間枠', value: `${include.slots.map(slotStart).join('、')}から1つを選びます` }]
    : []),
  {
    term: '車いすの方',
    value: `${include.isAccessible ? '利用できます。' : '利用できないところがあります。'}${include.accessibility}`,
  },
];
