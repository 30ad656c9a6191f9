import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CurrencyCode } from '@quoin/domain/money';

/** A demo site's folder, as its README describes it. Ours to write, so read without suspicion. */
export interface DemoSite {
  readonly identifier: string;
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly country: string;
  readonly theme: string;
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly addressTitle: string;
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly addressCountry: string;
  };
  readonly announcement: string;
  readonly tweaks: Readonly<Record<string, string>>;
  readonly navigation: Readonly<Record<string, readonly DemoLink[]>>;
  readonly store: DemoStore;
  readonly categories: readonly { readonly path: string; readonly name: string }[];
  readonly pages: readonly DemoPage[];
}

export interface DemoLink {
  readonly page?: string;
  readonly url?: string;
  readonly title?: string;
}

interface DemoStore {
  readonly continueShoppingUrl: string;
  readonly expressCheckout: boolean;
  readonly scarcityThreshold: number;
  readonly multipleQuantityAllowedForServices: boolean;
  readonly measurementStandard: string;
  readonly showNoteField: boolean;
  readonly taxNote: string;
  readonly taxNoteWithoutShipping: string;
  readonly returnPolicy: string;
  readonly shippingOptions: readonly {
    readonly name: string;
    readonly description: string;
    readonly price: string;
    readonly minDays: number;
    readonly maxDays: number;
    readonly countries: readonly string[];
  }[];
}

export interface DemoPage {
  readonly type: 'page' | 'products' | 'blog';
  readonly urlId: string;
  readonly title: string;
  readonly isHomepage?: boolean;
  readonly navigationTitle?: string;
  readonly mainImage?: string;
  readonly description?: string;
  readonly body?: string;
  readonly seoDescription?: string;
  readonly products?: string;
  readonly pageSize?: number;
  readonly posts?: readonly string[];
}

/** The JSON comment a journal file begins with. */
export interface DemoPost {
  readonly title: string;
  readonly publishOn: string;
  readonly author: string;
  readonly image: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly excerpt: string;
}

export async function readDemoSite(folder: string): Promise<DemoSite> {
  return JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as DemoSite;
}

export async function readDemoPost(folder: string, file: string): Promise<{ head: DemoPost; body: string }> {
  const text = await readFile(join(folder, file), 'utf8');
  const match = /^<!--([\s\S]*?)-->\s*/.exec(text);
  if (!match) throw new Error(`${file} does not begin with its JSON comment.`);
  return { head: JSON.parse(match[1]!) as DemoPost, body: text.slice(match[0].length) };
}

export interface DemoPicture {
  readonly file: string;
  readonly alt: string;
}

/** Draws the demo's pictures into `outDir` in a process of its own, which uses the other core. */
export async function renderDemoArt(folder: string, outDir: string): Promise<readonly DemoPicture[]> {
  const child = spawn(process.execPath, [join(folder, 'art/render.mjs'), outDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`The demo's pictures could not be drawn (exit code ${code}).`);
  return JSON.parse(output) as readonly DemoPicture[];
}
