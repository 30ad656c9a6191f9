import { createWriteStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportKind } from '@quoin/domain/site';
import { type ArchiveCode, exportSite, exportSiteToFolder, importSite } from '../archive/index.ts';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { buildDeps } from '../buildDeps.ts';
import { createCommerce } from '../commerce.ts';
import type { Installation } from '../installation.ts';
import { exportFile } from '../moveOut/index.ts';
import { visitingSite } from '../platform/http/visitingSite.ts';
import { createVisitHandler } from '../requestHandler.ts';
import { closeDeps } from '../server.ts';
import { findSite, type Site, siteAddress } from '../sites/index.ts';
import { exportStaticToFolder, exportStaticZip } from '../staticExport/index.ts';
import { createAccounts } from '../team/index.ts';
import { type Arguments, UsageFault } from './arguments.ts';

/** To the terminal's output, so that it can be piped; to a FILE where one is named, or unpacked into a FOLDER. */
export async function runSiteExport(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, , file] = words;
  const identifier = options.get('site');
  if (!identifier) throw new UsageFault('export site needs --site SLUG.');
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  const isContentOnly = options.has('content');
  const wanted = { baseUrl: siteAddress(installation.config, site), actor: PRODUCT_ITSELF, isContentOnly };
  if (file !== undefined && isFolder(file)) {
    const done = await exportSiteToFolder(installation, site, { ...wanted, folder: file });
    if (!done.ok) throw new UsageFault(`${file} holds other things than an archive of a site.`);
    console.log(`${done.value} files written to ${file}`);
    return 0;
  }
  const { bytes, size } = await exportSite(installation, site, wanted);
  const out = file === undefined ? process.stdout : createWriteStream(file);
  await pipeline(Readable.from(bytes), out, { end: file !== undefined });
  if (file !== undefined) console.log(`${size} bytes written to ${file}`);
  return 0;
}

/** A file that other products read: to the terminal's output, or to a FILE. */
export async function runFileExport(installation: Installation, kind: ExportKind, args: Arguments): Promise<number> {
  const [, , file] = args.words;
  const identifier = args.options.get('site');
  if (!identifier) throw new UsageFault(`export ${kind} needs --site SLUG.`);
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  const wanted = { kind, baseUrl: siteAddress(installation.config, site), actor: PRODUCT_ITSELF };
  const bytes = await exportFile(installation, site, wanted);
  await pipeline(Readable.from(bytes), file === undefined ? process.stdout : createWriteStream(file), {
    end: file !== undefined,
  });
  if (file !== undefined) console.log(`${statSync(file).size} bytes written to ${file}`);
  return 0;
}

/** The published site as static files: into a FOLDER, or as one FILE.zip. */
export async function runStaticExport(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, , target] = words;
  const identifier = options.get('site');
  if (!target || !identifier) throw new UsageFault('export static needs a FOLDER or FILE.zip and --site SLUG.');
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  const baseUrl = siteAddress(installation.config, site);
  const { origin = baseUrl, forms = 'live' } = Object.fromEntries(options);
  if (!/^https?:\/\/[^/?#\s]+$/.test(origin))
    throw new UsageFault('--origin is an address without a path, like https://www.example.com.');
  if (forms !== 'live' && forms !== 'none') throw new UsageFault('--forms can be live or none.');
  const deps = buildDeps(installation);
  try {
    const parts = { deps, commerce: createCommerce(deps), accounts: createAccounts(deps) };
    return await visitingSite(createVisitHandler(parts), new URL(baseUrl).host, async (visit) => {
      const wanted = { visit, baseUrl, origin, forms, actor: PRODUCT_ITSELF } as const;
      if (!target.endsWith('.zip')) return staticFolder(installation, site, { ...wanted, folder: target });
      const { bytes, size } = await exportStaticZip(installation, site, wanted);
      await pipeline(Readable.from(bytes), createWriteStream(target));
      console.log(`${size} bytes written to ${target}`);
      return 0;
    });
  } finally {
    await closeDeps(deps);
  }
}

async function staticFolder(
  installation: Installation,
  site: Site,
  wanted: Parameters<typeof exportStaticToFolder>[2],
): Promise<number> {
  const done = await exportStaticToFolder(installation, site, wanted);
  if (!done.ok) throw new UsageFault(`${wanted.folder} holds other things than a static export.`);
  console.log(`${done.value.pages} pages, ${done.value.files} files written to ${wanted.folder}`);
  return 0;
}

/** One that is there, or a name that ends like one. */
function isFolder(path: string): boolean {
  return path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

const SENTENCES: Readonly<Record<ArchiveCode, (identifier: string, owner: string) => string>> = {
  archiveUnknown: () => 'The file is not an archive of a site, or of a later version.',
  archiveIncomplete: () => 'The archive is not complete: nothing was made of it.',
  siteTaken: (identifier) => `There is a site "${identifier}" already: choose another --site.`,
  accountUnknown: (_, owner) => `Nobody has an account with the address ${owner}.`,
};

export async function runSiteImport(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, , path] = words;
  const [identifier, owner] = [options.get('site'), options.get('owner')];
  if (!path || !identifier || !owner) throw new UsageFault('import site needs a FILE, --site SLUG and --owner EMAIL.');
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(identifier)) {
    throw new UsageFault('A SLUG is small letters, digits and hyphens, like my-shop.');
  }
  const made = await importSite(installation, { path, identifier, owner });
  if (!made.ok) throw new UsageFault(SENTENCES[made.problem.code](identifier, owner));
  console.log(`The site "${identifier}" is made.`);
  return 0;
}
