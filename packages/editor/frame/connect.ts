import { CONNECT, HELLO } from './protocol.ts';

/**
 * Waits for the editor's port. Only the window around this one, on the app's origin, may give it; no other script of the page
 * hears of it, because this one came first.
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
 * The origin of the app whose canvas this page is in; '' when it stands in a window of its own. The page's policy
 * (`frame-ancestors`) lets nobody else frame it.
 */
export function originOfApp(): string {
  if (window.parent === window) return '';
  const [ancestor] = 'ancestorOrigins' in location ? [...location.ancestorOrigins] : [];
  if (ancestor !== undefined) return ancestor;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}
