import { escapeHtml } from '../page/escape.ts';

/** Schemes a link may have; anything else would run or open something nobody expects. */
const SAFE = /^(?:https?:|mailto:|tel:|sms:|\/(?!\/)|#|\?)/i;

/** An address an owner typed, when a page may lead there; '' otherwise. `example.com` gets its scheme. */
export function safeAddress(typed: string): string {
  const address = typed.trim();
  if (SAFE.test(address)) return address;
  return /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+([/?#]|$)/u.test(address) ? `https://${address}` : '';
}

/** Attributes of an `a` that leads there. */
export function linkAttributes(address: string, isNewWindow: boolean): string {
  return `href="${escapeHtml(address)}"${isNewWindow ? ' target="_blank" rel="noopener"' : ''}`;
}
