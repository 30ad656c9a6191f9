import { PIXEL_GREETING, pixelFramePath } from '@quoin/contract/endpoints/site';
import type { PixelPage, Purpose } from '@quoin/domain/analytics';

/** What a frame knows from its first moment on. */
export interface PixelGiven {
  readonly page: PixelPage;
  readonly consent: Readonly<Record<Purpose, boolean>>;
  /** '' where there is none. */
  readonly visitorId: string;
}

/**
 * A frame that nobody sees, in a sandbox: it may run scripts and nothing else, and belongs to no site. Says `begin` with the
 * port to it when it is there; answers how to end it. Nothing that it sends is listened to but its greeting.
 */
export function openPixelFrame(id: string, given: PixelGiven, begin: (port: MessagePort) => void): () => void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // The address of an order has a key in it.
  frame.referrerPolicy = 'no-referrer';
  frame.name = JSON.stringify(given);
  frame.src = pixelFramePath(id);
  const greet = ({ source, data, ports: [port] }: MessageEvent): void => {
    if (source !== frame.contentWindow || data !== PIXEL_GREETING || port === undefined) return;
    removeEventListener('message', greet);
    begin(port);
  };
  addEventListener('message', greet);
  document.body.append(frame);
  return () => {
    removeEventListener('message', greet);
    frame.remove();
  };
}
