import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop } from './testing/appShop.ts';
import { createTestDatabase, MIGRATIONS_DIR, type TestDatabase } from './testing/database.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CSV = 'Product Type,Title,Price,Stock,Hosted Image URLs\nPHYSICAL,Ridge,38.00,4,\nPHYSICAL,Night,free,1,\n';

let test: TestDatabase;
let folder: string;
let program: string;

beforeAll(async () => {
  test = await createTestDatabase();
  await addShop(test.db, { identifier: 'prints' });
  folder = mkdtempSync(join(tmpdir(), 'quoin-cli-'));
  program = await bundle();
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
  rmSync(join(program, '..'), { recursive: true });
});

/** Bundles the CLI like the product: next to its migrations, where its dependencies are found. */
async function bundle(): Promise<string> {
  const outdir = join(HERE, 'node_modules/.cache/quoin-tests', `cli-${process.pid}`);
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));
  const outside = Object.keys({ ...dependencies, ...optionalDependencies });
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: [join(HERE, 'cli.ts')],
    outfile: join(outdir, 'cli.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: outside.filter((name) => !name.startsWith('@quoin/')),
    logLevel: 'error',
  });
  cpSync(MIGRATIONS_DIR, join(outdir, 'migrations'), { recursive: true });
  return join(outdir, 'cli.mjs');
}

const quoin = (...args: string[]) => quoinWithInput('', ...args);

/** With something on its input. */
async function quoinWithInput(
  input: string,
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: test.url, DATA_DIR: join(folder, 'data') };
  const flags = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];
  const child = spawn(process.execPath, [...flags, program, ...args], { env, cwd: folder });
  child.stdin.end(input);
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

/** A command that goes on, with what it has said. */
function begin(...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: test.url, DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, [program, ...args], { env, cwd: folder });
  let out = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      out += text;
      for (const look of waiting) look();
    });
  }
  const said = (wanted: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (!wanted.test(out)) return;
        waiting.delete(look);
        resolve(out);
      };
      waiting.add(look);
      look();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { said, ended, stop: () => child.kill('SIGINT') };
}

