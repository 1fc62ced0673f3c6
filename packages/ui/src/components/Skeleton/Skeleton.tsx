import type { ReactNode } from 'react';
import { sayFirst } from '../../private/say-first.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  /**
   * What is being loaded, said to assistive technology: 「便を読み込んでいます」. Of several that wait
   * together the first is said.
   */
  label: string;
  /** A whole page is awaited: the label is its heading. */
  isPage?: boolean;
  /** {@link SkeletonLine}, {@link SkeletonBlock} and {@link SkeletonRow} in the shape of what comes. */
  children: ReactNode;
};

/** Stands where content will be, in its shape, so that nothing jumps. It does not shimmer. */
export const Skeleton = ({ label, isPage, children }: SkeletonProps) => (
  <div ref={sayFirst}>
    <VisuallyHidden as={isPage ? 'h1' : undefined}>{label}</VisuallyHidden>
    <div aria-hidden="true" className={css.root}>
      {children}
    </div>
  </div>
);

/** A line of text to come. `width` in percent of the container. */
export const SkeletonLine = ({ width = 100 }: { width?: number }) => (
  <div className={css.line} style={{ inlineSize: `${width}%` }} />
);

/** A card or picture to come. `height` in px. */
export const SkeletonBlock = ({ height }: { height: number }) => (
  <div className={css.block} style={{ blockSize: height }} />
);

/** A row of a list to come: when, the way between two ports, what can be done. */
export const SkeletonRow = () => (
  <div className={css.row}>
    <div className={css.when} />
    <div className={css.way} />
    <div className={css.last} />
  </div>
);
