import { type Embed, embedInMarkup, embedWordsIn } from '@quoin/domain/media';
import { browserMemory } from '../../page/browserMemory.ts';
import { pageLanguage } from '../../page/language.ts';
import { giveConsent, hasConsent } from '../../widgets/embed/consent.ts';
import { withoutAutoplay } from '../../widgets/embed/withoutAutoplay.ts';
import { type BaseClass, createClass, type YuiObject } from '../base/classes.ts';
import { PluginBase } from '../base/plugin.ts';
import { ImageLoader, type YuiNode } from '../kit.ts';

const SHOWING = 'showing-video';
const PLAYER = '[data-island="embed"], video';
const loaders = new Set<YuiObject>();
const embeds = new WeakMap<YuiObject, Embed>();

const placeOf = (loader: YuiObject): HTMLElement | null => {
  const node = (loader.get('host') as YuiNode)._node;
  return node instanceof HTMLElement ? node : null;
};

/**
 * `wrapper.plug(Y.Squarespace.VideoLoader, { mode })`: the video stored in the wrapper's `data-html`, under its
 * picture. It loads when the visitor plays it. Until then nothing is requested from its provider, unless the visitor
 * has consented.
 */
export const VideoLoader: BaseClass = createClass('videoLoader', PluginBase, {
  statics: {
    NS: 'videoloader',
    ATTRS: {
      /** How picture and video fill the wrapper: `fill`, `fit` or `none`. */
      mode: { value: 'fill' },
      load: { value: true },
      showingVideo: { value: false, readOnly: true },
    },
  },
  members: {
    initializer(this: YuiObject) {
      const place = placeOf(this);
      const embed = embedInMarkup(place?.dataset.html ?? '');
      // Without a picture over it the page comes with a player in the wrapper.
      if (place === null || embed === null || place.querySelector(PLAYER) !== null) return;
      embeds.set(this, embed);
      loaders.add(this);
      prepare(this, place, embed);
      this.after('modeChange', () => fit(this, place));
      if (hasConsent(browserMemory, embed.provider) && place.querySelector('.sqs-video-overlay') === null)
        showFrame(this, false);
    },
    destructor(this: YuiObject) {
      loaders.delete(this);
      (this.showOverlay as () => void).call(this);
      placeOf(this)?.querySelector('.sqs-video-ask')?.remove();
    },
    showVideo(this: YuiObject) {
      return showFrame(this, true);
    },
    play(this: YuiObject) {
      return showFrame(this, true);
    },
    /** A frame of another provider can be stopped only by taking it away. */
    pause(this: YuiObject) {
      return hideFrame(this);
    },
    showOverlay(this: YuiObject) {
      return hideFrame(this);
    },
    reload(this: YuiObject) {
      const place = placeOf(this);
      if (place !== null) fit(this, place);
      return this;
    },
    /** Where one video plays, others show their picture again. */
    _showOverlayOnOthers(this: YuiObject) {
      for (const other of loaders) if (other !== this) hideFrame(other);
    },
  },
});

/** The picture, and over it a button that names the video's provider and what it then learns. */
function prepare(loader: YuiObject, place: HTMLElement, { provider, kind }: Embed): void {
  const words = embedWordsIn(pageLanguage() ?? 'en');
  const overlay = place.querySelector<HTMLElement>('.sqs-video-overlay');
  if (overlay !== null) overlay.style.opacity = '1';
  const ask = document.createElement('div');
  ask.className = 'sqs-video-ask';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sqs-video-play';
  const title = place.querySelector('img')?.alt ?? '';
  button.textContent = `${words.load(kind, title)} ${words.at(provider)}`;
  const note = document.createElement('p');
  note.className = 'sqs-video-note';
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.append(box, ` ${words.always(provider)}`);
  note.append(`${words.note(provider)} `, label);
  ask.append(button, note);
  place.append(ask);
  const start = (): void => {
    if (box.checked) giveConsent(browserMemory, provider);
    showFrame(loader, true);
  };
  button.addEventListener('click', start);
  // Where the visitor has agreed before, the whole picture plays; else the note has to be read first.
  overlay?.addEventListener('click', () => (hasConsent(browserMemory, provider) ? start() : button.focus()));
  fit(loader, place);
}

function fit(loader: YuiObject, place: HTMLElement): void {
  const mode = String(loader.get('mode'));
  const image = place.querySelector('.sqs-video-overlay img');
  if (image !== null && loader.get('load') !== false) ImageLoader.load(image, { load: true, mode });
  const frame = place.querySelector<HTMLElement>('iframe.sqs-video-frame');
  const isFilling = mode === 'fill';
  place.style.position = isFilling ? 'relative' : '';
  if (frame !== null) {
    Object.assign(frame.style, { border: '0', width: '100%', height: isFilling ? '100%' : 'auto' });
    Object.assign(frame.style, { position: isFilling ? 'absolute' : '', inset: isFilling ? '0' : '' });
    frame.style.aspectRatio = isFilling ? '' : '16 / 9';
  }
}

function showFrame(loader: YuiObject, isWanted: boolean): YuiObject {
  const place = placeOf(loader);
  const embed = embeds.get(loader);
  if (place === null || embed === undefined || loader.get('showingVideo') === true) return loader;
  const frame = document.createElement('iframe');
  frame.className = 'sqs-video-frame';
  // What comes by an earlier agreement must not begin to play by itself.
  frame.src = isWanted ? embed.frameUrl : withoutAutoplay(embed.frameUrl);
  frame.title = place.querySelector('.sqs-video-play')?.textContent ?? embed.provider;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  place.append(frame);
  place.classList.add(SHOWING);
  hide(place, true);
  loader._set('showingVideo', true);
  fit(loader, place);
  if (isWanted) {
    (loader._showOverlayOnOthers as () => void).call(loader);
    frame.focus();
  }
  return loader;
}

function hideFrame(loader: YuiObject): YuiObject {
  const place = placeOf(loader);
  place?.querySelector('iframe.sqs-video-frame')?.remove();
  place?.classList.remove(SHOWING);
  if (place !== null) hide(place, false);
  loader._set('showingVideo', false);
  return loader;
}

function hide(place: HTMLElement, isHidden: boolean): void {
  for (const each of place.querySelectorAll<HTMLElement>('.sqs-video-overlay, .sqs-video-ask')) each.hidden = isHidden;
}
