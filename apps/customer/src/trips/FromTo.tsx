import type { Port } from '@ferry/api/customer';
import { Ruby } from '@ferry/ui/Ruby';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';

/** A port as it is shown. */
export type NamedPort = Pick<Port, 'name' | 'nameKana'>;

/**
 * From one port to another, with their readings: an arrow for the eye, 「から」 for the ear, which
 * hears a sign otherwise.
 */
export const FromTo = ({ from, to }: { from: NamedPort; to: NamedPort }) => (
  <>
    <Ruby reading={from.nameKana}>{from.name}</Ruby>
    <VisuallyHidden>から</VisuallyHidden>
    <span aria-hidden="true"> → </span>
    <Ruby reading={to.nameKana}>{to.name}</Ruby>
  </>
);
