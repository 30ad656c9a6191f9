import { CAPTCHA_COMPACT_BELOW, type CaptchaProvider } from '@quoin/domain/access';
import { setBadgeShown } from './badge.ts';
import type { CaptchaPart } from './captcha.ts';

/** As much of Google's global as we use. */
export interface Grecaptcha {
  ready(run: () => void): void;
  render(node: HTMLElement, options: BoxOptions): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

interface BoxOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'compact' | 'normal';
  /** Called once the box is ticked. */
  readonly callback: () => void;
}

export interface GoogleParts {
  /** The global, once its script is there and ready. */
  readonly load: (address: string, isEnterprise: boolean) => Promise<Grecaptcha>;
}

const V2_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';
const ENTERPRISE_SCRIPT = 'https://www.google.com/recaptcha/enterprise.js?render=';

/**
 * Google's captchas. Their script loads only when a visitor interacts with a form that uses it, and on no other pages
 * (CAPT-03).
 */
export function recaptcha(
  provider: Exclude<CaptchaProvider, 'proofOfWork'>,
  siteKey: string,
  parts: GoogleParts = { load: loadGoogle },
): CaptchaPart {
  return provider === 'recaptchaV2' ? box(siteKey, parts) : score(siteKey, parts);
}

/** A box to tick in each container. */
function box(siteKey: string, parts: GoogleParts): CaptchaPart {
  const widgets: { readonly id: number; readonly node: HTMLElement }[] = [];
  let google: Grecaptcha | null = null;
  let waiting: (() => void)[] = [];
  const tick = (): void => {
    for (const go of waiting) go();
    waiting = [];
  };
  const token = (): string => widgets.map(({ id }) => google?.getResponse(id) ?? '').find((each) => each !== '') ?? '';
  return {
    async load() {
      google = await parts.load(V2_SCRIPT, false);
    },
    render(node, { theme = 'light' }) {
      if (google === null) return;
      const place = node.ownerDocument.createElement('div');
      node.replaceChildren(place);
      const size = node.clientWidth < CAPTCHA_COMPACT_BELOW ? 'compact' : 'normal';
      widgets.push({ id: google.render(place, { sitekey: siteKey, theme, size, callback: tick }), node });
    },
    execute: async () => token(),
    solved: () =>
      new Promise((resolve) => {
        if (token() === '') waiting.push(resolve);
        else resolve();
      }),
    reset() {
      for (const { id } of widgets) google?.reset(id);
    },
    destroy() {
      for (const { id, node } of widgets.splice(0)) {
        google?.reset(id);
        node.replaceChildren();
      }
    },
  };
}

/** Nothing to tick: Google looks on and scores. It wants its badge in a corner. */
function score(siteKey: string, parts: GoogleParts): CaptchaPart {
  let google: Grecaptcha | null = null;
  return {
    async load() {
      google = await parts.load(ENTERPRISE_SCRIPT + encodeURIComponent(siteKey), true);
    },
    render: () => undefined,
    execute: async (action) => (await google?.execute(siteKey, { action })) ?? '',
    reset: () => undefined,
    destroy: () => setBadgeShown(false),
  };
}

interface GoogleWindow {
  readonly grecaptcha?: Grecaptcha & { readonly enterprise?: Grecaptcha };
}

const scripts = new Map<string, Promise<void>>();

async function loadGoogle(address: string, isEnterprise: boolean): Promise<Grecaptcha> {
  const coming = scripts.get(address) ?? addScript(address);
  scripts.set(address, coming);
  // The next one who asks tries again.
  coming.catch(() => scripts.delete(address));
  await coming;
  const { grecaptcha } = window as unknown as GoogleWindow;
  const google = isEnterprise ? grecaptcha?.enterprise : grecaptcha;
  if (google === undefined) throw new Error('The captcha script brought nothing');
  await new Promise<void>((resolve) => google.ready(resolve));
  return google;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The captcha script did not come'));
    };
    document.head.append(script);
  });
}
