/** Something of another provider that a page can show in a frame, once the visitor agrees. */
export interface Embed {
  readonly provider: string;
  /** Address of the frame; always https, always of a host in `EMBED_HOSTS`. */
  readonly frameUrl: string;
  /** Where people can see it at the provider's own place: the link that works without script. */
  readonly pageUrl: string;
  readonly kind: 'video' | 'audio' | 'map' | 'post' | 'picture' | 'booking';
  /** Width by height; null: as wide as its place and `height` pixels high. */
  readonly ratio: number | null;
  readonly height: number;
}

interface Provider {
  readonly name: string;
  readonly kind: Embed['kind'];
  readonly host: EmbedHost;
  /** The first group names the thing. */
  readonly pages: readonly RegExp[];
  readonly frame: (id: string) => string;
  readonly page: (id: string) => string;
  readonly height?: number;
}

const ID = '([A-Za-z0-9_-]{1,64})';
const WEB = 'https?:\\/\\/(?:www\\.)?';
const pattern = (text: string): RegExp => new RegExp(`^${WEB}${text}`);

/** Domains on which OpenTable has its own site. */
const OPENTABLE_DOMAINS = ['com', 'co.uk', 'ca', 'de', 'es', 'ie', 'com.au', 'com.mx', 'nl'] as const;

function openTable(domain: (typeof OPENTABLE_DOMAINS)[number]): Provider {
  const site = `opentable.${domain}`;
  return {
    name: 'OpenTable',
    kind: 'booking',
    host: `https://www.${site}`,
    pages: [pattern(`${site.replaceAll('.', '\\.')}\\/restref\\/client\\/?\\?(?:[^#]*&)?rid=(\\d{1,12})(?:&|$)`)],
    frame: (id) => `/widget/reservation/canvas?rid=${id}&type=standard&theme=standard&overlay=false&iframe=true`,
    page: (id) => `https://www.${site}/restref/client/?rid=${id}`,
    height: 490,
  };
}

/** Only what a frame of a known host shows: a page never runs an unknown one. */
const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    kind: 'video',
    host: 'https://www.youtube-nocookie.com',
    pages: [
      pattern(`(?:m\\.)?youtube\\.com\\/(?:watch\\?(?:[^#]*&)?v=|embed\\/|shorts\\/|live\\/)${ID}`),
      pattern(`youtube-nocookie\\.com\\/embed\\/${ID}`),
      pattern(`youtu\\.be\\/${ID}`),
    ],
    frame: (id) => `/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    kind: 'video',
    host: 'https://player.vimeo.com',
    pages: [pattern('(?:player\\.)?vimeo\\.com\\/(?:video\\/|channels\\/[^/]+\\/)?(\\d{1,20})')],
    frame: (id) => `/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
  {
    name: 'Dailymotion',
    kind: 'video',
    host: 'https://geo.dailymotion.com',
    pages: [pattern(`dailymotion\\.com\\/(?:embed\\/)?video\\/${ID}`), pattern(`dai\\.ly\\/${ID}`)],
    frame: (id) => `/player.html?video=${id}`,
    page: (id) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    name: 'Spotify',
    kind: 'audio',
    host: 'https://open.spotify.com',
    pages: [
      pattern('open\\.spotify\\.com\\/(?:embed\\/)?((?:track|album|playlist|episode|show|artist)\\/[A-Za-z0-9]{1,64})'),
    ],
    frame: (id) => `/embed/${id}`,
    page: (id) => `https://open.spotify.com/${id}`,
    height: 352,
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    host: 'https://w.soundcloud.com',
    pages: [pattern('soundcloud\\.com\\/([A-Za-z0-9_-]{1,80}\\/(?:sets\\/)?[A-Za-z0-9_-]{1,120})')],
    frame: (id) => `/player/?url=${encodeURIComponent(`https://soundcloud.com/${id}`)}&visual=true`,
    page: (id) => `https://soundcloud.com/${id}`,
    height: 300,
  },
  {
    name: 'OpenStreetMap',
    kind: 'map',
    host: 'https://www.openstreetmap.org',
    pages: [pattern('openstreetmap\\.org\\/export\\/embed\\.html\\?([A-Za-z0-9.,%=&;-]{1,500})')],
    frame: (id) => `/export/embed.html?${id.replaceAll('&amp;', '&')}`,
    page: () => 'https://www.openstreetmap.org/',
    height: 400,
  },
  {
    name: 'X',
    kind: 'post',
    host: 'https://platform.twitter.com',
    pages: [pattern('(?:mobile\\.)?(?:twitter|x)\\.com\\/(?:[A-Za-z0-9_]{1,40}|i\\/web)\\/status\\/(\\d{1,25})')],
    frame: (id) => `/embed/Tweet.html?id=${id}&dnt=true`,
    page: (id) => `https://x.com/i/web/status/${id}`,
    height: 560,
  },
  {
    name: 'Instagram',
    kind: 'post',
    host: 'https://www.instagram.com',
    pages: [pattern('instagram\\.com\\/((?:p|reel|tv)\\/[A-Za-z0-9_-]{1,64})')],
    frame: (id) => `/${id}/embed/`,
    page: (id) => `https://www.instagram.com/${id}/`,
    height: 680,
  },
  {
    name: 'Flickr',
    kind: 'picture',
    host: 'https://www.flickr.com',
    pages: [pattern('flickr\\.com\\/photos\\/([A-Za-z0-9@_-]{1,64}\\/\\d{1,20})')],
    frame: (id) => `/photos/${id}/player/`,
    page: (id) => `https://www.flickr.com/photos/${id}/`,
    height: 480,
  },
  {
    name: 'Acuity Scheduling',
    kind: 'booking',
    host: 'https://app.acuityscheduling.com',
    pages: [pattern('(?:app\\.)?acuityscheduling\\.com\\/schedule\\.php\\?(?:[^#]*&)?owner=(\\d{1,12})')],
    frame: (id) => `/schedule.php?owner=${id}&ref=embedded_csp`,
    page: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}`,
    height: 800,
  },
  ...OPENTABLE_DOMAINS.map(openTable),
];

/** Hosts whose frames pages may show; the content policy of a page names those it uses. */
export type EmbedHost = `https://${string}`;
export const EMBED_HOSTS: readonly EmbedHost[] = [...PROVIDERS.map(({ host }) => host), 'https://disqus.com'];

