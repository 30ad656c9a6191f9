/** A service by the host of an address, with its name and, where one may draw it simply, a sign of our own. */
export interface SocialService {
  readonly name: string;
  /** Of the service; '' where it has none worth showing. */
  readonly color: string;
  /** Path in a square of 24 by 24, drawn with a line. */
  readonly path: string;
}

const GLOBE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18';
const MAIL = 'M3 6h18v12H3ZM3 6l9 7 9-7';
const PHONE = 'M6 3h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L16 12.5l5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z';

/** Signs drawn by us: plain forms that people know the services by. */
const SERVICES: readonly (SocialService & { readonly hosts: readonly string[] })[] = [
  {
    name: 'Instagram',
    color: '#c13584',
    hosts: ['instagram.com'],
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.3 6.7v.1',
  },
  {
    name: 'Facebook',
    color: '#1264d1',
    hosts: ['facebook.com', 'fb.com'],
    path: 'M15 3h-2a4 4 0 0 0-4 4v14M6 12h9M15 3v0',
  },
  {
    name: 'YouTube',
    color: '#c4170c',
    hosts: ['youtube.com', 'youtu.be'],
    path: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10 9l5 3-5 3Z',
  },
  { name: 'X', color: '#111111', hosts: ['x.com', 'twitter.com'], path: 'M4 4l16 16M20 4 4 20' },
  {
    name: 'LinkedIn',
    color: '#0a5dab',
    hosts: ['linkedin.com'],
    path: 'M4 9v11M4 4.5v.1M10 20V9M10 14c0-3 2-5 5-5s5 2 5 5v6',
  },
  { name: 'TikTok', color: '#111111', hosts: ['tiktok.com'], path: 'M14 3v12a4 4 0 1 1-4-4M14 3c0 3 2 5 5 5' },
  {
    name: 'Pinterest',
    color: '#b7081b',
    hosts: ['pinterest.com', 'pinterest.de', 'pinterest.co.uk'],
    path: 'M9 21l3-12M8.5 13.5C6 11 7 6 12 6s6 6 4 8-4 1-4.5 0M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  },
  {
    name: 'Vimeo',
    color: '#0f6e96',
    hosts: ['vimeo.com'],
    path: 'M3 8c2-2 4-3 5 0l2 8c1 2 2 1 4-1 3-3 4-6 4-8s-2-2-4 0',
  },
  {
    name: 'Spotify',
    color: '#117a37',
    hosts: ['spotify.com', 'open.spotify.com'],
    path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM7 9.5c4-1 7-.5 10 1M7.5 12.5c3-.8 6-.4 8.5 1M8 15.5c2.5-.6 5-.3 7 .8',
  },
  {
    name: 'SoundCloud',
    color: '#b34400',
    hosts: ['soundcloud.com'],
    path: 'M3 17v-4M6 17v-6M9 17V9M12 17V7c4-2 6 1 6 4 3 0 4 2 4 3s-1 3-3 3Z',
  },
  {
    name: 'GitHub',
    color: '#1f2328',
    hosts: ['github.com'],
    path: 'M9 20c-4 1-4-2-6-2M15 21v-3c0-1 0-2-1-2.5 4 0 6-2 6-6 0-1-.5-2.5-1.5-3.5.5-1 .3-2 0-3-1.5 0-3 1-4 1.5a12 12 0 0 0-5 0C8.5 4 7 3 5.5 3c-.3 1-.5 2 0 3C4.5 7 4 8.5 4 9.5c0 4 2 6 6 6-1 .5-1 1.5-1 2.5v3',
  },
  { name: 'Bandcamp', color: '#2a6f80', hosts: ['bandcamp.com'], path: 'M2 17 8 7h14l-6 10Z' },
  {
    name: 'Threads',
    color: '#111111',
    hosts: ['threads.net', 'threads.com'],
    path: 'M18 8c-1-4-11-5-12 4s9 10 12 6-1-7-6-6-3 5 0 4 3-6 0-7',
  },
  {
    name: 'Bluesky',
    color: '#0f5fc2',
    hosts: ['bsky.app'],
    path: 'M12 11C10 7 6 4 3.5 5 2 5.6 4 11 5 12c1.5 1.5 4 1 4 1s-3 .5-3.5 2.5C5 18 9 20 12 14c3 6 7 4 6.5 1.5C18 13.5 15 13 15 13s2.5.5 4-1c1-1 3-6.4 1.5-7C18 4 14 7 12 11Z',
  },
  { name: 'Tumblr', color: '#36465d', hosts: ['tumblr.com'], path: 'M9 3v4H6M9 7h6M9 7v9c0 4 4 5 7 3' },
];

/** Returns the service. On some, users choose their own addresses. */
export function socialServiceOf(address: string): SocialService {
  if (/^mailto:/i.test(address)) return { name: 'Email', color: '', path: MAIL };
  if (/^(?:tel|sms):/i.test(address)) return { name: 'Phone', color: '', path: PHONE };
  const host = /^https?:\/\/(?:www\.|m\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const known = SERVICES.find(({ hosts }) => hosts.some((each) => host === each || host.endsWith(`.${each}`)));
  if (known !== undefined) return known;
  return { name: host, color: '', path: /\/@[^/]+$/.test(address) ? MASTODON : GLOBE };
}

const MASTODON = 'M4 14c0-8 0-11 8-11s8 3 8 11c0 4-8 4-8 0V9M8 9v5M16 9v5M5 17c2 4 8 4 11 3';

/** What templates call a service by (`{serviceName}`); an address of one's own is a `url`. */
export function serviceNameOf(address: string): string {
  const { name } = socialServiceOf(address);
  return name === '' || name.includes('.') ? 'url' : name.toLowerCase();
}

/** Colours of the services by what templates call them. */
export const SERVICE_COLORS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SERVICES.map(({ name, color }) => [name.toLowerCase(), color])),
  twitter: '#1d8bd1',
};
