import { createHash } from 'node:crypto';
import { pixelFramePath } from '@quoin/contract/endpoints/site';
import { type Pixel, pixelsOf, trackingSettingsOf } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { pixelDocument, TAG_HOSTS, type TagHosts } from '../pixels/pixelDocument.ts';

/**
 * Serves the content of pixel frames (decision 0072). The policy puts each document into its own sandbox regardless of
 * who opens it, so third-party code has no cookies, no storage and no access to the page around it.
 */
export function pixelRoutes({
  config,
}: {
  readonly config: Pick<Deps['config'], 'googleTag' | 'metaPixel'>;
}): SiteRoute[] {
  const hosts = { google: config.googleTag ?? TAG_HOSTS.google, meta: config.metaPixel ?? TAG_HOSTS.meta };
  const path = pixelFramePath(':id').replace('%3A', ':');
  const handle = async (request: SiteRequest): Promise<Reply> => {
    const { settings } = request.site;
    const pixel = pixelsOf(settings).find(({ id, isOn }) => isOn && id === request.params.id);
    if (pixel === undefined || trackingSettingsOf(settings).isTrackingOff) return notFound(request);
    return frameOf(pixel, hosts);
  };
  return [{ method: 'GET', path, rate: 'tracking', forgery: 'none', isAnonymous: true, handle }];
}

function frameOf(pixel: Pixel, hosts: TagHosts): Reply {
  const { html: body, scripts } = pixelDocument(pixel, hosts);
  const headers = {
    'content-security-policy': [...FRAME, ...sourcesOf(pixel, scripts, hosts)].join('; '),
    // The page's own response decides whether there is a frame. A minute is enough for visitors who browse pages.
    'cache-control': 'private, max-age=60',
    'x-robots-tag': 'noindex',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=()',
  };
  return html(body, { headers });
}

const FRAME = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
];

/** Where Google's tag loads from and reports to, in Google's own words. */
const GOOGLE_REPORTS = [
  ...['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  ...['https://*.g.doubleclick.net', 'https://*.google.com', 'https://*.googleadservices.com'],
];

function sourcesOf({ kind }: Pixel, scripts: readonly string[] | null, hosts: TagHosts): readonly string[] {
  // Whatever its owner brought may load what it likes: it is alone in there.
  if (scripts === null) {
    const anywhere = ['https:', ...standIn(hosts.google, TAG_HOSTS.google)].join(' ');
    return [
      `script-src 'unsafe-inline' 'unsafe-eval' ${anywhere}`,
      `img-src ${anywhere} data:`,
      `connect-src ${anywhere}`,
      "style-src 'unsafe-inline' https:",
      'font-src https:',
      'frame-src https:',
    ];
  }
  const ours = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
  if (kind === 'metaPixel') return [`script-src ${ours}`, `img-src ${hosts.meta}`];
  const reports = [hosts.google, ...GOOGLE_REPORTS].join(' ');
  return [`script-src ${ours} ${hosts.google}`, `img-src ${reports}`, `connect-src ${reports}`];
}

function standIn(host: string, real: string): readonly string[] {
  return host === real ? [] : [host];
}
