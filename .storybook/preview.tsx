import '../packages/ui/src/styles/global.css.ts';
import '../packages/ui/src/theme/switchable.css.ts';
import './props-table.css';
import './simulate.css';
import type { Preview } from '@storybook/react-vite';
import { viewports, withSettings } from './decorators.tsx';
import { DocsPage } from './docs-page.tsx';
import { modes } from './modes.ts';
import { withJapaneseProps } from './props.ts';
import { toolbar } from './toolbar.ts';

// Line breaking and speech depend on it, on documentation pages as well as in stories.
document.documentElement.lang = 'ja';

// A test reads violations alone; of what passed, each story would write ten times as much into the
// report. A designer who looks at a story sees both.
const isTested = import.meta.env.VITEST_STORYBOOK === 'false';
const violationsOnly = { resultTypes: ['violations' as const], elementRef: false };

const preview: Preview = {
  decorators: [withSettings],
  argTypesEnhancers: [withJapaneseProps],
  ...toolbar,
  parameters: {
    a11y: { test: 'error', options: isTested ? violationsOnly : {} },
    controls: { expanded: true },
    // Of the descriptions: the table around them says that it is English.
    docs: { lang: 'ja', container: DocsPage },
    viewport: { options: viewports },
    // Chromatic takes the same pictures as `npm run vrt`: stories with the tag, nothing else.
    chromatic: { disableSnapshot: true, modes },
    options: {
      storySort: {
        // Storybook reads this list without running it; stories.spec.ts compares it with the groups.
        order: [
          'Guide',
          [
            'Introduction',
            'Colours',
            'Typography',
            'Space',
            'Motion',
            'Breakpoints',
            'Keyboard',
            'Line',
            'Patterns',
            'Content',
            'States',
            '*',
          ],
          'Layout',
          'Text',
          'Actions',
          'Fields',
          'Feedback',
          'Overlays',
          'Data',
          'Navigation',
          'Media',
          'Booking',
          'Shell',
          'Pages',
          '*',
          'VRT',
        ],
      },
    },
  },
};

export default preview;
