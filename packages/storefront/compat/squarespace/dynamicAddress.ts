/** An address as a mark: `/projects/ridge/` → `projectsridge`. */
export function cleanAddress(address: string): string {
  return address.replace(/[^\w-]/g, '');
}

/** What stands behind `#`, and what links say, compared without the slashes around it. */
export function hashAddress(hash: string): string {
  return hash.replace(/^#/, '').replace(/^\/|\/$/g, '');
}
