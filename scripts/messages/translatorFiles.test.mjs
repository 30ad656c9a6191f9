import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEntries, runMessagesCommand } from './messagesCommand.mjs';
import { MESSAGES, readAll, readSubject } from './readMessages.mjs';

let folder = '';
const said = [];
const run = (...words) => runMessagesCommand(words, { folder, print: (line) => said.push(line) });
const file = (name) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-messages-'));
  for (const language of ['en', 'ar', 'de'])
    cpSync(join(MESSAGES, language), join(folder, language), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['texts.xlf', 'texts.po'])('a file for translators, %s', (name) => {
  it.each(['ar', 'de'])('brings back every text of %s as it was', async (language) => {
    const before = readAll(folder).map(({ byLanguage }) => byLanguage.get(language));
    expect(await run('export', file(name), '--language', language)).toBe(0);
    rmSync(join(folder, language, 'cart.json'));
    expect(await run('import', file(name))).toBe(0);
    expect(readAll(folder).map(({ byLanguage }) => byLanguage.get(language))).toEqual(before);
  });

  it('holds the English and a note for a language that has nothing yet', async () => {
    expect(await run('export', file(name), '--language', 'sv')).toBe(0);
    const text = readFileSync(file(name), 'utf8');
    expect(text).toContain('Your cart is empty.');
    expect(text).toContain('The page of the cart.');
    expect(said.at(-1)).toBe(
      `${listEntries('sv', folder).length} texts, ${listEntries('sv', folder).length} without a translation`,
    );
  });

  it('brings nothing where an argument or a plural form is wrong, and says which', async () => {
    await run('export', file(name), '--language', 'de');
    const before = readFileSync(join(folder, 'de/cart.json'), 'utf8');
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replace('{title} entfernen', '{titel} entfernen'));
    expect(await run('import', file(name))).toBe(1);
    expect(said.slice(-2)).toEqual([
      'cart.json: cartPage/page/removeItem: there is no {titel}',
      'cart.json: cartPage/page/removeItem: {title} is left out',
    ]);
    expect(readFileSync(join(folder, 'de/cart.json'), 'utf8')).toBe(before);
  });

  it('leaves out what has another English text by now', async () => {
    await run('export', file(name), '--language', 'de');
    const text = readFileSync(file(name), 'utf8').replace('Your cart is empty.', 'Nothing here.');
    writeFileSync(file(name), text.replace('Ihr Warenkorb ist leer.', 'Nichts hier.'));
    expect(await run('import', file(name))).toBe(0);
    expect(readSubject('de', 'cart', folder)['cartPage/page/empty']).toBe('Ihr Warenkorb ist leer.');
    expect(said).toContain('cart.json: cartPage/page/empty has another English text by now: left out');
  });
});

it('tells how it is used where it is used otherwise', async () => {
  expect(await run('export')).toBe(2);
  expect(said.at(-1)).toContain('messages import FILE');
});
