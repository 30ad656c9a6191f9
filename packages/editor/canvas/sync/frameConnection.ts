import { CONNECT, type FrameOrder, type FromFrame, HELLO } from '../../frame/protocol.ts';
import { readFromFrame } from '../../frame/reading/readFromFrame.ts';

export interface FrameConnection {
  /** Carries out an order on the page; answers its number, 0 while no page listens. */
  send(order: FrameOrder): number;
  /** Answers a page that came before this listened. */
  greet(): void;
  close(): void;
}

export interface ConnectionSetup {
  readonly siteOrigin: string;
  /** A page has come and listens: orders to the one before it are void. */
  onConnected(): void;
  onMessage(message: FromFrame): void;
}

/** Answers the page in the frame, each time one comes, with a port that nobody else on it gets. */
export function connectFrame(frame: HTMLIFrameElement, setup: ConnectionSetup): FrameConnection {
  let port: MessagePort | null = null;
  let count = 0;
  const hear = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== setup.siteOrigin) return;
    if ((event.data as { readonly type?: unknown } | null)?.type === HELLO) greet();
  };
  const greet = (): void => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFromFrame(data);
      if (message !== null) setup.onMessage(message);
    };
    frame.contentWindow?.postMessage({ type: CONNECT }, setup.siteOrigin, [channel.port2]);
    setup.onConnected();
  };
  window.addEventListener('message', hear);
  return {
    greet,
    send(order) {
      if (port === null) return 0;
      count += 1;
      port.postMessage({ ...order, number: count });
      return count;
    },
    close() {
      window.removeEventListener('message', hear);
      port?.close();
      port = null;
    },
  };
}
