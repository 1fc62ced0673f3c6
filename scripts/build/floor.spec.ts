import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Allowed, faultsOf, newerIn } from '../floor.mjs';
import { root } from '../lib/bootstrap.mjs';
import { bcd, FLOOR, lackedBy, newerPlatform } from './floor/compat.mjs';
import { atFloor } from './floor/css.mjs';
import enhancements from './floor/enhancements.json' with { type: 'json' };

const nothing: Allowed = { enhancements: [], namesOfOthers: {} };
const found = (name: string, text: string) => [...newerIn([[name, text]]).keys()];

describe('what is newer than the floor', () => {
  it.each([
    ['a.js', 'x.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['a.js', 'x["with"](0, y)', 'javascript.builtins.Array.with'],
    ['a.js', 'x.values().toArray()', 'javascript.builtins.Iterator.toArray'],
    ['a.js', 'Object.groupBy(x, y)', 'javascript.builtins.Object.groupBy'],
    ['a.js', 'Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['a.js', 'URL.canParse(x)', 'api.URL.canParse_static'],
    ['a.js', 'AbortSignal.any([x])', 'api.AbortSignal.any_static'],
    ['a.js', 'new Intl.Segmenter("ja")', 'javascript.builtins.Intl.Segmenter'],
    ['a.js', 'navigation.back()', 'api.Window.navigation'],
    ['a.js', 'x.showPopover()', 'api.HTMLElement.showPopover'],
    ['a.js', 'x.matches(`:popover-open`)', 'css.selectors.popover-open'],
    ['a.js', 'x.addEventListener("scrollend", y)', 'api.Document.scrollend_event'],
    ['a.js', 'jsx("button",{commandFor:x})', 'html.elements.button.commandfor'],
    ['a.js', '/[\\p{L}--[a-z]]/v', 'javascript.builtins.RegExp.unicodeSets'],
    ['a.js', '/a(?i:b)/', 'javascript.regular_expressions.modifier'],
    ['a.js', '{ using x = y() }', 'javascript.statements.using'],
    ['a.css', 'a:has(b){top:0}', 'css.selectors.has'],
    ['a.css', 'a{text-wrap:balance}', 'css.properties.text-wrap'],
    ['a.css', 'a{color:light-dark(red,blue)}', 'css.types.color.light-dark'],
    ['a.css', 'a{color:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix'],
    ['a.css', 'a{float:inline-start}', 'css.properties.float.inline-start'],
    ['a.css', 'a{& b{top:0}}', 'css.selectors.nesting'],
    ['a.css', '@starting-style{a{top:0}}', 'css.at-rules.starting-style'],
    ['a.css', '@scope(a){b{top:0}}', 'css.at-rules.scope'],
    ['a.css', 'a,b:has(c){top:0}', 'css.selectors.list'],
    ['a.html', '<p popover="auto">', 'html.global_attributes.popover'],
    ['a.html', '<button popoverTarget="x">', 'html.elements.button.popovertarget'],
    ['a.html', '<style>a:has(b){top:0}</style>', 'css.selectors.has'],
    ['a.html', '<script>x.toSorted()</script>', 'javascript.builtins.Array.toSorted'],
  ])('is found in %s: %s', (name, text, feature) => {
    expect(found(name, text)).toContain(feature);
    expect(faultsOf(newerIn([[name, text]]), nothing).join()).toContain(feature);
  });

  it.each([
    ['a.js', 'x.findLast(y).at(-1); structuredClone(x); Object.hasOwn(x, y)'],
    ['a.js', 'class A { static { this.#x } static #x } await x?.y'],
    ['a.js', 'texts.navigate.title; x.groupBy(y)'],
    [
      'a.css',
      '@container (width > 1px){a:is(b,c):focus-visible{width:1dvh;inset:0;translate:1px}}',
    ],
    ['a.css', '@supports selector(:has(a)){a{top:0}}'],
    ['a.css', 'a{-webkit-user-select:none;user-select:none}'],
    ['a.html', '<dialog open><p inert hidden></dialog>'],
  ])('is nothing of %s: %s', (name, text) => {
    expect(found(name, text)).toEqual([]);
  });
});

describe('the list of enhancements', () => {
  const has = { features: ['css.selectors.has'], why: '', test: '', atMost: 1 };

  it('lets through what it names, as often as it says', () => {
    const allowed = { enhancements: [has], namesOfOthers: {} };
    const once = newerIn([['a.css', 'a:has(b){top:0}']]);
    expect(faultsOf(once, allowed)).toEqual([]);
    const twice = newerIn([['a.css', 'a:has(b){top:0}c:has(d){top:0}']]);
    expect(faultsOf(twice, allowed)).toEqual(['css.selectors.has is there 2 times, at most 1']);
  });

  it('names nothing that has gone', () => {
    const faults = faultsOf(newerIn([]), { enhancements: [], namesOfOthers: { ours: ['api.X'] } });
    expect(faults).toEqual([
      'api.X is in build/floor/enhancements.json and no longer in the build',
    ]);
  });

  it('names a test that is there', () => {
    const tests = enhancements.enhancements.map(({ test }) => test);
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });
});

describe('a browser of the floor', () => {
  it('is told as the build knows it, in README and for a server of your own', () => {
    const names = {
      'iOS and Safari': ['safari_ios', 'safari'],
      'Chrome and Edge': ['chrome', 'edge'],
      Firefox: ['firefox'],
      'Samsung Internet': ['samsunginternet_android'],
    };
    const floor = Object.entries(names).map(([name, browsers]) => {
      const [version, ...others] = new Set(browsers.map((browser) => FLOOR[browser]));
      expect(others).toEqual([]);
      return `${name} ${version}`;
    });
    for (const file of ['README.md', 'openapi/own-server.md']) {
      expect(readFileSync(join(root, file), 'utf8')).toContain(floor.join(', '));
    }
  });

  it('has all that index.html asks of it', () => {
    const html = readFileSync(join(root, 'apps/customer/index.html'), 'utf8');
    expect(html.match(/match\("|supports\("[^)]+/g)).toEqual([
      'match("',
      'supports("height","1dvh"',
      'supports("container-type","inline-size"',
    ]);
    const { javascript, css } = bcd;
    const asked = [
      javascript.regular_expressions.lookbehind_assertion,
      css.types.length.viewport_percentage_units_dynamic,
      css.properties['container-type'],
    ];
    expect(asked.map((feature) => feature.__compat && lackedBy(feature))).toEqual([[], [], []]);
  });

  it('reads a sheet without what it does not know', () => {
    const css =
      'a,b:has(c){top:0}@supports not selector(:has(a)){d{top:0}}e{text-wrap:balance;top:0}';
    expect(atFloor(css)).toBe('@supports not selector(:-newer-has(a)){d{top:0}}e{top:0}');
  });

  it('lacks what is newer in any of them', () => {
    const { members, globals, attributes } = newerPlatform();
    expect(members).toContainEqual(['Array', 'toSorted']);
    expect(members).not.toContainEqual(['Array', 'findLast']);
    expect(globals).toContain('navigation');
    expect(attributes).toEqual(expect.arrayContaining(['popover', 'details name']));
  });
});
