import { CONNECT, HELLO } from '../../../frame/protocol.ts';
import type { StageNews, StageOrder } from '../../../frame/replay/stageMessages.ts';

export interface Stage {
  send(order: StageOrder): void;
  close(): void;
}

/**
 * Gives the page in the frame a port as soon as it asks for one. The page sends its messages through that port alone.
 */
export function connectStage(
  frame: HTMLIFrameElement,
  setup: { readonly siteOrigin: string; onConnected(): void; onNews(news: StageNews): void },
): Stage {
  let port: MessagePort | null = null;
  const greet = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== setup.siteOrigin) return;
    if ((event.data as { readonly type?: unknown } | null)?.type !== HELLO) return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent<StageNews>) => setup.onNews(data);
    frame.contentWindow?.postMessage({ type: CONNECT }, setup.siteOrigin, [channel.port2]);
    setup.onConnected();
  };
  window.addEventListener('message', greet);
  return {
    send: (order) => port?.postMessage(order),
    close() {
      window.removeEventListener('message', greet);
      port?.close();
    },
  };
}
