/** Files of the site itself; other sites' would be asked for before a visitor has agreed to it. */
const OWN_FILE = /^\/(?![/\\])[^"'<>\s\\]*$/;
const LONGEST = 2000;

/** The address of a file of the site's own; '' for anything else. */
export function ownFile(value: unknown): string {
  return typeof value === 'string' && value.length <= LONGEST && OWN_FILE.test(value) ? value : '';
}
