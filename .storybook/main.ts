import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { styleSource } from './style-source.ts';

const components = '../packages/ui/src/**/*.stories.tsx';
const everything = [
  '../packages/ui/src/**/*.mdx',
  components,
  // Whole pages, on the contract's examples.
  '../apps/customer/src/**/*.stories.tsx',
];
// `npm run vrt` takes pictures of components, which shows neither guides nor tables of props.
const forPictures = process.env.FERRY_STORIES === 'vrt';

const addons: StorybookConfig['addons'] = [
  {
    name: '@storybook/addon-docs',
    // Tables of the guides are GitHub's Markdown, which MDX alone shows as text.
    options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
  },
  '@storybook/addon-a11y',
  '@storybook/addon-vitest',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: forPictures ? [components] : everything,
  addons: forPictures ? [] : addons,
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: forPictures ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), styleSource(), react(), vanillaExtractPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found only inside components: without this the first test run reloads half-way.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react-aria-components',
        'uqr',
        '@internationalized/date',
        'budoux',
        '@tanstack/react-query',
        '@tanstack/react-router',
        'valibot',
        '@vanilla-extract/recipes/createRuntimeFn',
      ],
    },
  }),
};

export default config;
