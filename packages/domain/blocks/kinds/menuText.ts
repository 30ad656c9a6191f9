/** A menu as people write it, in one text. */
export interface WrittenMenu {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly WrittenSection[];
}
interface WrittenSection {
  readonly title: string;
  readonly description: string;
  readonly items: readonly WrittenDish[];
}
interface WrittenDish {
  readonly title: string;
  readonly description: string;
  readonly price: string;
}

/** `$12`, `3,20 / 3,80`, `€ 4.50`, `12.–`: a line of nothing but amounts. */
const AMOUNT = '[^\\p{L}\\d/]{0,3}\\d+(?:[.,](?:\\d{1,2}|[–-]))?\\s?(?:\\p{Sc}|[A-Z]{3})?';
const PRICE = new RegExp(`^${AMOUNT}(?:\\s*/\\s*${AMOUNT})*$`, 'u');
const MENU_LINE = /^={3,}$/;
const SECTION_LINE = /^-{3,}$/;

/**
 * Reads the text of a menu: a line underlined by `===` is a menu's name, one by `---` a heading. What follows right
 * below, without an empty line, describes it. Everything else are dishes with empty lines between: name, words about
 * it, price. Nothing fails.
 */
export function parseMenuText(text: string): readonly WrittenMenu[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return piecesOf(lines, MENU_LINE).map(({ title, body }) => {
    const [before, ...named] = piecesOf(body, SECTION_LINE, true);
    const { description, rest } = intro(before?.body ?? [], title !== '');
    const loose = dishesIn(rest);
    const sections = named.map((piece) => sectionOf(piece));
    const first: readonly WrittenSection[] = loose.length === 0 ? [] : [{ title: '', description: '', items: loose }];
    return { title, description, sections: [...first, ...sections] };
  });
}

interface Piece {
  readonly title: string;
  readonly body: readonly string[];
}

/** Lines between underlined ones; the first piece, before any, has no title and is left out when it is empty. */
function piecesOf(lines: readonly string[], under: RegExp, keepsFirst = false): readonly Piece[] {
  const starts = lines.flatMap((line, index) => (under.test(lines[index + 1] ?? '') && line !== '' ? [index] : []));
  const first = { title: '', body: lines.slice(0, starts[0] ?? lines.length) };
  const named = starts.map((start, index) => ({
    title: lines[start] ?? '',
    body: lines.slice(start + 2, starts[index + 1] ?? lines.length),
  }));
  const isEmpty = first.body.every((line) => line === '');
  return isEmpty && !keepsFirst ? named : [first, ...named];
}

function intro(
  body: readonly string[],
  isNamed: boolean,
): { readonly description: string; readonly rest: readonly string[] } {
  const end = body.indexOf('');
  const [words, rest] = end < 0 ? [body, []] : [body.slice(0, end), body.slice(end)];
  return isNamed ? { description: words.join('\n'), rest } : { description: '', rest: body };
}

function sectionOf({ title, body }: Piece): WrittenSection {
  const { description, rest } = intro(body, true);
  return { title, description, items: dishesIn(rest) };
}

function dishesIn(lines: readonly string[]): readonly WrittenDish[] {
  const groups = lines.join('\n').split(/\n{2,}/);
  return groups.map((group) => group.split('\n').filter((line) => line !== '')).flatMap((held) => dishOf(held));
}

function dishOf([title, ...rest]: readonly string[]): readonly WrittenDish[] {
  if (title === undefined) return [];
  const last = rest.at(-1) ?? '';
  const isPriced = PRICE.test(last);
  return [{ title, description: (isPriced ? rest.slice(0, -1) : rest).join('\n'), price: isPriced ? last : '' }];
}

/** The same menus as text. */
export function menuText(menus: readonly WrittenMenu[]): string {
  return menus
    .flatMap(({ title, description, sections }) => [
      ...named(title, '=', description),
      ...sections.flatMap((section) => [
        ...named(section.title, '-', section.description),
        ...section.items.map((dish) => lines(dish.title, dish.description, dish.price)),
      ]),
    ])
    .join('\n\n');
}

function named(title: string, mark: string, description: string): readonly string[] {
  return title === '' ? [] : [lines(title, mark.repeat(Math.max(3, title.length)), description)];
}

function lines(...all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
