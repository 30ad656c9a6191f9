import { visitPath, type WireAppSite } from '@quoin/contract/endpoints/running';

/** The way to a page of the site on which its pages hear who comes, so that owners do not count themselves (VISIT-04). */
export function visitAddress({ identifier, url }: Pick<WireAppSite, 'identifier' | 'url'>, page: string): string {
  const { origin, pathname, search, hash } = new URL(page);
  return origin === new URL(url).origin ? visitPath(identifier, pathname + search + hash) : page;
}