/** The attribute under which markup names a frame that is not loaded yet. */
export const FRAME_ATTRIBUTE = 'data-frame-src';

/** The hosts a page's markup can embed something of. */
export function embedHostsIn(html: string): readonly EmbedHost[] {
  const waiting = html.includes(MARKUP_ATTRIBUTE) ? embedsWaitingIn(html) : [];
  if (waiting.length === 0 && !html.includes(FRAME_ATTRIBUTE)) return [];
  return EMBED_HOSTS.filter(
    (host) =>
      html.includes(`${FRAME_ATTRIBUTE}="${host}/`) || waiting.some(({ frameUrl }) => frameUrl.startsWith(`${host}/`)),
  );
}

/** Where the `video` formatter of templates keeps a provider's markup. */
const MARKUP_ATTRIBUTE = 'data-html="&lt;';

function embedsWaitingIn(html: string): readonly Embed[] {
  const values = [...html.matchAll(/data-html="(&lt;[^"]*)"/g)].map(([, value = '']) => value);
  return values
    .map((value) => embedInMarkup(value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')))
    .filter((embed) => embed !== null);
}

/** The video in markup a provider gave (`oembed.html`), if it is one that pages may show; the markup itself is never used. */
export function embedInMarkup(html: string): Embed | null {
  const frame = /<iframe\b[^>]{0,500}?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(html);
  const address = frame?.[1]?.replaceAll('&amp;', '&') ?? '';
  return address === '' ? null : parseEmbed(address.startsWith('//') ? `https:${address}` : address);
}

const WIDE = 16 / 9;
const DEFAULT_HEIGHT = 400;

/** The address of a video, a song or a map → how to show it; null for what no known provider shows. */
export function parseEmbed(url: string): Embed | null {
  const address = url.trim().slice(0, 2000);
  for (const provider of PROVIDERS) {
    const id = provider.pages.map((page) => page.exec(address)?.[1]).find((found) => found !== undefined);
    if (id !== undefined) return embedOf(provider, id);
  }
  return null;
}

function embedOf(provider: Provider, id: string): Embed {
  const { name, kind, host, frame, page, height = DEFAULT_HEIGHT } = provider;
  const ratio = kind === 'video' ? WIDE : null;
  return { provider: name, kind, frameUrl: host + frame(id), pageUrl: page(id), ratio, height };
}
