// What the storefront's scripts are made of, and which of it each kind of page brings (building/storefront.mjs).
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './storefront-languages.mjs';

export const PACKAGE = fileURLToPath(new URL('../../packages/storefront/', import.meta.url));

/** Widgets and what they load, each module a separate entry. Shared code (React above all) is split off. */
export const MODULES = {
  page: 'page/startPage.ts',
  mount: 'mount.tsx',
  'add-to-cart': 'widgets/add-to-cart/widget.tsx',
  'product-gallery': 'widgets/product-gallery/widget.tsx',
  'cart-pill': 'widgets/cart-pill/widget.tsx',
  cart: 'widgets/cart/widget.tsx',
  checkout: 'widgets/checkout/widget.tsx',
  form: 'widgets/form/widget.tsx',
  // Fetched by widgets and parts that need them.
  restock: 'widgets/restock/SoldOutForm.tsx',
  questions: 'widgets/questions/QuestionsDialog.tsx',
  'quick-view': 'widgets/quick-view/openQuickView.tsx',
  'lightbox-gallery': 'widgets/lightbox/LightboxGallery.tsx',
  'product-parts': 'product-markup/reactParts.tsx',
  'captcha-work': 'captcha/proofOfWork.ts',
  'captcha-google': 'captcha/recaptcha.ts',
};

/** What parts without React bring once they are wanted, each one file with all it needs. */
export const BROUGHT_MODULES = {
  'products-alive': 'product-markup/adoptProducts.ts',
  'printed-galleries': 'printed-galleries/startGalleries.ts',
  'embed-frame': 'widgets/embed/showFrame.ts',
};

/** Parts that need no React, and a worker: each one file with all it needs, for it comes alone. */
export const LIGHT_MODULES = {
  'captcha-solver': 'captcha/solver.ts',
  announcement: 'widgets/announcement/widget.ts',
  embed: 'widgets/embed/widget.ts',
  film: 'widgets/film/widget.ts',
  gallery: 'widgets/gallery/widget.ts',
  // Linked by pages whose menus have folders: the loader does not know of it.
  menus: 'menus/closeMenus.ts',
  // Linked by pages in themes of others.
  'header-room': 'header-room/keepClear.ts',
  // Linked by pages with a button on a picture that moves.
  motion: 'motion/stopMotion.ts',
  // Linked by pages with a built-in product list.
  'product-list': 'product-list/followFilters.ts',
  'image-loader': 'image-loader/loadImages.ts',
  like: 'widgets/like/widget.ts',
  lesson: 'widgets/lesson/widget.ts',
  'language-suggestion': 'widgets/language-suggestion/widget.ts',
  lightbox: 'widgets/lightbox/widget.ts',
  'member-forms': 'member/followMember.ts',
  'own-texts': 'page/words/ownTexts.ts',
  'card-payment': 'widgets/card-payment/widget.ts',
  'wallet-payment': 'widgets/wallet-payment/widget.ts',
  passkey: 'widgets/passkey/widget.ts',
  products: 'product-markup/startProducts.ts',
  popup: 'widgets/popup/widget.ts',
  'quick-view-links': 'widgets/quick-view/widget.ts',
  'site-search': 'widgets/site-search/widget.ts',
  'smooth-scroll': 'smooth-scroll/followLinks.ts',
  telemetry: 'reporting/telemetry/startTelemetry.ts',
  recorder: 'reporting/recording/recorder.ts',
};

/** Modules that report visits: the first on every page, the others where needed. */
export const REPORTING = {
  'start-reporting': 'reporting/startReporting.ts',
  consent: 'reporting/consent/askConsent.ts',
  tracker: 'reporting/tracking/startTracker.ts',
  'cart-watch': 'reporting/tracking/watchCart.ts',
  'cart-story': 'reporting/tracking/cartEvents.ts',
  'event-validation': 'reporting/tracking/validateEvent.ts',
  pixels: 'reporting/pixels/startPixels.ts',
  recording: 'reporting/recording/startRecording.ts',
};

/** Of those, what comes with the page's live cart, which widgets bring. */
export const TELLING_CARTS = ['cart-watch', 'cart-story'];

/** The others never come without the first: what it has is one file, of which they take what they need. */
export const REPORTING_SHARING = {
  root: PACKAGE,
  isWhole: true,
  libraries: [],
  first: [REPORTING['start-reporting']],
  others: Object.values(REPORTING).slice(1),
  apart: [],
};

/** What product pages have in common with each other's widgets and with these is one file. */
export const SHARING = {
  root: PACKAGE,
  /** Also one file: they are always needed together. */
  libraries: ['react', 'react-dom', 'react-dom/client'],
  first: [MODULES['add-to-cart'], MODULES['product-gallery'], MODULES['cart-pill']],
  others: [MODULES.cart, MODULES.checkout, MODULES.form, MODULES.questions, MODULES['lightbox-gallery']],
  // Come before or without the others.
  apart: [MODULES.page, MODULES.mount],
};

/** What a page of each kind brings in the end, once all of it is awake. */
export const PAGES = {
  content: [],
  /** Every part without React at once: more than any page has. */
  'lively content': ['announcement', 'embed', 'film', 'gallery', 'image-loader', 'lightbox', 'popup', 'smooth-scroll'],
  'content with cart': ['page', 'mount', 'cart-pill'],
  product: ['page', 'mount', 'add-to-cart', 'product-gallery', 'cart-pill'],
  'sold-out product': ['page', 'mount', 'add-to-cart', 'product-gallery', 'cart-pill', 'restock'],
  'product that asks': ['page', 'mount', 'add-to-cart', 'product-gallery', 'cart-pill', 'questions'],
  'list with quick view': ['quick-view-links', 'page', 'quick-view', 'cart-pill'],
  counting: ['start-reporting'],
  /** A theme that prints its product with the language's own formatters. */
  'product in formatters': ['products', 'products-alive', 'page', 'mount', 'cart-pill'],
  /** A product, a search: all that comes before anybody turns to a widget. */
  'told page': ['start-reporting', 'telemetry', 'tracker'],
  cart: ['page', 'mount', 'cart'],
  checkout: ['page', 'mount', 'checkout'],
  'touched form': ['page', 'mount', 'form'],
  ...Object.fromEntries(LANGUAGES.flatMap(pagesIn)),
};

/** The pages on which another language than English weighs most; `words-…` are files of words. */
function pagesIn(language) {
  const words = `words-${language}`;
  const product = [words, 'page', 'mount', 'add-to-cart', 'product-gallery', 'cart-pill'];
  return [
    [`product in ${language}`, product],
    [`sold-out product in ${language}`, [...product, 'restock']],
    [`product that asks in ${language}`, [...product, 'questions']],
    [`form in ${language}`, [words, `${words}-form`, 'page', 'mount', 'form']],
    [`cart in ${language}`, [words, `${words}-sale`, 'page', 'mount', 'cart']],
    [`checkout in ${language}`, [words, `${words}-sale`, 'page', 'mount', 'checkout']],
  ];
}
