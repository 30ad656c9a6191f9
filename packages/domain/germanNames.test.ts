import { texts } from '@quoin/messages/app/languages/de';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** Names are read when a module is evaluated, as in a browser that speaks German. */
async function inGerman() {
  vi.resetModules();
  const { speakApp } = await import('@quoin/messages/appTables');
  speakApp(() => ({ language: 'de', texts }));
  const [blocks, mails] = await Promise.all([import('@quoin/domain/blocks'), import('@quoin/domain/texts')]);
  return { ...blocks, ...mails };
}

describe('names in the app in German (28.2, 29.2)', () => {
  let german: Awaited<ReturnType<typeof inGerman>>;
  beforeAll(async () => {
    german = await inGerman();
  });
  // What the next file imports is evaluated anew, in English.
  afterAll(() => void vi.resetModules());

  it.each([
    ['image', 'Bild', 'Bild auswählen'],
    ['button', 'Schaltfläche', 'Link für die Schaltfläche auswählen'],
    ['summary-v2', 'Übersicht', 'Sammlungsseite auswählen'],
  ] as const)('the block %s is called %s and asks for: %s', (type, name, empty) => {
    expect(german.definitionOf(type)).toMatchObject({ name, empty });
  });

  it('fields of blocks and their choices', () => {
    expect(german.definitionOf('accordion')?.fields).toMatchObject({
      icon: { label: 'Zeichen', choices: { plus: 'Plus', arrow: 'Pfeil', none: 'Keine' } },
      hasDividers: { label: 'Trennlinien' },
    });
    expect(german.BLOCK_GROUPS.forms).toBe('Formulare und Suche');
  });

  it.each([
    ['orderConfirmation', 'Bestellbestätigung'],
    ['subscriptionCanceled', 'Abo gekündigt'],
    ['lowStock', 'Geringer Bestand'],
  ] as const)('the mail %s is called %s', (name, title) => {
    expect(german.mailNames(name).title).toBe(title);
  });
});
