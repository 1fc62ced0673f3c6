import { describe, expect, it } from 'vitest';
import { announcedFiles, assemble, filesOf } from './document.mjs';
import { withoutStyleAttributes } from './style-attributes.mjs';

describe('styles of a prerendered page', () => {
  it('stand in for style attributes, which the policy refuses', () => {
    const rendered = '<p style="a:1" id="x">style="no"</p><b class="c" style="a:1"></b>';
    expect(withoutStyleAttributes(rendered)).toEqual({
      html: '<p data-style="a:1" id="x">style="no"</p><b class="c" data-style="a:1"></b>',
      css: '#root [data-style="a:1"]{a:1}',
    });
  });
});

describe('files of a page', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], css: ['index.css'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    'src/routes/index.tsx?split': { file: 'home.js', imports: ['_shared.js'], css: ['home.css'] },
    'src/routes/reservation.index.tsx?split': { file: 'reservation.js' },
    'src/routes/errors.40x.tsx?split': { file: '40x.js' },
  };

  it('come after those that they build on', () => {
    expect(filesOf(manifest, '/')).toEqual({
      entry: 'index.js',
      modules: ['shared.js', 'index.js', 'home.js'],
      styles: ['shared.css', 'index.css', 'home.css'],
    });
    expect(filesOf(manifest, undefined).modules).toEqual(['shared.js', 'index.js']);
  });

  it.each([
    ['/reservation/', 'reservation.js'],
    ['/errors/40x', '40x.js'],
  ])('%s has %s', (routeId, file) => {
    expect(filesOf(manifest, routeId).modules).toContain(file);
  });

  it('are missing for a route that the build does not know', () => {
    expect(() => filesOf(manifest, '/signin')).toThrow('/signin');
  });
});

describe('the frame', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], css: ['index.css'] },
    '_shared.js': { file: 'shared.js' },
    'src/Page.tsx': { file: 'page.js', imports: ['_shared.js'], css: ['page.css'] },
    'src/routes/trip.list.tsx?split': { file: 'list.js' },
    'src/routes/trip.$id.tsx?split': { file: 'trip.js', css: ['trip.css'] },
  };
  const route = (id: string, parts: string[] = [], calls: string[] = []) => {
    const words = calls.length > 0 ? { title: '旅' } : undefined;
    return { id, fullPath: id, parts, calls, words };
  };

  it('announces by address what is beyond the entry, and nothing for a route that only leads on', () => {
    const routes = [route('/trip/$id', ['src/Page.tsx'], ['/call?date']), route('/gone')];
    expect(announcedFiles(manifest, [...routes, route('/trip/list')])).toEqual({
      files: ['trip.css', 'page.css', 'trip.js', 'page.js', 'list.js'],
      routes: [
        ['trip/list', [4], []],
        ['trip/*', [0, 1, 2, 3], ['/call?date'], { title: '旅' }],
      ],
    });
  });

  it('is not made with a part that the build does not have', () => {
    expect(() => announcedFiles(manifest, [route('/trip/list', ['src/Old.tsx'])])).toThrow('Old');
  });
});

describe('the HTML file', () => {
  const template = `<head><title>a</title>
    <script type="module" crossorigin src="/a.js"></script>
    <link rel="modulepreload" href="/b.js">
    <link rel="stylesheet" href="/a.css">
  </head><body><div id="root"></div></body>`;
  const parts = {
    template,
    title: 'ホーム',
    styles: 'h1{}',
    sheets: ['/a.css'],
    script: 'start("$&")',
  };

  it('paints without waiting for a script or a style sheet', () => {
    const page = assemble({ ...parts, html: '<h1>$1</h1>', path: '/' });
    expect(page).toBe(`<head><title>ホーム</title>
    <style>h1{}</style><link rel="stylesheet" href="/a.css" disabled>
    <script>start("$&")</script>
  </head><body><div id="root" data-path="/"><h1>$1</h1></div></body>`);
  });

  it('of the frame says no path', () => {
    expect(assemble({ ...parts, html: '', path: undefined })).toContain(
      '<div id="root"></div>\n    <script>window.ferryWords&&ferryWords()</script></body>',
    );
  });

  it('says when it is not for an address with a query', () => {
    const page = assemble({ ...parts, html: '', path: '/simulation', isWithoutQuery: true });
    expect(page).toContain('<div id="root" data-path="/simulation" data-query="none"></div>');
  });

  it('is not made from a page that is none of ours', () => {
    expect(() => assemble({ ...parts, template: '<p>', html: '', path: '/' })).toThrow('no /');
  });
});
