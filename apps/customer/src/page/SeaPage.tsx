import { SeaNotice } from '@ferry/ui/SeaNotice';
import type { SeaPictureProps } from '@ferry/ui/SeaPicture';
import { LateSeaPicture } from './LateSeaPicture.tsx';
import { Page, type PageProps } from './Page.tsx';

export type SeaPageProps = Pick<PageProps, 'title' | 'children'> & SeaPictureProps;

/** A page that says one thing: not found, or not to be used for a while. */
export const SeaPage = ({ scene, ...page }: SeaPageProps) => (
  <SeaNotice picture={<LateSeaPicture scene={scene} />}>
    <Page {...page} />
  </SeaNotice>
);
