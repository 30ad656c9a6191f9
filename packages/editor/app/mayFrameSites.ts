/** Where this document was loaded; the router changes the address, but not the policy that came with the document. */
const LOADED_AT = globalThis.location?.pathname ?? '';

/** Documents of the sign-in may show no site in a frame: nobody was known yet whose sites those could be. */
export function mayFrameSites(): boolean {
  return /^\/[^/]+\/config(?:\/|$)/.test(LOADED_AT);
}
