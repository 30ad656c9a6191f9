import { embedWordsIn } from '@quoin/domain/media';
import { browserMemory } from '../../page/browserMemory.ts';
import { pageLanguage } from '../../page/language.ts';
import { giveConsent, hasConsent } from './consent.ts';

/** Content of other providers: loads once the visitor agrees, for this time or for all of that provider. */
export function start(embeds: readonly HTMLElement[]): void {
  for (const embed of embeds) prepare(embed);
}

/** The frame's own code comes once a frame is wanted (PF-01). */
const bring = () => import('./showFrame.ts');

function prepare(embed: HTMLElement): void {
  const provider = embed.dataset.provider ?? '';
  if (hasConsent(browserMemory, provider)) {
    whenNear(embed, () => void bring().then(({ showFrame }) => showFrame(embed, false), console.warn));
    return;
  }
  const always = alwaysField(provider);
  embed.querySelector('.embed__note')?.append(always);
  const link = embed.querySelector<HTMLAnchorElement>('.embed__open');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    if (always.querySelector('input')?.checked === true) giveConsent(browserMemory, provider);
    // Should it not come, the link leads where it always led.
    bring().then(
      ({ showFrame }) => showFrame(embed, true),
      () => location.assign(link.href),
    );
  });
  embed.dataset.islandAwake = '';
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
