import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

/** All that the server itself may run over what strangers send. */
const PACKAGES = ['template', 'domain', 'contract', 'rendering', 'server'];
const ROOT = join(import.meta.dirname, '../../..');
const LEFT_OUT = /^(?:node_modules|dist|testing|cli)$|\.test\.tsx?$/;
/** A pattern as it is in source code: after something that a value follows, before something that ends one. */
const LITERAL =
  /(?<=(?:[=(,:[!&|?{};>]|return|=>)\s*)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?=\s*(?:[),;.\]}:?&|\n]|$))/g;
const COMMENTS = /^\s*(?:\/\/|\*|\/\*).*$/gm;

const LENGTH = 65_536;
/**
 * A sound pattern takes a millisecond, however busy the machine. One that looks for each end again takes many seconds.
 */
const LIMIT_MS = 1000;
/** Started again and again and never ended. */
const UNITS = [
  ' ',
  'a',
  '1',
  '.',
  '-',
  '/',
  '<',
  '<a',
  '(',
  '{',
  '[',
  '"',
  ',',
  'a.',
  'a@',
  '&#',
  '\n',
  '%2f',
  '<!--',
  '{.',
];

interface Pattern {
  readonly where: string;
  readonly pattern: RegExp;
}

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

function patternsIn(path: string): readonly Pattern[] {
  const source = readFileSync(path, 'utf8').replace(COMMENTS, '');
  return [...source.matchAll(LITERAL)].map(([, body = '', flags = '']) => ({
    where: path.slice(ROOT.length + 1),
    pattern: new RegExp(body, flags.replace(/[gy]/g, '')),
  }));
}

/**
 * Returns the text that keeps the pattern busy, or null. A pattern looks for what ends a text from where it begins:
 * `/(?<!0)0+$/`, not `/0+$/`. Parts that can share a character must not be adjacent.
 */
function weaknessOf(pattern: RegExp): string | null {
  const own = pattern.source.replace(/[\\^$*+?()[\]{}|]/g, '');
  const scene = createContext({ pattern, text: '' });
  for (const unit of [...UNITS, own]) {
    scene.text = `${unit.repeat(Math.floor(LENGTH / Math.max(1, unit.length)))}\0`;
    try {
      runInContext('pattern.test(text)', scene, { timeout: LIMIT_MS });
    } catch {
      return unit;
    }
  }
  return null;
}

it('64 KB of nothing good keep no pattern of the product busy (SC-45)', () => {
  const all = PACKAGES.flatMap((name) => [...sourcesIn(join(ROOT, name))].flatMap(patternsIn));
  expect(all.length).toBeGreaterThan(300);
  const distinct = new Map(all.map((found) => [String(found.pattern), found]));
  const weak = [...distinct.values()].flatMap(({ where, pattern }) => {
    const unit = weaknessOf(pattern);
    return unit === null ? [] : [`${where}: ${pattern} on ${JSON.stringify(unit)} over and over`];
  });
  expect(weak).toEqual([]);
});
