import type { MadeChange } from '@ferry/api/customer';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Stack } from '@ferry/ui/Stack';
import { madeRows } from '../model/made-rows.ts';

/** The changes that are binding, the newest first, each folded to its number. */
export const MadeChanges = ({ changes }: { changes: readonly MadeChange[] }) => (
  <Stack gap={2}>
    {[...changes].reverse().map((made) => (
      <Disclosure key={made.id} summary={`変更番号 ${groupsOfFour(made.number)}`}>
        <DescriptionList rows={madeRows(made)} />
      </Disclosure>
    ))}
  </Stack>
);
