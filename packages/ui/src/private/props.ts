import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Attributes of a plain element that a component hands through (id, aria-*, data-*, handlers).
 * Looks come from props of the component: `className` and `style` are not part of it.
 */
export type ElementProps<E extends ElementType> = Omit<
  ComponentPropsWithRef<E>,
  'className' | 'style'
>;

/** Elements a layout component may be rendered as. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';
