import * as css from './OfferPicture.css.ts';
import { scenes } from './scenes.tsx';

/** Props of {@link OfferPicture}. */
export type OfferPictureProps = {
  /** What is offered; the drawing of a sight where it is not known. */
  kind: keyof typeof scenes | (string & {});
};

const isKnown = (kind: string): kind is keyof typeof scenes => Object.hasOwn(scenes, kind);

/** A drawing of what is offered: no words are in it, and it is not read aloud. */
export const OfferPicture = ({ kind }: OfferPictureProps) => (
  <svg viewBox="0 0 360 180" aria-hidden="true" focusable="false" className={css.root}>
    {scenes[isKnown(kind) ? kind : 'sightseeing']}
  </svg>
);
