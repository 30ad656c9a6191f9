/** A way to share a page: an address at another service, which is contacted only when the visitor goes there. */
export interface ShareLink {
  readonly service: ShareService;
  readonly url: string;
}

export const SHARE_SERVICES = ['Facebook', 'X', 'LinkedIn', 'Pinterest', 'Reddit', 'Email'] as const;
export type ShareService = (typeof SHARE_SERVICES)[number];

interface Shared {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  /** Absolute address of its picture; '' for none. */
  readonly imageUrl?: string;
}

/** Where a page can be shared; a service that shows pictures only where there is one. */
export function shareLinks({ url, title, imageUrl = '' }: Shared): readonly ShareLink[] {
  const to = (address: string, parts: Readonly<Record<string, string>>): string =>
    `${address}?${Object.entries(parts)
      .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))}`)
      .join('&')}`;
  return [
    { service: 'Facebook', url: to('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { service: 'X', url: to('https://x.com/intent/post', { url, text: title }) },
    { service: 'LinkedIn', url: to('https://www.linkedin.com/sharing/share-offsite/', { url }) },
    ...(imageUrl === ''
      ? []
      : [
          {
            service: 'Pinterest' as const,
            url: to('https://www.pinterest.com/pin/create/button/', { url, media: imageUrl, description: title }),
          },
        ]),
    { service: 'Reddit', url: to('https://www.reddit.com/submit', { url, title }) },
    { service: 'Email', url: to('mailto:', { subject: title, body: url }) },
  ];
}

/** `@name`, `name` or an address that ends with it → the profile; null for what is no name. */
export function followLink(account: string): { readonly name: string; readonly url: string } | null {
  const name = account.trim().split('/').at(-1)?.replace(/^@/, '') ?? '';
  return /^\w{1,40}$/.test(name) ? { name, url: `https://x.com/${name}` } : null;
}
