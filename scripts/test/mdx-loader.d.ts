/** Storybook's compiler of documentation pages, a loader of webpack; it has no types of its own. */
declare module '@storybook/addon-docs/mdx-loader' {
  const loader: (this: object, source: string) => void;
  export default loader;
}
