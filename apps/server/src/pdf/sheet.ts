import PDFDocument from 'pdfkit';
import { breakLines } from './break-lines.ts';
import { ascentOf, fontFile, type PrintFont, type Run, runsOf, type Weight } from './print-font.ts';

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a heading cell; the library knows it, its types do not yet. */
      scope?: 'Column' | 'Row';
    }
    interface AnnotationOption {
      /** The element of the structure tree that it is; not yet in its types either. */
      structParent?: PDFKit.PDFStructureElement;
    }
  }
}

/** All lengths are points, 72 to an inch. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const END = 841.89 - MARGIN;
const INK = '#1b2a38';
const FAINT = '#5b6b7a';
/** Of a code: 42 mm, so that each of its modules has 0.6. */
const CODE_SIZE = 120;
/** Between two lines. */
const LINE_GAP = 3;

type Element = PDFKit.PDFStructureElement;

interface TextStyle {
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right' | 'center';
  isFaint?: boolean;
}

export interface Column {
  title: string;
  /** Share of the sheet's width; all shares make 1. */
  share: number;
  align?: 'left' | 'right';
}

const sizeOf = ({ size = 10.5 }: TextStyle): number => size;

/**
 * An A4 document that a screen reader can read: every text is in the structure tree in the order in which
 * it is read, lines and page numbers are not. What does not fit goes on on the next page.
 */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;
  readonly #fonts = new Set<PrintFont>();
  #y = MARGIN;

  /** @param about stored with the file; the same facts give the same bytes */
  constructor(about: { title: string; author: string; createdAt: Date }) {
    const { title, author, createdAt } = about;
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      pdfVersion: '1.7',
      // The library knows it; its types are of the version before.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: 'ja',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    });
    this.#done = new Promise((resolve, reject) => {
      this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.#doc.on('end', resolve).on('error', reject);
    });
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  heading(text: string, style: TextStyle = {}): void {
    this.#block('H1', text, { size: 24, weight: 'bold', align: 'center', ...style });
  }

  subheading(text: string): void {
    this.space(10);
    this.#block('H2', text, { size: 12, weight: 'bold' });
    this.space(4);
  }

  paragraph(text: string, style: TextStyle = {}): void {
    this.#block('P', text, style);
  }

  /** A line that leads to a page. @param text what is read; the address has more in it */
  link(text: string, url: string): void {
    const height = this.#height(text, WIDTH, {});
    this.#fit(height);
    const y = this.#y;
    const paragraph = this.#add('P', this.#root);
    const link = this.#add('Link', paragraph, () => this.#write(text, MARGIN, y, WIDTH, {}));
    const width = this.#use('regular', {}).widthOfString(text);
    this.#doc.link(MARGIN, y, width, height, url, {
      structParent: link,
      // The library writes a primitive one as a name.
      Contents: new String(text) as unknown as string,
    });
    link.end();
    paragraph.end();
    this.#y = y + height;
  }

  /**
   * A code for a camera, {@link CODE_SIZE} wide on white.
   * @param rows of modules, true for a dark one
   * @param alt what it is, in the place of the picture
   */
  code(rows: readonly (readonly boolean[])[], alt: string): void {
    this.#fit(CODE_SIZE);
    const top = this.#y;
    const step = CODE_SIZE / rows.length;
    const paint = () => {
      for (const [y, row] of rows.entries()) {
        for (const [x, isDark] of row.entries()) {
          if (isDark) this.#doc.rect(MARGIN + x * step, top + y * step, step, step);
        }
      }
      this.#doc.fillColor(INK).fill();
    };
    this.#root.add(this.#doc.struct('Figure', { alt }, [paint]));
    this.#y = top + CODE_SIZE;
  }

  space(points: number): void {
    this.#y += points;
  }

  /** A line across the sheet, which nobody reads. */
  rule(): void {
    this.#artifact(() => {
      const y = this.#y + 3;
      this.#doc.moveTo(MARGIN, y).lineTo(MARGIN + WIDTH, y);
      this.#doc.lineWidth(0.75).strokeColor(INK).stroke();
    });
    this.#y += 8;
  }

  /** Rows of a heading and its value, or of a word and its sum at the right. */
  facts(rows: readonly (readonly [term: string, value: string])[], are?: 'sums'): void {
    const share = are === 'sums' ? 0.72 : 0.26;
    const align = are === 'sums' ? 'right' : 'left';
    const columns = [share, 1 - share].map((each): Column => ({ title: '', share: each, align }));
    const table = this.#add('Table', this.#root);
    for (const row of rows) this.#row(table, columns, row, 'Row');
    table.end();
  }

  /** A table with a heading for each column. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const table = this.#add('Table', this.#root);
    const titles = columns.map(({ title }) => title);
    this.#row(table, columns, titles, 'Column');
    for (const row of rows) this.#row(table, columns, row);
    table.end();
  }

  /** Ends the document. @returns its bytes */
  async finish(): Promise<Buffer> {
    this.#root.end();
    this.#numberPages();
    this.#doc.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }

  #block(type: string, text: string, style: TextStyle): void {
    const height = this.#height(text, WIDTH, style);
    this.#fit(height);
    const y = this.#y;
    this.#add(type, this.#root, () => this.#write(text, MARGIN, y, WIDTH, style)).end();
    this.#y = y + height;
  }

  #row(
    table: Element,
    columns: readonly Column[],
    cells: readonly string[],
    head?: 'Column' | 'Row',
  ): void {
    const height = Math.max(
      ...cells.map((text, index) => this.#height(text, this.#cell(columns, index).width, {})),
    );
    this.#fit(height + 6);
    const y = this.#y;
    const row = this.#add('TR', table);
    for (const [index, text] of cells.entries()) {
      const isHead = head === 'Column' || (head === 'Row' && index === 0);
      const { x, width } = this.#cell(columns, index);
      const style: TextStyle = { align: columns[index]?.align ?? 'left', isFaint: isHead };
      const write = () => this.#write(text, x, y, width, style);
      const options = isHead ? { scope: head ?? 'Column' } : {};
      row.add(this.#doc.struct(isHead ? 'TH' : 'TD', options, [write]));
    }
    row.end();
    this.#y = y + height + 6;
  }

  #cell(columns: readonly Column[], index: number): { x: number; width: number } {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    const gap = 8;
    return { x: MARGIN + WIDTH * before, width: WIDTH * (columns[index]?.share ?? 0) - gap };
  }

  #add(type: string, parent: Element, write?: () => void): Element {
    const element = this.#doc.struct(type);
    parent.add(element);
    if (write) element.add(write);
    return element;
  }

  #write(text: string, x: number, y: number, width: number, style: TextStyle): void {
    const { align = 'left', isFaint = false, weight = 'regular' } = style;
    const runs = runsOf(text, weight);
    this.#doc.fillColor(isFaint ? FAINT : INK);
    const [only = { font: weight, text: '' }] = runs;
    if (runs.length < 2) {
      this.#use(only.font, style).text(only.text, x, y, { width, align, lineGap: LINE_GAP });
      return;
    }
    for (const [index, line] of this.#lines(runs, width, style).entries()) {
      let left = x;
      const top = y + index * this.#lineHeight(style) + ascentOf(weight) * sizeOf(style);
      for (const run of line) {
        this.#use(run.font, style).text(run.text, left, top, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
        left += this.#doc.widthOfString(run.text);
      }
    }
  }

  #height(text: string, width: number, style: TextStyle): number {
    const runs = runsOf(text, style.weight);
    if (runs.length > 1) return this.#lines(runs, width, style).length * this.#lineHeight(style);
    const [only = { font: 'regular' as const, text: '' }] = runs;
    return this.#use(only.font, style).heightOfString(only.text, { width, lineGap: LINE_GAP });
  }

  #lines(runs: readonly Run[], width: number, style: TextStyle): Run[][] {
    return breakLines(runs, width, ({ font, text }) => this.#use(font, style).widthOfString(text));
  }

  /** Of the paper's font, which the others keep to. */
  #lineHeight(style: TextStyle): number {
    return this.#use(style.weight ?? 'regular', style).currentLineHeight(true) + LINE_GAP;
  }

  #use(font: PrintFont, style: TextStyle): PDFKit.PDFDocument {
    if (!this.#fonts.has(font)) this.#doc.registerFont(font, fontFile(font));
    this.#fonts.add(font);
    return this.#doc.font(font).fontSize(sizeOf(style));
  }

  #fit(height: number): void {
    if (this.#y + height <= END) return;
    this.#doc.addPage();
    this.#y = MARGIN;
  }

  #numberPages(): void {
    const { count } = this.#doc.bufferedPageRange();
    if (count === 1) return;
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      // Below the margin, where the library would begin a page.
      this.#doc.page.margins.bottom = 0;
      this.#artifact(() =>
        this.#write(`${page + 1} / ${count}ページ`, MARGIN, END + 16, WIDTH, {
          size: 9,
          align: 'right',
          isFaint: true,
        }),
      );
    }
  }

  #artifact(paint: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    paint();
    this.#doc.endMarkedContent();
  }
}
