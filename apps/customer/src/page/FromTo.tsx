import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';

/** From one port to another: an arrow for the eye, 「から」 for the ear, which hears a sign otherwise. */
export const FromTo = ({ from, to }: { from: string; to: string }) => (
  <>
    {from}
    <VisuallyHidden>から</VisuallyHidden>
    <span aria-hidden="true"> → </span>
    {to}
  </>
);
