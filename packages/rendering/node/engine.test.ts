import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, createPackReader } from './index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SAFE = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];

let folder: string;

/** A folder outside of the repository in which both packages are installed as `npm run build` leaves them. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-engine-'));
  const installed = join(folder, 'node_modules/@quoin');
  execFileSync(process.execPath, [join(ROOT, 'scripts/building/engine.mjs'), installed]);
  for (const name of ['template', 'rendering']) {
    cpSync(join(ROOT, 'packages', name, 'package.json'), join(installed, name, 'package.json'));
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script next to these packages in a separate Node process. Returns its output or its errors. */
function run(source: string, flags: readonly string[] = []): string {
  const file = join(folder, 'script.mjs');
  writeFileSync(file, source);
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, file], { cwd: folder, encoding: 'utf8', env: {} });
  return stdout + stderr;
}

/** The first program of a README. */
function programOf(readme: string): string {
  const text = readFileSync(join(ROOT, readme), 'utf8');
  return /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
}

/** What its comment says it prints. */
const promised = (program: string): string => [...program.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line).join('\n');

describe('the built engine, imported by plain Node (TPL-01)', () => {
  for (const readme of ['packages/template/README.md', 'packages/rendering/README.md']) {
    it(`runs the example of ${readme} and prints what it says`, () => {
      const program = programOf(readme);
      expect(program.trim().split('\n').length).toBeLessThanOrEqual(12);
      expect(run(program).trim()).toBe(promised(program));
      expect(run(program, SAFE).trim()).toBe(promised(program));
    });
  }

  it('writes money and dates in German, each locale read when it is first used (MONEY-01)', () => {
    const program = `
      import { createEngine } from '@quoin/rendering/engine';
      const engine = createEngine({ locale: 'de-DE', timeZone: 'Europe/Berlin' });
      const template = engine.compile('{price|money} {at|datetime} {at|datetime date:short time:short}');
      const data = { price: { value: '1234.5', currency: 'EUR' }, at: 1700000000000 };
      console.log(template.render(data).output);
      console.log(template.render(data, { locale: 'en-US' }).output);`;
    const lines = run(program, SAFE)
      .trim()
      .split('\n')
      .map((line) => line.replace(/\s/g, ' '));
    expect(lines).toEqual([
      '1.234,50 € 14. November 2023 14.11.23, 23:13',
      '€1,234.50 November 14, 2023 11/14/23, 11:13 PM',
    ]);
  });

  it('takes the language alone from @quoin/template, and both entries come with source maps', () => {
    const program = `
      import { compile } from '@quoin/template';
      const template = compile('Hello {name}', { formatters: new Map(), predicates: new Map() });
      console.log(template.render({ name: 'Mia' }, { now: 0 }).output);`;
    expect(run(program).trim()).toBe('Hello Mia');
    for (const file of ['template/dist/index.js', 'rendering/dist/engine.js', 'rendering/dist/engine-pure.js']) {
      expect([file, existsSync(join(folder, 'node_modules/@quoin', `${file}.map`))]).toEqual([file, true]);
    }
  });

  it('works in a browser-like place too: clock and packs are arguments there', () => {
    const program = `
      import { readFileSync } from 'node:fs';
      const { createEngine } = await import(${JSON.stringify('./node_modules/@quoin/rendering/dist/engine-pure.js')});
      const readPack = (language) => readFileSync('node_modules/@quoin/rendering/dist/packs/' + language + '.json', 'utf8');
      console.log(createEngine({ now: 0, locale: 'fr-FR', readPack }).render('{n|decimal}', { n: 1.5 }).output);`;
    expect(run(program).trim()).toBe('1,5');
  });
});

describe('the engine of the Node entry', () => {
  it('takes the options of the conformance cases as they are', () => {
    const engine = createEngine();
    const options = { expr: true, include: true, maxTokens: 50, maxStringLen: 5 } as const;
    const partials = { 'p.html': '{.var @x name}' };
    const { output, errors } = engine.render(
      '{.include p.html}{@x} {.inject @i ./i}{@i} {.eval 1 + 1}{.eval "abc" + "def"}',
      { name: 'Mia' },
      { ...options, partials, injects: { './i': 'injected' }, now: 0 },
    );
    expect(output).toBe('Mia injected 2');
    expect(errors.map(({ code }) => code)).toEqual(['EXPRESSION_REDUCE']);
  });

  it('keeps engines and calls apart: a partial of one is not seen by another', () => {
    const engine = createEngine({ partials: { a: 'engine' } });
    expect(engine.render('{@|apply a}', {}).output).toBe('engine');
    expect(engine.render('{@|apply a}', {}, { partials: { a: 'call' } }).output).toBe('call');
    expect(engine.render('{@|apply a}', {}).output).toBe('engine');
    expect(engine.render('{@|apply toString}', {}).errors.map(({ code }) => code)).toEqual(['APPLY_PARTIAL_MISSING']);
  });

  it('has the clock of the machine unless told otherwise', () => {
    const year = new Date().getUTCFullYear();
    const own = { name: 'clock', bind: () => (_: unknown, context: { now: number }) => context.now };
    const engine = createEngine({ formatters: [own] });
    expect(new Date(Number(engine.render('{@|clock}', {}).output)).getUTCFullYear()).toBe(year);
    expect(engine.render('{@|clock}', {}, { now: 5 }).output).toBe('5');
  });

  it('reads only packs of languages, from wherever they lie', () => {
    const packs = join(folder, 'own-packs');
    mkdirSync(packs, { recursive: true });
    writeFileSync(join(packs, 'de.json'), '{}');
    writeFileSync(join(folder, 'secret.json'), '{}');
    const readPack = createPackReader(packs);
    expect([readPack('de'), readPack('fr'), readPack('../secret')]).toEqual(['{}', undefined, undefined]);
  });

  it('renders without a locale and in one nobody knows as if there were no locale data', () => {
    const engine = createEngine();
    for (const locale of [undefined, 'xx', '', '../de', 'x'.repeat(500)]) {
      expect(engine.render('[{n|decimal}]', { n: 1.5 }, { locale })).toEqual({ output: '[]', errors: [] });
    }
  });
});
