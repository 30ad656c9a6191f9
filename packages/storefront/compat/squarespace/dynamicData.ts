import { NEW_MARKUP_EVENT } from '../../loader/newMarkup.ts';
import {
  all,
  call,
  create,
  ImageLoader,
  type NodeLike,
  one,
  type Subscription,
  tolerate,
  type YuiNode,
} from '../kit.ts';
import { cleanAddress, hashAddress } from './dynamicAddress.ts';

export interface DynamicDataOptions {
  /** Where the loaded part goes. */
  readonly wrapper?: NodeLike;
  /** Selector of the links that load. */
  readonly target?: string;
  /** Which parts of the loaded page; all of its body where nothing is said. */
  readonly injectEl?: string | null;
  readonly preCallback?: unknown;
  readonly postCallback?: unknown;
  /** The address of what is shown is after `#`. */
  readonly useHashes?: boolean;
  readonly autoOpenHash?: boolean;
  /** Pixels; on narrower windows links are links. */
  readonly minimumResolution?: number | null;
  readonly scrollToWrapperPreLoad?: boolean;
  /** What is loaded comes behind what is there. */
  readonly appendData?: boolean | null;
}

const ACTIVE = 'sqs-dynamic-data-active';
const LOADING = 'sqs-dynamic-data-loading';
const READY = 'sqs-dynamic-data-ready';
/** Says which page a place shows. */
const SHOWN = 'data-dynamic-data-link';

/**
 * `new Y.Squarespace.DynamicData({ wrapper, target, … })`: links of a page load a part of where they lead into a place of
 * this one. What fails to load is gone to instead: nobody stays on a link that does nothing.
 */
export class DynamicData {
  readonly #options: DynamicDataOptions;
  readonly #target: string;
  readonly #wrapper: YuiNode | null;
  readonly #ends: Subscription[] = [];

  constructor(options: DynamicDataOptions = {}) {
    this.#options = options;
    this.#target = options.target ?? '.sqs-dynamic-data';
    this.#wrapper = one(options.wrapper ?? 'body');
    const least = options.minimumResolution ?? 0;
    if (this.#wrapper === null || innerWidth < Number.parseInt(String(least), 10)) return;
    this.#ends.push(
      all(this.#target).on('click', (event) => {
        const { currentTarget, metaKey, ctrlKey, shiftKey } = event as {
          readonly currentTarget: YuiNode;
        } & Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>;
        // With a modifier key, the link opens in another window.
        if (metaKey || ctrlKey || shiftKey) return;
        (event as Event).preventDefault();
        void this.#open(currentTarget.getAttribute('href'), currentTarget, true);
      }),
    );
    if (options.autoOpenHash === true && location.hash !== '') this.simulateHash(location.hash);
  }

  /** As if the link of that address had been pressed. */
  simulateHash(hash: string): void {
    const wanted = hashAddress(hash);
    const link = [...all(this.#target)].find((each) => hashAddress(each.getAttribute('href')) === wanted);
    if (link !== undefined) void this.#open(link.getAttribute('href'), link, false);
  }

  destroy(): void {
    for (const end of this.#ends.splice(0)) end.detach();
  }

  async #open(address: string, link: YuiNode, isPressed: boolean): Promise<void> {
    const wrapper = this.#wrapper;
    if (wrapper === null) return;
    const { useHashes, scrollToWrapperPreLoad, preCallback } = this.#options;
    if (useHashes === true) history.pushState(null, '', `#${address.replace(/^#/, '')}`);
    if (isPressed && scrollToWrapperPreLoad === true) wrapper.scrollIntoView();
    if (this.#isShown(wrapper, address)) return;
    all(`.${ACTIVE}`).removeClass(ACTIVE);
    link.addClass(ACTIVE);
    wrapper.setAttribute(SHOWN, cleanAddress(address)).removeClass(READY).addClass(LOADING);
    tolerate(() => call(preCallback, null, []));
    const parts = await load(address, this.#options.injectEl ?? null);
    if (parts === null) return location.assign(address);
    this.#put(wrapper, address, parts);
  }

  #isShown(wrapper: YuiNode, address: string): boolean {
    const mark = `[${SHOWN}="${cleanAddress(address)}"]`;
    return this.#options.appendData ? wrapper.one(mark) !== null : wrapper.test(mark);
  }

  #put(wrapper: YuiNode, address: string, parts: DocumentFragment): void {
    if (this.#options.appendData) {
      const place = create('<div class="sqs-dynamic-data-wrapper"></div>').setAttribute(SHOWN, cleanAddress(address));
      wrapper.append(place.append(parts));
    } else wrapper.setHTML(parts);
    document.dispatchEvent(new Event(NEW_MARKUP_EVENT));
    for (const image of wrapper.all('img[data-src]')) {
      if (image.ancestor('.sqs-layout') === null) ImageLoader.load(image);
    }
    wrapper.removeClass(LOADING).addClass(READY);
    tolerate(() => call(this.#options.postCallback, null, []));
  }
}

/** Parts of another page of this site; scripts in them do not run. Null where there is no such page. */
async function load(address: string, selector: string | null): Promise<DocumentFragment | null> {
  try {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) return null;
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const parts = document.createDocumentFragment();
    parts.append(...(selector === null ? body.children : body.querySelectorAll(selector)));
    for (const script of parts.querySelectorAll('script')) script.remove();
    return parts;
  } catch {
    return null;
  }
}