describe('the command line', () => {
  it('adds a theme: tells first, installs with --apply, shows it with --use, goes back and removes it', async () => {
    const theme = join(folder, 'checkout');
    mkdirSync(join(theme, 'blocks'), { recursive: true });
    writeFileSync(join(theme, 'template.conf'), '{"name": "Mine", "layouts": {"default": {"regions": ["site"]}}}');
    writeFileSync(join(theme, 'site.region'), '<p>{squarespace.main-content}</p>');
    writeFileSync(join(theme, 'blocks/broken.block'), 'one\n{.section x}');
    const told = await quoin('theme', 'add', theme, '--site', 'prints');
    expect([told.code, told.err]).toEqual([0, '']);
    expect(told.out).toMatch(/^blocks\/broken\.block:\d+:\d+: error: /m);
    expect(told.out).toContain('Nothing was changed: add --apply to install it.');
    expect((await quoin('theme', 'list', '--site', 'prints')).out).not.toContain('mine@');
    const added = await quoin('theme', 'add', theme, '--site', 'prints', '--apply', '--use');
    const [, reference] = /(mine@\d+) is installed/.exec(added.out) ?? [];
    expect((await quoin('theme', 'list', '--site', 'prints')).out).toContain(`* ${reference}`);
    expect((await quoin('theme', 'remove', 'mine', '--site', 'prints')).err).toContain('This theme is in use.');
    expect((await quoin('theme', 'use', 'folio', '--site', 'prints')).code).toBe(0);
    expect((await quoin('theme', 'use', 'mine', '--site', 'prints')).out).toContain(`in ${reference}`);
    await quoin('theme', 'use', 'folio', '--site', 'prints');
    expect((await quoin('theme', 'remove', 'mine', '--site', 'prints')).code).toBe(0);
    expect((await quoin('theme', 'use', 'mine', '--site', 'prints')).code).toBe(2);
  }, 120_000);

  it('shows a folder while it is worked on, says what a change breaks, and leaves nothing behind', async () => {
    const theme = join(folder, 'worked-on');
    mkdirSync(theme);
    writeFileSync(join(theme, 'template.conf'), '{"name": "Worked on", "layouts": {"default": {"regions": ["site"]}}}');
    writeFileSync(join(theme, 'site.region'), 'one');
    const dev = begin('theme', 'dev', theme, '--site', 'prints');
    expect(await dev.said(/2 files, 0 errors/)).toContain('/?quoin-theme=');
    writeFileSync(join(theme, 'site.region'), '{.section x}');
    expect(await dev.said(/2 files, [1-9]\d* error/)).toMatch(/^site\.region:1:\d+: error: /m);
    const rows = () => test.asOwner("select state from theme_version where name = 'worked-on'");
    expect(await rows()).toEqual([{ state: 'dev' }]);
    dev.stop();
    expect(await dev.ended).toBe(0);
    expect(await rows()).toEqual([]);
  }, 120_000);

  it('imports a product file: tells first, does it with --apply, and a second time changes nothing (IMP-1)', async () => {
    writeFileSync(join(folder, 'products.csv'), CSV);
    const told = await quoin('import', 'products', 'products.csv', '--site', 'prints');
    expect(told).toEqual({
      code: 1,
      err: '',
      out: [
        'line 3: Price: "free" is not a valid price. Use a format such as 24.00.',
        '1 would be created, 0 would be updated, 0 unchanged',
        'Nothing was changed: add --apply to do it.',
        '',
      ].join('\n'),
    });
    expect(await test.asOwner('select title from item')).toEqual([]);
    const done = await quoin('import', 'products', 'products.csv', '--site', 'prints', '--apply');
    expect(done.out).toContain('1 created, 0 updated, 0 unchanged');
    writeFileSync(join(folder, 'products.csv'), CSV.replace('free', '12.00'));
    const again = await quoin('import', 'products', 'products.csv', '--site', 'prints', '--apply');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(
      /^1 created, 0 updated, 1 unchanged\nTo take it back: import undo [0-9a-f-]{36} --site prints\n$/,
    );
  });

  it('takes pictures from beside the file and from nowhere else on the machine', async () => {
    const sharp = (await import('sharp')).default;
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    mkdirSync(join(folder, 'table/art'), { recursive: true });
    writeFileSync(join(folder, 'table/art/in.png'), png);
    writeFileSync(join(folder, 'out.png'), png);
    const pictures = ['art/in.png', '../out.png', 'art/../../out.png', join(folder, 'out.png')];
    const rows = pictures.map((picture, n) => `PHYSICAL,Picture ${n},1.00,1,${picture}`);
    writeFileSync(join(folder, 'table/p.csv'), `Product Type,Title,Price,Stock,Hosted Image URLs\n${rows.join('\n')}`);
    const told = await quoin('import', 'products', 'table/p.csv', '--site', 'prints');
    expect(told.out.match(/^line \d/gm)).toEqual(['line 3', 'line 4', 'line 5']);
  });

  it('examines the books', async () => {
    expect(await quoin('doctor')).toEqual({ code: 0, out: '0 violations\n', err: '' });
    await test.asOwner('update variant set on_hand = on_hand + 1');
    const found = await quoin('doctor', '--site', 'prints');
    expect(found.code).toBe(1);
    expect(found.out).toContain('prints: STK-2 stock on hand = sum of its movements: ');
    await test.asOwner('update variant set on_hand = on_hand - 1');
  });

  it('sets a new password for somebody, and signs him out everywhere', async () => {
    await test.asOwner(
      "insert into account (id, email, display_name, password_hash, created_at) values (gen_random_uuid(), 'per@example.com', 'Per', 'x', now())",
    );
    const common = await quoinWithInput('password123\n', 'password', 'per@example.com');
    expect([common.code, common.out]).toEqual([1, expect.stringContaining('Many people use this password')]);
    const unknown = await quoinWithInput('a long new phrase\n', 'password', 'nobody@example.com');
    expect([unknown.code, unknown.out.trim()]).toEqual([1, 'No account has this email address.']);
    const done = await quoinWithInput('a long new phrase\n', 'password', 'PER@example.com');
    expect([done.code, done.err]).toEqual([0, '']);
    const [row] = await test.asOwner<{ epoch: number; password_hash: string }>(
      "select epoch, password_hash from account where email = 'per@example.com'",
    );
    expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id/) });
    expect(row!.epoch).toBeGreaterThan(1);
  });

  it('says in one line what it was not told', async () => {
    const said = async (...args: string[]) => {
      const { code, err } = await quoin(...args);
      return [code, err.trim()];
    };
    expect(await said('doctor', '--site', 'nowhere')).toEqual([2, 'There is no site "nowhere".']);
    expect(await said('import', 'products', 'x.csv')).toEqual([2, 'import products needs a FILE and --site SLUG.']);
    expect(await said('import', 'products', 'x.csv', '--site', 'prints')).toEqual([
      2,
      'The file x.csv cannot be read.',
    ]);
    expect(await said('doctor', '--site')).toEqual([2, '--site needs a value.']);
  });

  it('renders a template without an installation and prints all of it, however long', async () => {
    writeFileSync(join(folder, 'long.html'), '{.repeated section list}{@} {.end}');
    writeFileSync(join(folder, 'long.json'), JSON.stringify({ list: Array.from({ length: 50_000 }, () => 'words') }));
    const { code, out, err } = await quoin('template', 'render', 'long.html', '--data', 'long.json');
    expect([code, out.length, err]).toEqual([0, 300_000, '']);
  });

  it('shows how it is used', async () => {
    expect(await quoin()).toMatchObject({ code: 0, out: expect.stringContaining('Usage:') });
    expect(await quoin('dance')).toMatchObject({ code: 2, out: expect.stringContaining('Usage:') });
  });
});
