import { Window } from 'happy-dom';
import { vi } from 'vitest';

const NAMES = [
  ...['window', 'document', 'location', 'history', 'localStorage', 'addEventListener', 'matchMedia'],
  ...['HTMLElement', 'HTMLFormElement', 'HTMLAnchorElement', 'HTMLTemplateElement', 'HTMLFieldSetElement', 'Element'],
  ...['Event', 'MouseEvent', 'CustomEvent', 'MutationObserver', 'getComputedStyle', 'requestAnimationFrame'],
] as const;

/** A page in a browser without a picture: its globals are those of the test until `leave`. */
export function windowOf(url: string, body: string) {
  const made = new Window({ url });
  made.document.body.innerHTML = body;
  for (const name of NAMES) vi.stubGlobal(name, made[name as keyof typeof made]);
  const find = (selector: string) => made.document.querySelector(selector) as unknown as HTMLElement;
  return { window: made, find, leave: () => vi.unstubAllGlobals() };
}
