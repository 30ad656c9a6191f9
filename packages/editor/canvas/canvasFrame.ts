import * as texts from '@quoin/messages/app/canvasFrame';
import type { Device } from '../document/editor.ts';
import { HELLO } from '../frame/protocol.ts';
import { DEVICE_WIDTHS } from './zoom.ts';

/** A page that was asked for before there was a canvas to show it in. */
interface Early {
  readonly frame: HTMLIFrameElement;
  readonly url: string;
  /** Changes of the site that were known when it was asked for. */
  readonly revision: number;
  hasCome: boolean;
  stop(): void;
}

let early: Early | null = null;
/** Early frames that are in a canvas by now. */
const taken = new WeakMap<HTMLIFrameElement, Early>();

function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = texts.pagePreview;
  frame.tabIndex = -1;
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  return frame;
}

/**
 * Begins to load a draft page out of sight, while the editor's own code is still on its way (ED-46). Only where the browser
 * can move a frame with all that is in it: elsewhere the canvas begins with its own.
 */
export function beginCanvasFrame(asked: {
  readonly url: string;
  readonly revision: number;
  readonly device: Device;
}): void {
  dropCanvasFrame();
  if (!('moveBefore' in Element.prototype)) return;
  const frame = makeFrame();
  const place = { position: 'fixed', visibility: 'hidden', border: '0', left: '0', top: '0' };
  Object.assign(frame.style, place, { width: `${DEVICE_WIDTHS[asked.device]}px`, height: '100%' });
  const hear = ({ source, origin, data }: MessageEvent): void => {
    const isHello = (data as { readonly type?: unknown } | null)?.type === HELLO;
    if (isHello && source === frame.contentWindow && origin === new URL(asked.url).origin) made.hasCome = true;
  };
  const made: Early = {
    ...{ frame, url: asked.url, revision: asked.revision, hasCome: false },
    stop: () => window.removeEventListener('message', hear),
  };
  window.addEventListener('message', hear);
  document.body.append(frame);
  frame.contentWindow?.location.replace(asked.url);
  early = made;
}

/** Takes the early frame away again. */
export function dropCanvasFrame(): void {
  early?.stop();
  early?.frame.remove();
  early = null;
}

/**
 * Puts the frame of a canvas in its place: the one that was loaded early, or a new one. From now on, the canvas
 * receives its messages.
 */
export function placeCanvasFrame(place: HTMLElement): HTMLIFrameElement {
  if (early === null) return place.appendChild(makeFrame());
  const { frame } = early;
  early.stop();
  frame.removeAttribute('style');
  place.moveBefore(frame, null);
  taken.set(frame, early);
  early = null;
  return frame;
}

/**
 * Shows a draft page as of `revision` changes. Returns `come` if it was loaded early and its hello was not answered. A
 * frame's new address must not become an entry of the browser's history.
 */
export function showInFrame(frame: HTMLIFrameElement, page: { url: string; revision: number }): 'come' | 'asked' {
  const begun = taken.get(frame);
  taken.delete(frame);
  const isSame = begun?.url === page.url && begun.revision === page.revision;
  if (!isSame) frame.contentWindow?.location.replace(page.url);
  return isSame && begun.hasCome ? 'come' : 'asked';
}
