/**
 * Where the app finds a picture that a text names by its address on the site; null for those of other hosts, which the app's
 * own policy lets nobody load.
 */
export function shownSource(site: string, src: string): string | null {
  const [, id, name] = /^\/s\/images\/([\w-]+)\/([^?#/]+)/.exec(src) ?? [];
  if (id === undefined || name === undefined) return null;
  return `/api/app/sites/${encodeURIComponent(site)}/images/${id}/${name}?format=750w`;
}
