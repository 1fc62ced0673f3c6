const {
  SUPPORT,
  SERVER,
  DOMAIN,
  BOOKING,
  GROUND,
  downwards,
} = require('./scripts/test/folder-orders.cjs');

/**
 * Who may import whom. `npm run boundaries` checks it; scripts/test/boundaries.spec.ts plants a violation
 * of every rule and expects it to be found.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that import each other cannot be understood, tested or loaded one at a time. Move what both need into a third.',
      severity: 'error',
      from: { pathNot: '^packages/api/src/generated/' },
      // Two circles are made by tools: the generated client takes its settings from our runtime.ts,
      // and the router's tree imports the routes that are typed by it.
      to: {
        circular: true,
        viaOnly: { pathNot: '^packages/api/src/generated/|^apps/customer/src/routeTree\\.gen' },
      },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'This import leads nowhere: a wrong path, or a package that is not installed.',
      severity: 'error',
      from: {},
      // Virtual modules of Vite plugins exist only during a build.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'packages-never-import-apps',
      comment: 'Packages are what apps are made of; the other way round makes a circle.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-never-import-apps',
      comment:
        'The browser app and the server meet in the contract only: another team may replace either.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'format-knows-nobody',
      comment:
        'packages/format is pure functions for browser, server and scripts: no dependencies.',
      severity: 'error',
      from: { path: '^packages/format/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^packages/format/src/' },
    },
    {
      name: 'session-knows-nobody',
      comment:
        'packages/session is rules only: calls, storage and clock are given to it, so that each rule is a table of tests.',
      severity: 'error',
      from: { path: '^packages/session/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^packages/session/src/' },
    },
    {
      name: 'ui-knows-no-api',
      comment:
        'The design system shows what it is given; where it comes from is the app’s business.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/api/' },
    },
    {
      name: 'api-knows-no-ui',
      comment:
        'The client is used by server and tests as well; it must not bring components along.',
      severity: 'error',
      from: { path: '^packages/api/' },
      to: { path: '^packages/ui/' },
    },
    {
      name: 'server-never-imports-ui',
      comment:
        'The server answers with data; React and styles have no place in it. What a theme says, for mails, is data.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^packages/ui/', pathNot: '^packages/ui/src/theme/[\\w.-]+(?<!\\.css)\\.ts$' },
    },
    ...downwards({
      name: 'server-folders-downwards',
      comment:
        'http, jobs → booking → push → mail, pdf → domain → database: what is above knows what is below, never the other way round. A folder without a place in SERVER gets one.',
      base: 'apps/server/src/',
      folders: SERVER,
    }),
    ...downwards({
      name: 'domain-folders-downwards',
      comment:
        'An area of the domain builds on those before it in DOMAIN. What needs two that do not build on each other is a use case and belongs to booking/.',
      base: 'apps/server/src/domain/',
      folders: DOMAIN,
      below: ['^apps/server/src/domain/[^/]+\\.ts$'],
    }),
    ...downwards({
      name: 'booking-rooms-downwards',
      comment:
        'A room of booking/ builds on those before it in BOOKING: a draft is committed by holding and paying, which know nothing of drafts.',
      base: 'apps/server/src/booking/',
      folders: BOOKING,
    }),
    {
      name: 'booking-files-have-a-room',
      comment:
        'A use case is found by what it does: it has its place in one of the rooms of BOOKING.',
      severity: 'error',
      from: { path: '^apps/server/src/booking/[^/]+$' },
      to: {},
    },
    {
      name: 'domain-files-stand-alone',
      comment: 'Clock, ids, instants and errors are below every area of the domain.',
      severity: 'error',
      from: { path: '^apps/server/src/domain/[^/]+\\.ts$', pathNot: SUPPORT },
      to: { path: '^apps/server/src/domain/[^/]+/' },
    },
    {
      name: 'server-ground',
      comment:
        'Keys, tables and what an operator may decide are what all else builds on: of the server they import the rules alone.',
      severity: 'error',
      from: { path: '^apps/server/src/(rules|keys|database)/', pathNot: SUPPORT },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/($1|rules)/' },
    },
    {
      name: 'rows-through-their-owners',
      comment:
        'SQL of an aggregate is called by the domain and by the use cases that hold its locks (booking, members); all other code calls a function that says what it does. Types of rows may go further.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/(domain|booking|members)/', SUPPORT],
      },
      to: {
        path: '^apps/server/src/domain/.*-rows\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'fixtures-are-for-tests',
      comment:
        'What tests share is in no product: it may import upwards, and nobody checks its input.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src/|^scripts/',
        pathNot: '\\.(spec|test|stories|fixture)\\.(tsx?|mjs)$',
      },
      to: { path: '\\.fixture\\.(ts|mjs)$' },
    },
    {
      name: 'generated-only-inside-api',
      comment:
        'Generated code changes with the generator. packages/api gives it a stable face: import @ferry/api/….',
      severity: 'error',
      from: { pathNot: '^packages/api/' },
      // The bundled contract beside the code is the contract itself, and exported as such.
      to: { path: '^packages/api/src/generated/', pathNot: '/openapi\\.json$' },
    },
    {
      name: 'features-do-not-import-features',
      comment:
        'A feature can be changed or removed by itself. What two need belongs to packages/ui or packages/format; the steps of a booking, which other ways of buying go through too, are booking’s.',
      severity: 'error',
      from: { path: '^apps/customer/src/features/([^/]+)/' },
      to: {
        path: '^apps/customer/src/features/',
        pathNot: '^apps/customer/src/features/($1|booking)/',
      },
    },
    {
      name: 'booking-steps-for-some-features-only',
      comment:
        'The steps of a booking are for those who go through them: reservation (a change), simulation and partner tickets.',
      severity: 'error',
      from: {
        path: '^apps/customer/src/features/',
        pathNot: '^apps/customer/src/features/(booking|reservation|simulation|partner-tickets)/',
      },
      to: { path: '^apps/customer/src/features/booking/' },
    },
    {
      name: 'booking-steps-stand-alone',
      comment:
        'A step imports itself and what all steps share, so that another flow can go through it without the step before.',
      severity: 'error',
      from: { path: '^apps/customer/src/features/booking/([^/]+)/' },
      to: {
        path: '^apps/customer/src/features/booking/[^/]+/',
        pathNot: '^apps/customer/src/features/booking/($1|shared)/',
      },
    },
    {
      name: 'booking-steps-know-no-flow',
      comment:
        'Which flow goes through a step is said by the route that opens it; only a test says it by itself.',
      severity: 'error',
      from: {
        path: '^apps/customer/src/features/booking/[^/]+/',
        pathNot: '\\.(spec|test)\\.tsx?$',
      },
      to: { path: '^apps/customer/src/features/booking/[^/]+\\.tsx?$' },
    },
    {
      name: 'models-never-import-components',
      comment: 'A model says what there is; how it looks is the component’s, which imports it.',
      severity: 'error',
      from: { path: '^apps/customer/src/features/.*/model/', pathNot: '\\.(spec|test)\\.tsx?$' },
      to: { path: '^apps/customer/src/features/.*/components/' },
    },
    {
      name: 'features-never-import-routes',
      comment: 'Routes choose the feature they show, not the other way round. Pass links as props.',
      severity: 'error',
      from: { path: '^apps/customer/src/features/' },
      to: { path: '^apps/customer/src/(routes/|routeTree\\.gen)' },
    },
    {
      name: 'features-never-import-shell',
      comment:
        'The shell (header, footer, focus, titles) stands around the features and is not theirs.',
      severity: 'error',
      from: { path: '^apps/customer/src/features/' },
      to: { path: '^apps/customer/src/shell/' },
    },
    // Other folders of src/ are no part of the ground, so the rule about folders without a place is left out.
    ...downwards({
      name: 'page-is-ground',
      comment:
        'What every page may use builds on the texts and on what stands before it in GROUND, so that session and shell can use it.',
      base: 'apps/customer/src/',
      folders: GROUND,
      below: ['^apps/customer/src/copy/'],
    }).slice(0, -1),
    {
      name: 'shell-knows-no-features',
      comment: 'The shell is in the first bytes of every page; a feature in it would be, too.',
      severity: 'error',
      from: { path: '^apps/customer/src/shell/' },
      to: { path: '^apps/customer/src/(features|routes)/' },
    },
    {
      name: 'packages-through-their-exports',
      comment:
        'Import @ferry/ui/Button, not a path into a package: only what its exports map names is kept stable.',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^packages/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'e2e-stays-outside',
      comment:
        'End-to-end tests see the product as a customer does: through the browser, not its code.',
      severity: 'error',
      from: { path: '^apps/[^/]+/e2e/' },
      to: { path: '^apps/[^/]+/src/|^packages/(ui|api/src/generated)/' },
    },
    {
      name: 'react-aria-only-inside-ui',
      comment: 'Behaviour and looks of controls are decided once, in packages/ui.',
      severity: 'error',
      from: { path: '^apps/[^/]+/(src|e2e)/|^packages/(?!ui/)' },
      to: { path: 'node_modules/(react-aria-components|react-aria|react-stately|@react-aria)/' },
    },
    {
      name: 'styles-only-inside-ui',
      comment:
        'Apps use layout components and tokens; loose styles would make a second design system.',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: 'node_modules/@vanilla-extract/(css|recipes|sprinkles)/' },
    },
    {
      name: 'conformance-knows-the-contract-alone',
      comment:
        'It is packed and run beside other servers, and must not think as ours does: own-server.mjs, which is not packed, starts ours.',
      severity: 'error',
      from: {
        path: '^scripts/conformance/',
        pathNot: '\\.spec\\.ts$|\\.fixture\\.mjs$|/own-server\\.mjs$',
      },
      to: {
        path: '^(apps|packages|scripts)/',
        pathNot:
          '^scripts/conformance/(?!own-server)|^scripts/contract/(walk|sums|change-sums)\\.mjs$',
      },
    },
    {
      name: 'no-development-tools-in-products',
      comment: 'What runs at a customer or on the server must be a dependency of its own package.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        // The second line is the pictures and the tests of all stories.
        pathNot:
          '\\.(spec|test|stories|fixture)\\.tsx?$|^packages/api/src/generated/|' +
          '^packages/ui/src/(vrt|all)/',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    // Without this, legal imports between workspaces are taken for undeclared ones.
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
