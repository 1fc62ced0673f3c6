/** Facts about the source text that no linter or type knows. Each rule says why it is there. */
import ts from 'typescript';

/** Lines of a product file: more than the first is worth a look, more than the second fails. */
const FILE_LINES = { warn: 250, fail: 400 };
/** Lines of a function that are neither blank nor comment. */
const FUNCTION_LINES = 60;

const TESTS =
  /\.(?:spec|test|stories|e2e)\.tsx?$|^apps\/[^/]+\/(?:test|e2e)\/|\.fixture\.(?:mjs|ts)$/;
export const GENERATED = /\/generated\/|\.gen\.ts$|^openapi\/accepted\//;
const CODE = /\.(?:[cm]?js|tsx?)$/;

/** @typedef {{ path: string, text: string }} Source path relative to the root, with slashes */

/**
 * `where` and `except` are about the path, `pattern` is what must not be in the code, `unless` what
 * the text says when there is a good reason.
 *
 * @type {{ name: string, why: string, where: RegExp, except?: RegExp, unless?: RegExp, pattern:
 *   RegExp }[]}
 */
export const FACTS = [
  {
    name: 'no faked responses',
    why: 'An end-to-end test that answers for the server tests itself. Ask Prism for the example.',
    // The floor takes parts out of files that the server has sent.
    where: /\/e2e\/(?!support\/floor\.ts)/,
    pattern: /\broute\.fulfill\b|\.fulfill\(/,
  },
  {
    name: 'journeys press as the customer does',
    why: 'click() and check() are a mouse on the phone as well: press and choose of support/press.ts press with a finger there. A press by a script of the page says whose it is: (link as HTMLElement).click().',
    where: /\/e2e\//,
    except: /\/e2e\/support\/press\.ts$/,
    pattern: /(?<!Element\))\??\.(?:click|dblclick|tap|check|uncheck|setChecked)\(/,
  },
  {
    name: 'no test ids',
    why: 'What has a role and a name can be found by them; what has none, a customer cannot find.',
    where: CODE,
    pattern: /\bgetByTestId\b|\bdata-testid\b/,
  },
  {
    name: 'no sleeping tests',
    why: 'Waiting a fixed time is too short on one machine and too long on another.',
    where: TESTS,
    pattern: /\bwaitForTimeout\b|await new Promise\(\(?\w+\)? => setTimeout/,
  },
  {
    name: 'no tests switched off',
    why: 'A test that does not run says nothing, and nobody notices.',
    where: TESTS,
    pattern: /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|skipIf|fails)\b/,
  },
  {
    name: 'end-to-end tests in their folders',
    why: 'A suite decides by its folder which server a test runs against; elsewhere it never runs.',
    where: /\.e2e\.ts$/,
    except: /^apps\/customer\/e2e\/(?:mock|booking)\//,
    pattern: /^/,
  },
  {
    name: 'no own fetch in the app',
    why: 'CSRF, errors and headers are handled in packages/api; a call beside it has none of them.',
    where: /^apps\/customer\/src\//,
    pattern: /(?<![\w.$])fetch\(|\bXMLHttpRequest\b|\bwindow\.fetch\b/,
  },
  {
    name: 'no own query keys',
    why: 'Keys come from the contract, so that invalidation by tag reaches every query.',
    where: /^apps\/customer\/src\//,
    except: TESTS,
    pattern: /\b(?:queryKey|mutationKey): \[/,
  },
  {
    name: 'responses of changes through storeResponse',
    why: 'A read in flight may have been answered before the change, and puts what was there before back (packages/api/src/store-response.ts).',
    where: /^apps\/customer\/src\//,
    except: TESTS,
    pattern: /\.setQuer(?:y|ies)Data\(/,
  },
  {
    name: 'one hook for forms',
    why: 'forms/use-form.ts sends once, keeps the messages and gives the error summary its focus; a submit of its own forgets one of them.',
    where: /^apps\/customer\/src\/.*\.tsx$/,
    except: TESTS,
    pattern: /\bonSubmit=\{(?!form\.submit\})/,
  },
  {
    name: 'controls and styles through packages/ui',
    why: 'Behaviour and looks are decided once; an app that makes its own drifts away.',
    where: /^apps\//,
    except: /\.config\.ts$/,
    pattern:
      /from '(?:react-aria-components|@react-aria\/|@vanilla-extract\/)|import '@vanilla-extract\//,
  },
  {
    name: 'links say where they lead',
    why: 'Listed or heard by itself, 「こちら」 leads anywhere. Tests of pages see few of their states.',
    where: /^(?:apps\/customer|packages\/ui)\/src\/.*\.tsx$/,
    pattern: />\s*(?:こちら|ここ|詳細|詳しく(?:はこちら)?|もっと見る|続きを読む)\s*<\//,
  },
  {
    name: 'motion in style sheets',
    why: 'styles/motion.css.ts ends what moves for customers who want less of it; a script goes past it.',
    where: /^(?:apps\/customer|packages\/ui)\/src\//,
    except: TESTS,
    pattern: /\.animate\(|behavior: ['"]smooth['"]/,
  },
  {
    name: 'pages change without motion where none is wanted',
    why: 'A view transition is a script’s: styles/motion.css.ts does not end it.',
    where: /^(?:apps\/customer|packages\/ui)\/src\//,
    except: TESTS,
    unless: /matchMedia\('\(prefers-reduced-motion: reduce\)'\)/,
    pattern: /\.startViewTransition\(/,
  },
  {
    name: 'hover looks where something can hover',
    why: 'After a touch the look of hovering stays: a file that knows `(hover: hover)` has no other hover.',
    where: /\.css\.ts$/,
    // Lines and frames that a touch may leave.
    except:
      /\/(?:MenuCard|TicketHead|SearchBar|Link|PortLine|Header|DataTable|KindNav|RadioCards|Footer|NumberStepper|PanelCell|SideNav|StepIndicator|VehicleTiles|field)\.css\.ts$/,
    unless: /['"]\(hover: hover\)['"]/,
    pattern: /:hover/,
  },
  {
    name: 'fingers scroll and enlarge every part',
    why: 'What takes all touches of its own keeps a page from being scrolled and enlarged (WCAG 1.4.4).',
    where: /^(?:apps\/customer|packages\/ui)\/.*(?:\.css\.ts|\.html)$/,
    pattern: /touchAction: ['"]none|touch-action: ?none|maximum-scale|user-scalable/,
  },
  {
    name: 'names are shown whole',
    why: 'Cut after so many signs, two names look alike: a name breaks into lines where it has no room.',
    where: /^(?:apps\/customer|packages\/ui)\/src\/.*\.tsx$/,
    except: TESTS,
    pattern: /\.slice\(0, ?\w+\)\}?(?:…|\.\.\.)/,
  },
  {
    name: 'documents say that they are Japanese',
    why: 'Without it a screen reader speaks another language (WCAG 3.1.1). Tests of pages begin inside.',
    where: /^apps\/customer\/.*\.html$/,
    pattern: /<html(?! lang="ja")/,
  },
  {
    name: 'no sound, film, motion of the device or keys of the whole page',
    why: 'The page /accessibility says that there is none (e2e/accessibility.json, WCAG 1.2, 1.4.2, 2.1.4, 2.5.4): what is added needs captions, a way to stop it, or another way.',
    where: /^(?:apps\/customer|packages\/ui)\/src\//,
    except: TESTS,
    pattern:
      /<(?:audio|video|track)\b|\bnew Audio\(|\bAudioContext\b|\bspeechSynthesis\b|\bDevice(?:Motion|Orientation)Event\b|['"]device(?:motion|orientation)['"]|\baccessKey=|\b(?:document|window)\.addEventListener\(\s*['"]key/,
  },
  {
    name: 'no barrels',
    why: 'A file that only re-exports hides where things are and loads what nobody asked for.',
    where: /^(?:packages|apps)\/[^/]+\/src\/.*\bindex\.tsx?$/,
    except: /^apps\/customer\/src\/routes\//,
    pattern: /^(?:\s*export (?:type )?(?:\*|\{[^}]*\})[^;]* from '[^']+';)+\s*$/,
  },
  {
    name: 'named exports',
    why: 'A default export has another name in every file that imports it.',
    where: /^(?:packages|apps|scripts)\/.*\.(?:m?js|tsx?)$/,
    except: /\.stories\.tsx$|\.config\.ts$/,
    // React's lazy(), for one, demands it: a comment says so.
    unless: /therefore a default export/,
    pattern: /^export default\b/m,
  },
  {
    name: 'steps know no other step',
    why: 'Which page comes next is the flow’s: another one goes through the same steps elsewhere.',
    where: /^apps\/customer\/src\/features\/booking\/[^/]+\/.*\.tsx?$/,
    except: TESTS,
    pattern: /['"`]\/(?:reservation|partner-tickets)(?=['"`/?#])/,
  },
  {
    name: 'statements of a transaction go through pipeline',
    why: 'The order of its array is the order of the locks: one place says so (database/pipeline.ts).',
    where: /^apps\/server\/src\/(?:booking|domain|members)\/.*\.ts$/,
    except: TESTS,
    // A list of statements, or one for each row.
    pattern: /\bPromise\.all\((?:\[[^\]]*\((?:tx|db)\b|\w+\.map\()/,
  },
  {
    name: 'no promise in a result of the domain',
    why: 'A write that nobody waits for may fail after the commit: the domain waits for its own, and only a use case leaves one to its transaction (beforeCommit).',
    where: /^apps\/server\/src\/domain\/.*\.ts$/,
    except: TESTS,
    pattern: /\bbeforeCommit\(|[{;]\s*(?:readonly )?\w+\??: (?:readonly )?Promise</,
  },
  {
    name: 'no notes to come back',
    why: 'Unfinished work belongs into an issue, where developers look for it.',
    where: CODE,
    pattern: /(?:\/\/|\*).*\b(?:TODO|FIXME|HACK)\b(?!\()/,
  },
];

/**
 * @param {Source[]} sources
 * @returns {string[]} `rule: path:line — why`
 */
export function findOffences(sources) {
  return sources
    .filter(({ path }) => !GENERATED.test(path))
    .flatMap(({ path, text }) => {
      const rules = FACTS.filter(
        ({ where, except, unless }) =>
          where.test(path) && !except?.test(path) && !unless?.test(text),
      );
      return rules.flatMap(({ name, why, pattern }) => {
        const code = name === 'no notes to come back' ? text : withoutComments(text);
        const at = code.search(pattern);
        return at < 0 ? [] : [`${name}: ${path}:${lineAt(code, at)} — ${why}`];
      });
    });
}

/**
 * @param {Source[]} sources
 * @returns {{ tooLong: string[], long: string[] }} product files and functions over their budgets
 */
export function measureLengths(sources) {
  const product = sources.filter(({ path }) => !GENERATED.test(path) && !TESTS.test(path));
  const files = product.map(({ path, text }) => ({
    path,
    lines: text.trimEnd().split('\n').length,
  }));
  const named = ({ path, lines }) => `${path}: ${lines} lines`;
  return {
    long: files.filter(({ lines }) => lines > FILE_LINES.warn).map(named),
    tooLong: [
      ...files.filter(({ lines }) => lines > FILE_LINES.fail).map(named),
      ...product.filter(({ path }) => CODE.test(path)).flatMap(longFunctions),
    ],
  };
}

function longFunctions({ path, text }) {
  const code = withoutComments(text);
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    if ('body' in node && node.body && ts.isFunctionLike(node)) {
      const start = node.getStart(file);
      const lines = code
        .slice(start, node.end)
        .split('\n')
        .filter((line) => line.trim()).length;
      if (lines > FUNCTION_LINES) {
        found.push(`${path}:${lineAt(code, start)}: a function of ${lines} lines`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Comments become spaces: prose may name what code must not do. Line numbers stay. */
function withoutComments(text) {
  const blank = (comment) => comment.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, blank);
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
