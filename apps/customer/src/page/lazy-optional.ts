import { type ComponentType, lazy } from 'react';

/** A part in a chunk of its own that a page does without where the chunk cannot be fetched. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
