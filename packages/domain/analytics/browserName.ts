/** Names in the order they must be looked for: most browsers also name those they descend from. */
const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /\bEdgA?(?:iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
];

/** `Firefox 133` from a User-Agent header; `Other` for what is none of the usual ones. */
export function browserName(userAgent: string): string {
  const text = userAgent.slice(0, 1000);
  for (const [name, version] of BROWSERS) {
    const match = version.exec(text);
    if (match !== null) return `${name} ${(match[1] ?? '').slice(0, 4)}`;
  }
  return 'Other';
}
