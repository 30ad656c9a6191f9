import { readFrameHeight } from './frameHeight.ts';
import { withoutAutoplay } from './withoutAutoplay.ts';

/** Puts the provider's frame in the place of its picture; with `isWanted`, a visitor has pressed for it just now. */
export function showFrame(embed: HTMLElement, isWanted: boolean): void {
  const { frameSrc = '', frameTitle = '' } = embed.dataset;
  const frame = document.createElement('iframe');
  // What comes by an earlier agreement must not begin to play by itself.
  frame.src = isWanted ? frameSrc : withoutAutoplay(frameSrc);
  frame.title = frameTitle;
  frame.className = 'embed__frame';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (embed.dataset.frameGrows !== undefined) growWith(frame);
  embed.replaceChildren(frame);
  embed.dataset.islandAwake = '';
  if (isWanted) frame.focus();
}

/** As high as what is in it says it is. */
function growWith(frame: HTMLIFrameElement): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const height = source === frame.contentWindow ? readFrameHeight(data) : null;
    if (height !== null) frame.style.height = `${height}px`;
  });
}
