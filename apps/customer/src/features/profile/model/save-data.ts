import type { MemberData } from '@ferry/api/external';
import { jstDate } from '@ferry/format/date';
import { saveFile } from '../../../page/save-file.ts';

/** Hands the data over as a file, in the form that a person can read as well. */
export function saveData(data: MemberData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, `member-data-${jstDate(data.createdAt).replaceAll('-', '')}.json`);
}
