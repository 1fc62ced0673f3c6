import { getDocumentProxy } from 'unpdf';

interface StructureNode {
  role?: string;
  children?: StructureNode[];
}

/** What another reader than the writer finds in a PDF. */
interface ReadPdf {
  /** The text of each page, white space taken out. */
  pages: string[];
  title: unknown;
  language: unknown;
  isTagged: boolean;
  /** The kinds of the structure's elements, of the whole document, in the order of reading. */
  roles: string[];
  /** Addresses that its links lead to. */
  links: string[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  // Its type says no more than that it is an object.
  const info = (await pdf.getMetadata()).info as Record<string, unknown>;
  const marks = await pdf.getMarkInfo();
  const pages: string[] = [];
  const roles: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s/g, ''),
    );
    for (const { unsafeUrl } of await page.getAnnotations()) links.push(unsafeUrl);
    roles.push(...rolesOf((await page.getStructTree()) as StructureNode | null));
  }
  const isTagged = marks?.Marked === true;
  return { pages, title: info.Title, language: info.Language, isTagged, roles, links };
}

const rolesOf = (node: StructureNode | null): string[] =>
  node ? [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)] : [];
