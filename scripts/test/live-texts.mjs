/**
 * Finds texts that a browser's translation would freeze, or break the page by. Chrome takes each text out
 * of the page and puts `<font>` in its place; React knows nothing of that. What happens then was tried:
 *
 * - An element whose only child is one string is given its whole text anew: it may change.
 * - A text beside anything else, or bare in a component or fragment, is a node that React goes on writing
 *   into: the page keeps the old words. Each of the two in `{a}円` is one.
 * - Such a text that goes is no child any more: `removeChild` throws, and so does `insertBefore` for an
 *   element that comes in front of it.
 *
 * Space alone is not translated. Written text may be beside elements, unless it goes with a fragment or
 * follows something that may come later. `Phrases` puts each text into an element of its own, a new
 * one for another text: what ends up there, through any number of components, may have any form.
 */
import ts from 'typescript';

const { SymbolFlags, SyntaxKind, TypeFlags } = ts;

/**
 * @typedef {'fixed' | 'live' | 'slot' | 'space' | undefined} Kind of a child: written text, text that may
 *   change, what the component is given (a text, if its giver wants), space, no text
 * @typedef {'joined' | 'alone' | 'beside'} Place where texts end up, from the best to the worst
 * @typedef {ts.JsxElement | ts.JsxSelfClosingElement} Element
 * @typedef {ts.JsxElement | ts.JsxFragment} Parent
 */

/** @type {Place[]} */
const PLACES = ['joined', 'alone', 'beside'];
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike;

/** @param {ts.Type} type */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/** @param {ts.Type} type `''` and `0` are what `x && <p />` leaves of a text */
const isText = (type) =>
  Boolean(type.flags & TEXT) && !(type.isLiteral() && (type.value === '' || type.value === 0));

/** @param {string} text @returns {Kind} */
const written = (text) => (text.trim() ? 'fixed' : 'space');

/** @param {ts.Node} node @returns {node is Parent} */
const isParent = (node) => ts.isJsxElement(node) || ts.isJsxFragment(node);

