import type { PageType } from '@quoin/domain/site';
import { prepareFor } from '../../platform/http/replies/encoded.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { Site } from '../../sites/index.ts';
import { pageAnswer, pageReply } from './pageAnswer.ts';
import { systemPageContent } from './pageContents.ts';
import type { PageRenderer, Rendering } from './pageRenderer.ts';
import { present, type RequestHeaders, type SharedPages } from './sharedPages.ts';

export type SystemPageName =
  | 'account'
  | 'card-payment'
  | 'cart'
  | 'checkout'
  | 'coming-soon'
  | 'donate'
  | 'form'
  | 'gift-card'
  | 'gift-card-balance'
  | 'order-confirmed'
  | 'order-received'
  | 'order-status'
  | 'draft-pay'
  | 'order-withdraw'
  | 'installments'
  | 'lock-screen'
  | 'locked'
  | 'policy'
  | 'restock'
  | 'reviews'
  | 'search'
  | 'sso-screen'
  | 'subscribe'
  | 'subscription'
  | 'wallet-payment'
  | 'not-found';

export interface SystemPageOptions {
  readonly pageType: PageType;
  readonly path: string;
  /** Plain text; the page's own title in the theme when left out. */
  readonly title?: string;
}

export interface SharedSystemPage {
  readonly name: SystemPageName;
  readonly path: string;
  /** All that its content depends on, in addition to what is published. */
  readonly wish: readonly (string | number)[];
  readonly headers: RequestHeaders;
  /** Asked only where it is not kept. */
  readonly load: () => Promise<SystemPageOptions & { readonly view: Readonly<Record<string, unknown>> }>;
}

type View = Readonly<Record<string, unknown>>;

export interface SystemPages {
  /** `system/<name>.page` inside the site's layout, as a whole document. `view` joins the root of the page JSON. */
  systemPage(site: Site, name: SystemPageName, view: View, options: SystemPageOptions): Promise<string>;
  /** The same, for a page that everybody may have: kept as the pages of the site are. */
  sharedSystemPage(site: Site, wanted: SharedSystemPage): Promise<Reply>;
}

interface SystemPagesOptions {
  readonly renderer: PageRenderer;
  readonly shared: SharedPages;
  readonly now: () => number;
}

/** Pages that are the product's own: cart, checkout, account, and what is not found. */
export function systemPages({ renderer, shared, now }: SystemPagesOptions): SystemPages {
  const render = (
    site: Site,
    name: SystemPageName,
    wanted: SystemPageOptions & { view: View; isShareable: boolean },
  ) => {
    const { title = '', path, pageType, view, isShareable } = wanted;
    return renderer.render(site, async (_trx, frame) => {
      const page = systemPageContent(frame, { name, title, path, pageType, view });
      return { status: 200, isShareable, page };
    });
  };
  return {
    async systemPage(site, name, view, options) {
      const rendering: Rendering | null = await render(site, name, { ...options, view, isShareable: false });
      return rendering?.rendered.html ?? '';
    },
    async sharedSystemPage(site, { name, path, wish, headers, load }) {
      const start = async () => {
        const rendering = await render(site, name, { ...(await load()), isShareable: true });
        return pageAnswer(site.id, present(rendering, path), undefined, now());
      };
      const { page } = await shared.keep(site, { path, wish }, start);
      await prepareFor(page.body, headers);
      return pageReply(200, page, headers);
    },
  };
}
