/**
 * Words that the product no longer says, because the field has others: a part of the house style.
 */
import { GENERATED } from './house-style.mjs';

/** @typedef {import('./house-style.mjs').Source} Source */

/**
 * Words of our own where the field has one, which readers search for: `say` is the field's. In
 * code, comments and docs, line by line; `fine` are lines in which the word means something else.
 * The list grows by a word, and `where` by a folder, once it is said there.
 *
 * @type {{ say: string, where: RegExp, pattern: RegExp, fine?: RegExp }[]}
 */
export const WORDS = [
  {
    say: 'render',
    // In packages/ui much is really drawn: lines, pictures, codes.
    // The order of pre-orders is drawn by lot, and so is the fair line.
    where:
      /^(?:scripts|apps|packages\/(?:format|session|api))\/(?!.*(?:pre-order|before-sales-open|queue|turn\/|line\.e2e))/,
    pattern: /\b(?:draws?|drawn|drawing|drew)\b/i,
    // Fonts, pictures and Stripe's frames are drawn; so are lots.
    fine: /pre-?orders?\b|\b(?:the|a) draw\b|Japanese text can be drawn|script draws its fields|drawn by lot|\bdrawing\b(?:\.|\)| =|: )|Words in a drawing|drawn (?:from|as)|const drawn|\.\.\.drawn/,
  },
  {
    say: 'prerendered page',
    where: /^(?:scripts|apps|packages\/(?:format|session|api))\//,
    pattern: /\bfirst[- ]?paints?\b/i,
    // The browser's own, and what Lighthouse calls so.
    fine: /first paint entry|before the first paint by/,
  },
  {
    say: 'outbound leg, return leg',
    where: /^(?:scripts|apps|packages)\//,
    pattern:
      /\bways? (?:out|back)\b|\bway(?:Out|Back)\b|\breturn: back\b|\bback[- ]?On: |const \[(?:, )?(?:out|back)\]/i,
    // The third is the name of an example in the contract, by which mocks are asked for it.
    fine: /on its way back|a way back without a confirmation|'wayBack'/i,
  },
  {
    say: 'availability',
    where: /^apps\/server\/src\/domain\/(?:availability|fare-calendar|sailings|search|trips)\//,
    pattern: /\bwords?\b|\bcabinWord\b/i,
  },
  {
    say: 'availability, not the word for it',
    where: /^(?:apps\/(?:customer|server)|packages\/ui)\/src\//,
    pattern: /\bavailability words?\b|AvailabilityWord|\bwords?: (?:readonly )?Availability\b/i,
  },
  {
    say: 'omitted, defaults to',
    where: /^(?:apps|packages|scripts|openapi|\.storybook)\//,
    pattern: /\bwhen silent\b|\bSilent (?:for|when)\b|\bsilent:/i,
  },
  {
    say: 'previous',
    where: /^(?:apps|packages|scripts|openapi|\.storybook)\//,
    pattern: /\bformer|[a-z]Former/i,
  },
  {
    say: 'toX',
    where: /^(?:apps|packages|scripts|\.storybook)\//,
    // Vitest's own is no name of ours.
    pattern: /\bdescribe[A-Z]|\/describe-/,
  },
  {
    say: 'baseline',
    where:
      /^(?:apps\/server\/bench\/|scripts\/(?:build\/)?lighthouse|apps\/server\/src\/domain\/search\/)/,
    pattern: /(?<!Math\.|open )\bfloors?\b|[a-z]Floors?\b/i,
  },
  {
    say: 'endpoint',
    where: /^(?:apps|packages|scripts)\//,
    pattern: /\bdoors?\b/i,
  },
  {
    say: 'chunk',
    where: /^(?:apps|packages|scripts)\//,
    pattern: /\bparts? of (?:the|its|an) app\b/i,
  },
  {
    say: 'in flight, pending',
    where: /^(?:apps|packages|scripts)\//,
    pattern: /\bunder[ -]way\b|underWay/i,
  },
  {
    say: 'database',
    where: /^(?:apps|packages|scripts)\//,
    // A store is where a customer pays.
    pattern: /\b(?:embedded|in-memory|empty|new|both) stores?\b|\bstore-?problem\b/i,
  },
  {
    say: 'evaluate',
    where: /^(?:apps|packages|scripts|openapi|\.storybook)\//,
    pattern: /\bjudge/i,
  },
  {
    say: 'notified',
    where: /^(?:apps|packages|scripts)\//,
    pattern: /\btold (?:of|about)\b|\btells? of\b/i,
  },
  {
    say: 'credential, login marker, generation, pending logout',
    where: /^(?:packages\/session|apps\/customer\/src\/session)\//,
    pattern: /\b[Pp]roofs?\b|[a-z]Proof|\b[Mm]arks?\b|\b[Ee]ra\b|\bow(?:ed|es?)\b|[a-z]Owed/,
  },
  {
    say: 'fare input, view model',
    where: /^apps\/(?:customer|server)\/(?:src|test)\//,
    pattern: /\b(?:leg|cabin|form|trip|fare)[- ]?facts\b/i,
  },
  {
    say: 'requested',
    where: /^(?:apps|packages|scripts|openapi)\/(?!server\/src\/database\/migrations\/)/,
    pattern: /\bwanted\b|\bWanted|[a-z]Wanted|\basked-|\basked[A-Z]/,
  },
  {
    say: 'two names for two things: sortX and compareX, findVehicleProblems, checkLegVehicles',
    where: /^(?:apps|packages|scripts)\//,
    pattern: /\b(?:inOrder|checkVehicles)\b|\/check-vehicles\./,
  },
  {
    say: 'response, stored response',
    // In the app what customers enter are answers, too; elsewhere things only answer.
    where:
      /^(?:(?:apps\/server|packages\/(?:api|session)|scripts)\/(?!src\/database\/migrations\/|contract\/docs\/|contract-docs)|openapi\/(?!approved-)[\w-]+\.md|CONTRIBUTING|README)/,
    pattern:
      /\b(?:an?|the|this|its|every|each|same|error|kept|stored|first|faked|one|their|hundred) answers?\b|[a-z]Answers?(?:\b|[A-Z])|\bAnswer\b|\b(?:const|let) answers?\b|[_-]answers?\b/,
    // A test speaks as the version before does.
    fine: /(?:into|where) idempotent_answer/,
  },
  {
    say: 'is defined, available',
    where: /^(?:apps|packages|scripts|openapi)\//,
    pattern: /\b(?:to|can|cannot|may|no longer) be had\b/i,
  },
  {
    say: 'is, not stands: data have no place to stand',
    // On a page things really stand beside each other, and cars on a deck.
    where:
      /^(?:apps\/server|packages\/(?:api|format|session)|scripts|openapi)\/(?!src\/database\/migrations\/)/,
    pattern: /\bstands?\b(?!-)/i,
    fine: /stands? (?:still|alone|in for)|stand in for|each kind stands|stands? on the deck|statement/i,
  },
  {
    say: 'is in the address',
    where: /^apps\/customer\//,
    pattern: /\bstands? in (?:the|its|their|its own|no) (?:URL|address|fragment|path)/i,
  },
  {
    say: 'customer, caller, client',
    where:
      /^(?:apps|packages|scripts|openapi|\.storybook)\/(?!server\/src\/database\/migrations\/)/,
    // "Who" stays where a question or a person comes before it: who may open a page, a customer
    // who.
    pattern:
      /\bwhoever\b|\b(?:some|any|every)(?:body|one)\b(?!-)|\b(?:for|to|by|than|from|at|with) who\b|(?:\/\*\*|\/\/|\.|\*\*) ?Who (?:has|does|pays at|stays)\b|\b(?:only|of) who (?:is|was|has|asks)\b/i,
  },
];

/**
 * @param {Source[]} sources code and docs
 * @returns {string[]} `say: path:line — the line`
 */
export function findWords(sources) {
  return sources
    .filter(({ path }) => !GENERATED.test(path))
    .flatMap(({ path, text }) => {
      const words = WORDS.filter(({ where }) => where.test(path));
      if (words.length === 0) return [];
      return text
        .split('\n')
        .flatMap((line, index) =>
          words
            .filter(({ pattern, fine }) => pattern.test(line) && !fine?.test(line))
            .map(({ say }) => `${say}: ${path}:${index + 1} — ${line.trim().slice(0, 120)}`),
        );
    });
}
