import { embedWordsIn } from '@quoin/domain/media';
import { browserMemory } from '../../page/browserMemory.ts';
import { pageLanguage } from '../../page/language.ts';
import { giveConsent, hasConsent } from './consent.ts';
import { quietAddress } from './quietAddress.ts';
import { toldHeight } from './toldHeight.ts';

/** Content of other providers: loads once the visitor agrees, for this time or for all of that provider. */
export function start(embeds: readonly HTMLElement[]): void {
  for (const embed of embeds) prepare(embed);
}

function prepare(embed: HTMLElement): void {
  const provider = embed.dataset.provider ?? '';
  if (hasConsent(browserMemory, provider)) {
    whenNear(embed, () => show(embed, false));
    return;
  }
  const always = alwaysField(provider);
  embed.querySelector('.embed__note')?.append(always);
  embed.querySelector('.embed__open')?.addEventListener('click', (event) => {
    event.preventDefault();
    if (always.querySelector('input')?.checked === true) giveConsent(browserMemory, provider);
    show(embed, true);
  });
  embed.dataset.islandAwake = '';
}

function show(embed: HTMLElement, isWanted: boolean): void {
  const { frameSrc = '', frameTitle = '' } = embed.dataset;
  const frame = document.createElement('iframe');
  // What comes by an earlier agreement must not begin to play by itself.
  frame.src = isWanted ? frameSrc : quietAddress(frameSrc);
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
    const height = source === frame.contentWindow ? toldHeight(data) : null;
    if (height !== null) frame.style.height = `${height}px`;
  });
}

function alwaysField(provider: string): HTMLLabelElement {
  const label = document.createElement('label');
  label.className = 'embed__always';
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.append(box, ` ${embedWordsIn(pageLanguage() ?? 'en').always(provider)}`);
  return label;
}

function whenNear(element: HTMLElement, run: () => void): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      run();
    },
    { rootMargin: '300px' },
  );
  watcher.observe(element);
}
