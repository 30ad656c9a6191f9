import { STAFF_EDIT_PATH } from '@quoin/contract/endpoints/running';

const LOOK =
  'position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:2147482000;min-height:2.75rem;padding:.625rem 1.125rem;border-radius:1.5rem;background:#1a1a1a;color:#fff;font:600 1rem/1.5 system-ui,sans-serif;text-decoration:none;box-shadow:0 .25rem 1rem #0005';

/** A way to where this page is edited, for whoever came from the app. The app is in English, and so is its link. */
export function showEditLink(): void {
  // In a frame the page is looked at by the app itself.
  if (window.top !== window) return;
  const link = document.createElement('a');
  link.href = `${STAFF_EDIT_PATH}?path=${encodeURIComponent(location.pathname)}`;
  link.textContent = 'Edit';
  link.lang = 'en';
  link.setAttribute('aria-label', 'Edit this page');
  link.dataset.editLink = '';
  link.style.cssText = LOOK;
  document.body.append(link);
}
