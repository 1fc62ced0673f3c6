import type { MemberData } from '@ferry/api/external';
import { jstDate } from '@ferry/format/date';

/** Hands the data over as a file, in the form that a person can read as well. Nothing stays here. */
export function saveData(data: MemberData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `member-data-${jstDate(data.createdAt).replaceAll('-', '')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
