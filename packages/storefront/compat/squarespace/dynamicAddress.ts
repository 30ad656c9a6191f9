/** An address as a mark: `/projects/ridge/` → `projectsridge`. */
export function cleanAddress(address: string): string {
  return address.replace(/[^\w-]/g, '');
}

/** Normalizes the part after `#` and link addresses, for comparison without the slashes around them. */
export function hashAddress(hash: string): string {
  return hash.replace(/^#/, '').replace(/^\/|\/$/g, '');
}
