import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Module = { default: Meta } & Record<string, unknown>;

/** A story, ready to be rendered as it is before it is played. */
export type Story = ComponentType & { play?: unknown };

const modules = import.meta.glob<Module>('../components/*/*.stories.tsx', { eager: true });

/** Every story of every component: 「Fields/Select Playground」 and the story. */
export const allStories: readonly (readonly [string, Story])[] = Object.values(modules).flatMap(
  (module) =>
    Object.entries(composeStories(module as never) as Record<string, Story>).map(
      ([id, story]) => [`${module.default.title} ${id}`, story] as const,
    ),
);
