/** An absolute path of the place it is read at, query and all: never another origin, whatever browsers make of slashes and controls. */
export function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}
