/** The one word that customers read for each thing (the rules behind the glossary's customer words), and which texts belong to `copy`. */
import ts from 'typescript';
import { GENERATED } from './house-style.mjs';

/** @typedef {import('./house-style.mjs').Source} Source */

/** Texts that customers or readers of the contract, of its pages and of Storybook see; tests may plant others. */
export const COPY =
  /^(?:apps\/(?:customer|server)\/src\/(?!database\/migrations\/).*\.(?:tsx?|json)|packages\/ui\/src\/.*\.(?:tsx?|mdx)|openapi\/.*\.yaml|(?:README|apps\/.*|packages\/.*|openapi\/.*)\.md)$/;
const TESTS = /\.(?:spec|test)\.tsx?$/;

/**
 * `say` is the glossary's word, `pattern` what else the thing has been called, `except` the places
 * where that means something else.
 *
 * @type {{ say: string, pattern: RegExp, except?: RegExp }[]}
 */
export const COPY_WORDS = [
  { say: '乗船手続き締切', pattern: /乗船手続締|乗船手続きの締|手続締切|締め切り(?!ま)/ },
  { say: '出港・入港', pattern: /出航|入航/ },
  { say: 'コンビニ', pattern: /コンビニエンス/ },
  { say: '払い戻し', pattern: /払戻|払いもど|返金/ },
  {
    say: '削除する(入力欄の行)',
    pattern: /(?:車両|客室|乗船者|ペット)(?:\d|\$?\{[^}]*\})+を(?:取り消|取り除)/,
  },
  { say: '運航なし', pattern: /便なし|運航する便がありません|運休日|休航|この日は運休/ },
  { say: 'お取り置き', pattern: /まで確保|確保の期限/, except: /^openapi\// },
  { say: 'パスポート番号(旅券番号)', pattern: /(?<!\()旅券番号/, except: /^openapi\// },
  { say: '避難のときの手助け', pattern: /非常時の支援[::'<]/, except: /^openapi\// },
];

/**
 * @param {Source[]} sources
 * @returns {string[]} `say: path:line — the line`
 */
export function findCopyWords(sources) {
  return sources
    .filter(({ path }) => COPY.test(path) && !TESTS.test(path) && !GENERATED.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        COPY_WORDS.filter(
          ({ say, pattern, except }) =>
            // The glossary says itself what else not to say.
            pattern.test(line) && !except?.test(path) && !line.startsWith(`| ${say} | `),
        ).map(({ say }) => `${say}: ${path}:${index + 1} — ${line.trim().slice(0, 120)}`),
      ),
    );
}

/** Files of components, whose constants are no place for what customers read. */
const COMPONENTS = /^apps\/customer\/src\/(?!copy\/).*(?<!\.(?:test|stories|fixture))\.tsx$/;
const SENTENCE = /[ぁ-んァ-ヶ一-龠].*。/;

/**
 * Sentences that a constant of a component's file keeps: they belong to `copy`, where the same one is found
 * before it is written again. Written where it is shown, a sentence may stay.
 *
 * @param {Source[]} sources
 * @returns {string[]} `path: name — the sentence`
 */
export const findKeptSentences = (sources) =>
  sources
    .filter(({ path }) => COMPONENTS.test(path))
    .flatMap(({ path, text }) => {
      const kind = ts.ScriptKind.TSX;
      const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
      return statements
        .filter((statement) => ts.isVariableStatement(statement))
        .flatMap(({ declarationList }) => [...declarationList.declarations])
        .flatMap(({ name, initializer }) => {
          const kept = initializer && sentenceIn(initializer);
          return kept ? [`${path}: ${name.getText()} — ${kept}`] : [];
        });
    });

/** @param {ts.Node} node @returns {string | undefined} the first sentence of a constant, outside functions and elements */
function sentenceIn(node) {
  if (ts.isFunctionLike(node) || ts.isJsxElement(node) || ts.isJsxFragment(node)) return undefined;
  if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) return node.text;
  return ts.forEachChild(node, sentenceIn);
}
