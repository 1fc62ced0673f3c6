import { formatDateShort } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { saveFile } from '../../../../page/save-file.ts';
import { FromTo } from '../../../../trips/FromTo.tsx';
import { type Opening, openingFile } from '../model/opening-file.ts';

type OpeningCardProps = { opening: Opening; children?: ReactNode };

/** When the sales of a day open, large, and the moment for the customer's own calendar. */
export const OpeningCard = ({ opening, children }: OpeningCardProps) => (
  <Card padding="roomy">
    <Stack gap={4}>
      <Text isBold>
        {formatDateShort(opening.date)} <FromTo from={opening.fromPort} to={opening.toPort} />
      </Text>
      <div>
        <Text size="label">予約の受付開始</Text>
        <Text size="large" isBold isNumber>
          {formatDateTimeShort(opening.salesOpenAt)}
        </Text>
      </div>
      <div>
        <Button tone="secondary" onPress={() => save(opening)}>
          カレンダーに追加する
        </Button>
      </div>
      {children}
    </Stack>
  </Card>
);

const save = (opening: Opening) =>
  saveFile(
    new Blob([openingFile(opening, window.location.origin)], {
      type: 'text/calendar;charset=utf-8',
    }),
    `ferry-opening-${opening.date}.ics`,
  );
