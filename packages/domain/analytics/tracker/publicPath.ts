/** Paths whose rest is somebody's key: whoever holds it sees an order, a cart, a download. */
const KEYED = /^\/(account|cart|checkout|download|downloads|forms|newsletter|order|s|unsubscribe)\/.*$/;

/** A path as it may be told of: a key in it stays in the browser (SC-67). */
export function publicPath(path: string): string {
  return path.replace(KEYED, '/$1');
}
