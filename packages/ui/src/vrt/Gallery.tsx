import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Gallery.css.ts';

type Module = { default: Meta } & Record<string, unknown>;
type Composed = ComponentType & { storyName?: string; tags?: string[]; play?: unknown };

const modules = import.meta.glob<Module>('../components/*/*.stories.tsx', { eager: true });

// A story that is played or that covers the screen is a picture of its own (tag `vrt`) or none.
const isStill = (story: Composed): boolean =>
  !story.play && !story.tags?.some((tag) => tag === 'vrt' || tag === 'no-gallery');

// What no page puts into a column of its own has the whole width here as well.
const isWhole = (story: Composed): boolean => story.tags?.includes('whole-width') === true;

const storiesOf = (module: Module): [string, Composed][] =>
  Object.entries(composeStories(module as never) as Record<string, Composed>).filter(([, story]) =>
    isStill(story),
  );

const frames = (title: RegExp, ids: RegExp): [string, Composed][] =>
  Object.values(modules)
    .filter(({ default: meta }) => title.test(meta.title ?? ''))
    .flatMap((module) =>
      storiesOf(module)
        .filter(([id]) => ids.test(id))
        .map(([id, story]): [string, Composed] => [`${module.default.title} ${id}`, story]),
    );

/** Props of {@link Gallery}. */
type GalleryProps = {
  /** Which components, by the title of their stories. */
  title: RegExp;
  /** Which stories of them, by id; defaults to all. */
  ids?: RegExp;
};

/** The still stories of components, each under its name. */
export const Gallery = ({ title, ids = /./ }: GalleryProps) => (
  <div className={css.gallery}>
    {frames(title, ids).map(([name, Story]) => (
      <section key={name} className={cx(css.frame, isWhole(Story) && css.whole)}>
        <p className={css.caption}>{name}</p>
        <div className={css.box}>
          <Story />
        </div>
      </section>
    ))}
  </div>
);
