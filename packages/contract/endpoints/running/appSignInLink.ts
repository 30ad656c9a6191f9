/** GET signs in a user with the link that was printed at a start of the product, once. */
export function signInLinkPath(token: string): string {
  return `/sign-in/${encodeURIComponent(token)}`;
}
