import { BRAND_MARKS } from './brandMarks.ts';

/** Marks for services without their own: drawn for Quoin, filled, in the same square. */
const PLAIN_MARKS: Readonly<Record<string, string>> = {
  email: 'M2 5h20l-10 8.2ZM2 7.4V19h20V7.4l-10 8.2Z',
  phone:
    'M6.5 2h3.6l1.9 6-2.8 1.9a13 13 0 0 0 4.9 4.9L16 12l6 1.9v3.6c0 2.5-2 4.5-4.5 4.5C9 22 2 15 2 6.5 2 4 4 2 6.5 2Z',
  url: 'M3 3h8v3H6v12h12v-5h3v8H3ZM14 3h7v7l-2.4-2.4-6.4 6.4-2.2-2.2 6.4-6.4Z',
  linkedin:
    'M3.4 8.7h4V21h-4ZM5.4 3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM9.8 8.7h3.8v1.7c.7-1.2 2-2 3.7-2 3.3 0 4.4 2.1 4.4 5.4V21h-4v-6.4c0-1.8-.6-2.9-2-2.9s-1.9 1.1-1.9 2.9V21h-4Z',
};

/** Names that templates know a service by besides its own. */
const ALIASES: Readonly<Record<string, string>> = {
  ...{ twitter: 'x', itunes: 'applemusic', apple: 'applepodcasts', 'apple-podcast': 'applepodcasts' },
  ...{ fivehundredpix: '500px', googleplus: 'google', website: 'url', mail: 'email' },
};

const MARKS: ReadonlyMap<string, string> = new Map(Object.entries({ ...BRAND_MARKS, ...PLAIN_MARKS }));
/** All names a mark is known by. */
export const MARK_NAMES: readonly string[] = [...MARKS.keys(), ...Object.keys(ALIASES)].sort();

/** A filled path in a square of 24 by 24; null for a name that means no service. */
export function markOf(serviceName: string): string | null {
  const name = serviceName.toLowerCase().replace(/-unauth$/, '');
  return MARKS.get(ALIASES[name] ?? name) ?? null;
}

/** One mark as a file. */
export function markFile(serviceName: string): string | null {
  const path = markOf(serviceName);
  return path && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
}

/** A mark takes the middle of its square; in a mask it is a hole. */
const ROOM = 'viewBox="-15 -15 54 54"';
const SQUARE = 'M-15-15h54v54h-54Z';

/** `<use href="#vimeo-icon">`, `-mask` of templates, each name once. */
const USED = /<use\b[^>]*href="#([\w-]+)-(?:icon|mask)"/g;

/** The hidden sheet of symbols that a page refers to (site-templates 8); '' where it refers to none that we have. */
export function symbolSheet(html: string): string {
  const used = new Set([...html.matchAll(USED)].map(([, name = '']) => name));
  const wanted = [...used].filter((name) => markOf(name) !== null && !html.includes(`id="${name}-icon"`));
  if (wanted.length === 0) return '';
  return `<div hidden><svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" data-usage="social-icons-svg">${symbols(wanted)}</svg></div>`;
}

/** All of them as a file that templates refer to by `social-accounts.svg#vimeo-icon`. */
export function wholeSymbolSheet(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="background" ${ROOM}><path d="${SQUARE}"/></symbol>${symbols(MARK_NAMES)}</svg>`;
}

function symbols(names: readonly string[]): string {
  return names
    .map((name) => {
      const path = markOf(name) ?? '';
      return (
        `<symbol id="${name}-icon" ${ROOM}><path d="${path}"/></symbol>` +
        `<symbol id="${name}-mask" ${ROOM}><path fill-rule="evenodd" d="${SQUARE}${path}"/></symbol>`
      );
    })
    .join('');
}
