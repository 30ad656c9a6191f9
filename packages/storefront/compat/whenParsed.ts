import { tolerate } from './fault.ts';

/** Runs once the whole page has been read; at once where it has. Runs of one page keep their order. */
export function whenParsed(run: () => void): void {
  const safely = (): void => tolerate(run);
  if (document.readyState !== 'loading') safely();
  else document.addEventListener('DOMContentLoaded', safely, { once: true });
}
