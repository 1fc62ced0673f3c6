import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './Tag.css.ts';

/** Props of {@link Tag}. */
export type TagProps = {
  /** `quiet` for what is over; `ticket` is the hue of 提携きっぷ, for a place or a kind. */
  tone: keyof typeof css.tone;
  /** A few words: 「残りわずか」. They say all that the colour says. */
  children: string;
};

/** A state or a kind in a few words. */
export const Tag = ({ tone, children }: TagProps) => (
  <span className={css.tone[tone]}>
    <Phrases>{children}</Phrases>
  </span>
);
