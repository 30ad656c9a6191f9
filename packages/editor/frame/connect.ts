import { CONNECT, HELLO } from './protocol.ts';

/**
 * Waits for the editor's port. Only the parent window on the app's origin may send it. No other script of the page
 * receives it, because this listener is registered first.
 */
export function connect(appOrigin: string, onPort: (port: MessagePort) => void): void {
  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== window.parent || event.origin !== appOrigin) return;
      if ((event.data as { readonly type?: unknown } | null)?.type !== CONNECT) return;
      event.stopImmediatePropagation();
      const [port] = event.ports;
      if (port !== undefined) onPort(port);
    },
    { capture: true },
  );
  window.parent.postMessage({ type: HELLO }, appOrigin);
}

/**
 * Returns the origin of the app whose canvas contains this page, or '' if the page is in a window of its own. The
 * page's policy (`frame-ancestors`) lets nobody else frame it.
 */
export function originOfApp(): string {
  if (window.parent === window) return '';
  const [ancestor] = 'ancestorOrigins' in location ? [...location.ancestorOrigins] : [];
  if (ancestor !== undefined) return ancestor;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}
