/** Files of the component folders, by their path from here. */
type ComponentFiles = Record<string, string>;

/** What there is of one component, as its files say. */
export type ComponentState = {
  name: string;
  /** Named in what the changelog has not released yet. */
  isNew: boolean;
  stories: number;
  /** Every story passes axe, or the tests fail; false where a story is taken out. */
  isCheckedByAxe: boolean;
  /** Behaviour and keys are tested; what does not react needs none. */
  hasTest: boolean;
  hasNotes: boolean;
  /** Forced colours are told apart by a rule of its own. */
  hasForcedColors: boolean;
};

/** The part of the changelog that is not released. */
const unreleased = (changelog: string): string =>
  /^## Unreleased$([\s\S]*?)(?=^## )/m.exec(changelog)?.[1] ?? '';

/**
 * The state of every component, from its files and the changelog: nobody keeps it by hand.
 *
 * @param sources stories and styles as text
 * @param paths all files of the folders
 */
export function componentStates(
  sources: ComponentFiles,
  paths: readonly string[],
  changelog: string,
): ComponentState[] {
  const names = new Set(paths.map((path) => path.split('/').at(-2) ?? ''));
  const news = unreleased(changelog);
  return [...names].sort().map((name) => {
    const own = (end: string) => paths.some((path) => path.endsWith(`/${name}/${name}${end}`));
    const textOf = (end: string) =>
      Object.entries(sources).find(([path]) => path.endsWith(`/${name}/${name}${end}`))?.[1] ?? '';
    const stories = textOf('.stories.tsx');
    return {
      name,
      isNew: new RegExp(`\`${name}\``).test(news),
      stories: stories.match(/^export const \w+: Story/gm)?.length ?? 0,
      isCheckedByAxe: stories !== '' && !/a11y:[^}]*test: '(?:off|todo)'|'!test'/.test(stories),
      hasTest: own('.test.tsx'),
      hasNotes: own('.mdx'),
      hasForcedColors: textOf('.css.ts').includes('media.forcedColors'),
    };
  });
}
