import { maskedEmail } from '@ferry/format/masked-email';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';

/** Where a mail goes: a hint for the eye, words for the ear, which hears each dot and sign otherwise. */
export function MaskedEmailText({ email }: { email: string }) {
  const { seen, spoken } = maskedEmail(email);
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
