/**
 * GET leads a user who works on a site to a page of it, `?path=/…`, where the pages' scripts then recognize such a user
 * (VISIT-04). It is next to the screens of the app rather than below `/api`, so that a user who has to sign in first is
 * asked to.
 */
export function visitPath(identifier: string, path = ''): string {
  const query = path === '' ? '' : `?path=${encodeURIComponent(path)}`;
  return `/${encodeURIComponent(identifier)}/visit${query}`;
}

/** The other side of it, on the site: `?pass=…&path=/…`. */
export const STAFF_VISIT_PATH = '/api/staff-visit';

/**
 * GET leads to where the page at `?path=/…` is edited: the canvas, a product, an entry. It is next to the screens, like
 * `visitPath`.
 */
export function editPath(identifier: string, path = ''): string {
  const query = path === '' ? '' : `?path=${encodeURIComponent(path)}`;
  return `/${encodeURIComponent(identifier)}/edit${query}`;
}

/** On the site: leads to the app's `editPath`, so that pages need not know where the app is. */
export const STAFF_EDIT_PATH = '/api/staff-edit';
