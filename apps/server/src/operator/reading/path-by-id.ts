type Item = Record<string, unknown>;
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/**
 * A place in a document as an operator finds it: `fares.3.adultYen` is `fares[塩見→凪浦/1等].adultYen`,
 * `ports.0.name` is `ports[port_shiomi].name`. What has neither id nor section keeps its number, from 1.
 *
 * @param document of any shape
 */
export function pathById(document: unknown, path: string): string {
  let at = document;
  let text = '';
  for (const key of path.split('.')) {
    const inside = Array.isArray(at) || isItem(at) ? (at as Item)[key] : undefined;
    if (Array.isArray(at)) text += `[${nameOf(document, inside) ?? Number(key) + 1}]`;
    else text += text === '' ? key : `.${key}`;
    at = inside;
  }
  return text;
}

function nameOf(document: unknown, item: unknown): string | undefined {
  if (!isItem(item)) return typeof item === 'string' ? item : undefined;
  if (typeof item.id === 'string' && item.id !== '') return item.id;
  const { fromPortId, toPortId, grade } = item;
  if (typeof fromPortId !== 'string' || typeof toPortId !== 'string') return undefined;
  const section = `${portName(document, fromPortId)}→${portName(document, toPortId)}`;
  return typeof grade === 'string' ? `${section}/${grade}` : section;
}

/** @returns the id where the document has no such port */
function portName(document: unknown, id: string): string {
  const ports = isItem(document) && Array.isArray(document.ports) ? document.ports : [];
  const port: unknown = ports.find((each) => isItem(each) && each.id === id);
  return isItem(port) && typeof port.name === 'string' ? port.name : id;
}
