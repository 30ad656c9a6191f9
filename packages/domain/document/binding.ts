/**
 * What something on a page comes from. `item`: an entry or product; `list`: how a page shows its entries; `words`: a word of
 * the theme; `settings`: what the shop's settings say, by the name of their screen.
 */
export const BINDING_KINDS = [
  ...(['page', 'item', 'list', 'site', 'link', 'header', 'footer', 'announcement', 'words', 'settings'] as const),
];
export type BindingKind = (typeof BINDING_KINDS)[number];

/** Where a text or element of a page comes from, for the editor's canvas. */
export interface Binding {
  readonly kind: BindingKind;
  /** Of the page, item or entry of a navigation, or the key of a word; '' where there is only one. */
  readonly id: string;
  /** Which part of it: `title`, `picture`, `price`; '' for the whole. */
  readonly field: string;
  /** Of an item: the page it is listed on, and whether it is a product. */
  readonly within: string;
  readonly isProduct: boolean;
  /** What people call it, where the editor's records don't say; plain text. */
  readonly name: string;
}

/** Long names are cut: a label shows no more. */
const MOST_LETTERS = 120;

export function bindingTo(kind: BindingKind, parts: Partial<Omit<Binding, 'kind'>> = {}): Binding {
  return { kind, id: '', field: '', within: '', isProduct: false, name: '', ...parts };
}

/** As text for a comment or an attribute of markup: without white space, quotes and angle brackets. */
export function formatBinding({ kind, id, field, within, isProduct, name }: Binding): string {
  const parts = [kind, id, field, within, isProduct ? '1' : '', [...name].slice(0, MOST_LETTERS).join('')];
  return parts.map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'))).join('/');
}

/** Null for anything that `formatBinding` has not written. */
export function parseBinding(text: string): Binding | null {
  const parts = text.split('/').map(decoded);
  const [kind, id, field, within, product, name] = parts;
  const known = BINDING_KINDS.find((each) => each === kind);
  if (known === undefined || parts.length !== 6 || parts.includes(undefined)) return null;
  return bindingTo(known, { id: id!, field: field!, within: within!, isProduct: product === '1', name: name! });
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