/** @param {ts.Node} node @returns {node is Element} */
const isElement = (node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

/** @param {ts.Node} node @returns {node is ts.ArrowFunction | ts.FunctionExpression} */
const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** @param {Element} node */
const tagOf = (node) => (ts.isJsxElement(node) ? node.openingElement : node).tagName;

/** @param {Parent} parent its children as React sees them */
const childrenOf = (parent) =>
  parent.children.filter((child) => {
    if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
    return !ts.isJsxExpression(child) || child.expression;
  });

/** @param {Kind[]} kinds of the branches of a condition @returns {Kind} */
function either(kinds) {
  if (kinds.includes('slot')) return 'slot';
  if (kinds.includes('live') || kinds.includes('fixed')) return 'live';
  return kinds.includes('space') ? 'space' : undefined;
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} look */
function walk(node, look) {
  look(node);
  ts.forEachChild(node, (child) => walk(child, look));
}

/** The texts of a program's components. */
export class LiveTexts {
  #checker;
  /** @type {Map<ts.Node, Map<string, ts.Node[]>>} by component, where it uses what it is given */
  #uses = new Map();
  /** @type {Map<ts.Node, Map<string, Place>>} */
  #places = new Map();

  /** @param {ts.Program} program @param {string[]} files with components */
  constructor(program, files) {
    this.#checker = program.getTypeChecker();
    this.files = files.map((file) => /** @type {ts.SourceFile} */ (program.getSourceFile(file)));
    for (const file of this.files) walk(file, (node) => this.#collect(node));
  }

  /** @returns {string[]} each as `file:line why: text` */
  offences() {
    return this.files.flatMap((file) => {
      /** @type {string[]} */
      const found = [];
      /** @param {ts.Node} node @param {string} why */
      const tell = (node, why) => {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const text = node.getText().replace(/\s+/g, ' ').trim();
        found.push(`${file.fileName}:${line + 1} ${why}: ${text}`);
      };
      walk(file, (node) => {
        if (isParent(node)) this.#checkChildren(node, tell);
        if (ts.isJsxAttribute(node)) this.#checkAttribute(node, tell);
        if (isFunction(node) || ts.isFunctionDeclaration(node)) this.#checkComponent(node, tell);
      });
      return found;
    });
  }

  /** @param {Parent} parent @param {(node: ts.Node, why: string) => void} tell */
  #checkChildren(parent, tell) {
    const place = this.#placeIn(parent);
    if (place === 'joined') return;
    childrenOf(parent).forEach((child, index, all) => {
      const kind = this.#kindOfChild(child);
      if (kind === 'live' && place === 'beside') tell(child, 'changes beside others');
      if (kind !== 'fixed') return;
      if (ts.isJsxFragment(parent)) tell(child, 'goes with its fragment');
      else if (this.#mayComeLater(all[index - 1])) tell(child, 'is behind what may come later');
    });
  }

  /** @param {ts.JsxAttribute} attribute @param {(node: ts.Node, why: string) => void} tell */
  #checkAttribute(attribute, tell) {
    const { initializer, parent } = attribute;
    if (!initializer || !ts.isJsxExpression(initializer) || !initializer.expression) return;
    if (this.#kindOf(initializer.expression) !== 'live') return;
    const { tagName } = parent.parent;
    const component = this.#componentOf(tagName);
    const name = attribute.name.getText();
    const props = this.#checker
      .getTypeAtLocation(tagName)
      .getCallSignatures()[0]
      ?.getParameters()[0];
    const property = props && this.#checker.getTypeOfSymbol(props).getProperty(name);
    // What can be nothing but a text is looked at inside the component.
    const isSlot = property && this.#kindOfType(this.#checker.getTypeOfSymbol(property)) === 'slot';
    if (isSlot && component && this.#placeOf(component, name) === 'beside') {
      tell(attribute, 'is put beside others');
    }
  }

  /** @param {ts.Node} node @param {(node: ts.Node, why: string) => void} tell */
  #checkComponent(node, tell) {
    const { parent } = node;
    const name = ts.isFunctionDeclaration(node)
      ? node.name
      : ts.isVariableDeclaration(parent) && parent.name;
    if (!name || !/^[A-Z][a-z]/.test(name.getText())) return;
    const [signature] = this.#checker.getTypeAtLocation(node).getCallSignatures();
    if (signature && this.#kindOfType(signature.getReturnType()) === 'live')
      tell(name, 'is bare text');
  }

  /** @param {ts.JsxChild} child @returns {Kind} */
  #kindOfChild(child) {
    if (ts.isJsxText(child)) return written(child.text);
    return ts.isJsxExpression(child) && child.expression
      ? this.#kindOf(child.expression)
      : undefined;
  }

  /** @param {ts.Expression} expression @returns {Kind} */
  #kindOf(expression) {
    const node = ts.skipParentheses(expression);
    if (ts.isStringLiteralLike(node)) return written(node.text);
    if (ts.isConditionalExpression(node)) {
      return either([this.#kindOf(node.whenTrue), this.#kindOf(node.whenFalse)]);
    }
    const isAnd =
      ts.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
    if (isAnd) return either([this.#kindOf(node.right)]);
    // Their own texts are looked at by themselves.
    if (isElement(node) || ts.isJsxFragment(node)) return undefined;
    return this.#kindOfType(this.#checker.getTypeAtLocation(node));
  }

  /** @param {ts.Type} type @returns {Kind} */
  #kindOfType(type) {
    const parts = partsOf(type);
    const items = parts
      .filter((part) => this.#checker.isArrayType(part))
      .flatMap((part) => this.#checker.getTypeArguments(/** @type {ts.TypeReference} */ (part)));
    if (items.some((item) => this.#kindOfType(item) === 'live')) return 'live';
    if (!parts.some(isText)) return undefined;
    // A ReactNode: looked at where it is given.
    if (parts.some(({ symbol }) => symbol?.name === 'Iterable')) return 'slot';
    const [only] = parts;
    return parts.length === 1 && only?.isStringLiteral() ? written(only.value) : 'live';
  }

  /** @param {ts.JsxChild | undefined} child @returns {boolean} whether an element may be put in here */
  #mayComeLater(child) {
    if (!child || ts.isJsxText(child)) return false;
    if (ts.isJsxExpression(child)) return this.#kindOfChild(child) === undefined;
    if (!isElement(child) || this.#isHost(child)) return false;
    return this.#checker
      .getTypeAtLocation(tagOf(child))
      .getCallSignatures()
      .some((each) => partsOf(each.getReturnType()).some(({ flags }) => flags & NOTHING));
  }

  /** @param {Element} element `p`, or `Heading` that is `h2` */
  #isHost(element) {
    const tag = tagOf(element);
    return (
      /^[a-z]/.test(tag.getText()) || partsOf(this.#checker.getTypeAtLocation(tag)).some(isText)
    );
  }

  /** @param {Parent} parent @returns {Place} */
  #placeIn(parent) {
    if (ts.isJsxFragment(parent)) return 'beside';
    const own = childrenOf(parent).length === 1 ? 'alone' : 'beside';
    const component = this.#isHost(parent) ? undefined : this.#componentOf(tagOf(parent));
    const place = component ? this.#placeOf(component, 'children') : 'alone';
    return place === 'alone' ? own : place;
  }

  /** @param {ts.Node} component @param {string} name of a property @returns {Place} the worst of its uses */
  #placeOf(component, name) {
    if (component.getSourceFile().fileName.endsWith('/Phrases.tsx')) return 'joined';
    const places = this.#places.get(component) ?? new Map();
    this.#places.set(component, places);
    if (!places.has(name)) {
      // Meanwhile, for a component inside itself.
      places.set(name, 'joined');
      const uses = this.#uses.get(component)?.get(name) ?? [];
      const worst = Math.max(...uses.map((use) => PLACES.indexOf(this.#placeOfUse(use))));
      places.set(name, uses.length === 0 ? 'alone' : PLACES[worst]);
    }
    return places.get(name);
  }

  /** @param {ts.Node} use @returns {Place} */
  #placeOfUse(use) {
    const { parent } = use;
    const isBranch =
      ts.isParenthesizedExpression(parent) ||
      (ts.isConditionalExpression(parent) && parent.condition !== use) ||
      (ts.isBinaryExpression(parent) && parent.right === use);
    if (isBranch) return this.#placeOfUse(parent);
    if (ts.isArrowFunction(parent) || ts.isReturnStatement(parent)) return 'beside';
    if (!ts.isJsxExpression(parent)) return 'joined';
    const around = parent.parent;
    if (isParent(around)) return this.#placeIn(around);
    if (!ts.isJsxAttribute(around)) return 'joined';
    const component = this.#componentOf(around.parent.parent.tagName);
    return component ? this.#placeOf(component, around.name.getText()) : 'joined';
  }

  /** @param {ts.Node} tag @returns {ts.Node | undefined} the function that renders it */
  #componentOf(tag) {
    let symbol = this.#checker.getSymbolAtLocation(tag);
    while (symbol) {
      if (symbol.flags & SymbolFlags.Alias) symbol = this.#checker.getAliasedSymbol(symbol);
      const [declared] = symbol.declarations ?? [];
      if (declared && ts.isFunctionDeclaration(declared)) return declared;
      const value =
        declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
      // createLink(Link), memo(Card), createLink(leadingAway(Link))
      let inner = value;
      while (inner && ts.isCallExpression(inner)) inner = inner.arguments[0];
      if (!inner || isFunction(inner)) return inner;
      symbol = this.#checker.getSymbolAtLocation(inner);
    }
    return undefined;
  }

  /** @param {ts.Node} node */
  #collect(node) {
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return;
    if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return;
    const { owner, name } = this.#propertyOf(node) ?? {};
    if (!owner || !name) return;
    const uses = this.#uses.get(owner) ?? new Map();
    uses.set(name, [...(uses.get(name) ?? []), node]);
    this.#uses.set(owner, uses);
  }

  /** @param {ts.Node} node @returns {{ owner: ts.Node, name: string } | undefined} whose property it is */
  #propertyOf(node) {
    if (ts.isPropertyAccessExpression(node)) {
      const owner = this.#parameterOf(node.expression);
      return owner && { owner, name: node.name.text };
    }
    const bound = this.#declarationOf(node);
    if (!bound || !ts.isBindingElement(bound)) return undefined;
    const source = bound.parent.parent;
    const owner = ts.isParameter(source)
      ? source.parent
      : ts.isVariableDeclaration(source) &&
        source.initializer &&
        this.#parameterOf(source.initializer);
    return owner ? { owner, name: (bound.propertyName ?? bound.name).getText() } : undefined;
  }

  /** @param {ts.Node} node @returns {ts.Node | undefined} the function whose parameter it is */
  #parameterOf(node) {
    const declared = this.#declarationOf(node);
    return declared && ts.isParameter(declared) ? declared.parent : undefined;
  }

  /** @param {ts.Node} node */
  #declarationOf(node) {
    return this.#checker.getSymbolAtLocation(node)?.declarations?.[0];
  }
}
