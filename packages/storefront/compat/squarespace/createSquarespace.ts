import { NEW_MARKUP_EVENT } from '../../loader/newMarkup.ts';
import { Lifecycle } from './lifecycle.ts';

type Script = (y: object) => unknown;

/** Parts of a page that templates let begin after they have put new content into it. Here all begin alike. */
const PARTS = [
  'initializeAudioBlock',
  'initializeCollectionPages',
  'initializeCommerce',
  'initializeFormBlocks',
  'initializeGlobalPage',
  'initializeLayoutBlocks',
  'initializePageContent',
  'initializeSummaryV2',
  'initializeVideo',
  'initializeVideoBlock',
  'initializeWebsiteComponent',
] as const;

type Parts = Readonly<Record<(typeof PARTS)[number], () => void>>;

/** `Squarespace` of existing templates: the life of a page as its scripts follow it. */
export function createSquarespace(y: object) {
  const life = new Lifecycle(y);
  const wake = (): void => void document.dispatchEvent(new Event(NEW_MARKUP_EVENT));
  return {
    ...(Object.fromEntries(PARTS.map((name) => [name, wake])) as Parts),
    get AFTER_BODY_LOADED(): boolean {
      return life.isLoaded;
    },
    /** The first argument is always `Y`. */
    onInitialize: (_y: unknown, script: Script) => life.onInitialize(script),
    onDestroy: (_y: unknown, script: Script) => life.onDestroy(script),
    afterBodyLoad: () => life.bodyLoaded(),
    load: () => life.bodyLoaded(),
    /** Modules that some markup asks for: all there are here come with the page. */
    addLoadTrigger: wake,
    globalInit() {
      wake();
      life.initialize();
    },
    globalDestroy: () => life.destroy(),
  };
}
