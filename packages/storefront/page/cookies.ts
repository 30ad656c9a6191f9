/**
 * A cookie that scripts may read. Under https the server prefixes its names with `__Host-`; both spellings are one cookie
 * to us.
 */
export function readCookie(cookies: string, name: string): string {
  for (const part of cookies.split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name || key === `__Host-${name}`) return value.join('=');
  }
  return '';
}
