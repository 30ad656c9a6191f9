import { visitPath, type WireAppSite } from '@quoin/contract/endpoints/running';

/**
 * Returns the address that leads to a page of the site and identifies the user to its pages, so owners do not count
 * themselves (VISIT-04).
 */
export function visitAddress({ identifier, url }: Pick<WireAppSite, 'identifier' | 'url'>, page: string): string {
  const { origin, pathname, search, hash } = new URL(page);
  return origin === new URL(url).origin ? visitPath(identifier, pathname + search + hash) : page;
}
