import { linksIn, type SiteRecords } from '@quoin/domain/document';
import { between } from '../sections/insertSection.ts';

export interface LinkPlace {
  readonly navigation: string;
  /** The folder's entry; '' at the top. */
  readonly parent?: string;
  /** Behind this entry; before all for null, behind all for nothing given. */
  readonly after?: string | null;
}

/** An order among the entries of one level; `except` is the entry that moves. */
export function linkOrder(records: SiteRecords, { navigation, parent = '', after }: LinkPlace, except = ''): string {
  const links = linksIn(records, navigation, parent).filter(({ id }) => id !== except);
  const at = after === undefined ? links.length : after === null ? 0 : links.findIndex(({ id }) => id === after) + 1;
  return between(links[at - 1]?.order ?? null, links[at]?.order ?? null);
}
