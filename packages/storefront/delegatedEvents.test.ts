import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DELEGATED_EVENTS } from './delegatedEvents.ts';

/** Props of our own components, which are no events of the browser. */
const OWN = 'Answer Answers Choose Closed Drop Leave Press Quantity Remove Sent Sending Settle Text Turn'.split(' ');
/** React's name → the browser's, for those that come through the root. */
const THROUGH_ROOT: Readonly<Record<string, string>> = {
  ...{ Change: 'change', Click: 'click', Submit: 'submit', KeyDown: 'keydown', KeyUp: 'keyup' },
  ...{ Focus: 'focusin', Blur: 'focusout', Input: 'input' },
};
/** React asks the element itself. */
const AT_ELEMENT = ['Scroll', 'Close', 'Cancel', 'Load', 'Error', 'Toggle'];
/** In separate roots without an island, which receive all events. */
const IN_OWN_ROOT = ['TouchStart', 'TouchEnd'];

const PACKAGES = join(import.meta.dirname, '..');
const sources = ['storefront/widgets', 'storefront/page', 'ui'].flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.tsx') && !/node_modules|\.test\./.test(file)),
);

/** Every `onSomething` that widgets hand on, without `on`. */
function namesIn(file: string): string[] {
  const text = readFileSync(join(PACKAGES, file), 'utf8');
  return [...text.matchAll(/\bon([A-Z]\w*)\s*[=:?]/g)].map(([, name = '']) => name);
}

describe('events that widgets hear', () => {
  it('looks at all of them', () => {
    expect(sources.length).toBeGreaterThan(25);
  });

  it.each(sources)('%s asks for none that its root does not hear (PF-09)', (file) => {
    for (const name of namesIn(file)) {
      if (OWN.includes(name) || AT_ELEMENT.includes(name)) continue;
      if (IN_OWN_ROOT.includes(name)) expect(file).toContain('LightboxGallery');
      else
        expect(DELEGATED_EVENTS, `on${name}: add it to DELEGATED_EVENTS, or to the props of our own`).toContain(
          THROUGH_ROOT[name],
        );
    }
  });
});
