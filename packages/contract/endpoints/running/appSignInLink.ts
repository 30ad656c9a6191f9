/** GET signs in whoever has the link that a start of the product printed, once. */
export function signInLinkPath(token: string): string {
  return `/sign-in/${encodeURIComponent(token)}`;
}
