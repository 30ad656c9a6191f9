import { linksIn, readLink, recordKey, type SiteRecords } from '@quoin/domain/document';
import type { Box, Point } from '@quoin/domain/layout';
import type { Mark } from '../marks.ts';

/** An entry of a navigation as rendered on the page, next to its siblings. */
export interface DrawnLink {
  readonly id: string;
  readonly box: Box;
}

/** The position an entry would get: behind `after`, or first for null. `drop` is the line that shows it. */
export interface LinkDrop {
  readonly after: string | null;
  readonly drop: Box;
}

/** Thickness of that line. */
const LINE = 3;

/** Entries of the same level in their order, each where it is drawn nearest to the pressed one: a page may show a navigation twice. */
export function drawnSiblings(records: SiteRecords, marks: readonly Mark[], pressed: Mark): readonly DrawnLink[] {
  const { id } = pressed.binding;
  const { navigation, parent } = readLink(id, records.get(recordKey('link', id)) ?? {});
  return linksIn(records, navigation, parent).flatMap((link) => {
    const drawn = marks.filter(({ binding }) => binding.kind === 'link' && binding.id === link.id);
    const nearest = link.id === id ? pressed : drawn.toSorted((a, b) => far(a.box, pressed) - far(b.box, pressed))[0];
    return nearest === undefined ? [] : [{ id: link.id, box: nearest.box }];
  });
}

function far(box: Box, { box: from }: Mark): number {
  return Math.hypot(middle(box).x - middle(from).x, middle(box).y - middle(from).y);
}

/** Null where it would stay where it is. */
export function linkDrop(siblings: readonly DrawnLink[], moved: string, at: Point): LinkDrop | null {
  const others = siblings.filter(({ id }) => id !== moved);
  const near = others.toSorted((a, b) => away(a.box, at) - away(b.box, at))[0];
  if (near === undefined) return null;
  const isRow = at.y >= near.box.top - LINE && at.y <= near.box.top + near.box.height + LINE;
  const { x, y } = middle(near.box);
  const isBehind = isRow ? (isRightToLeft(siblings) ? at.x < x : at.x > x) : at.y > y;
  const index = others.indexOf(near) + (isBehind ? 1 : 0);
  if (index === siblings.findIndex(({ id }) => id === moved)) return null;
  const isAtEnd = isRow && isRightToLeft(siblings) ? !isBehind : isBehind;
  return { after: others[index - 1]?.id ?? null, drop: lineAt(near.box, isRow, isAtEnd) };
}

function lineAt({ left, top, width, height }: Box, isRow: boolean, isAtEnd: boolean): Box {
  return isRow
    ? { left: isAtEnd ? left + width + LINE : left - 2 * LINE, top, width: LINE, height }
    : { left, top: isAtEnd ? top + height + LINE : top - 2 * LINE, width, height: LINE };
}

function isRightToLeft(siblings: readonly DrawnLink[]): boolean {
  const [first, last] = [siblings[0], siblings.at(-1)];
  return first !== undefined && last !== undefined && last.box.left < first.box.left && last.box.top <= first.box.top;
}

function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function away({ left, top, width, height }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}
