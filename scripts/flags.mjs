/** The server never turns text into code and has no `__proto__` (docs/decisions/0006): flags, not promises. */
export const SAFE_FLAGS = ['--disallow-code-generation-from-strings', '--disable-proto=delete', '--enable-source-maps'];
