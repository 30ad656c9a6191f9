import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '@quoin/domain/cart';
import type { FormField, FormKind, FormSettings } from '@quoin/domain/forms';
import type { CurrencyCode } from '@quoin/domain/money';
import type { PopupSettings, ShareService, WeekDay } from '@quoin/domain/site';
import type { JsonObject } from '../platform/database/schema/columns.ts';

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
  /** What its owner says instead of us, in the site's language, by the keys of the texts. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly tweaks: Readonly<Record<string, string>>;
  /** What its owner chose in the style panel, as the product keeps it; absent: the theme's own look. */
  readonly style?: JsonObject;
  readonly navigation: Readonly<Record<string, readonly DemoLink[]>>;
  readonly store: DemoStore;
  readonly categories: readonly { readonly path: string; readonly name: string }[];
  readonly pages: readonly DemoPage[];
  /** Whether visitors comment and like; keys as page data has them. */
  readonly comments?: Readonly<Record<string, boolean | number>>;
  /** Where else the site's people are. */
  readonly socialLinks?: readonly { readonly name: string; readonly url: string }[];
  /** Services at which visitors may share pages. */
  readonly shareButtons?: readonly ShareService[];
  /** When people may come, by day. */
  readonly businessHours?: Readonly<Partial<Record<WeekDay, string>>>;
  readonly mailingLists?: readonly DemoNamed[];
  /** Free to join for everybody who signs in. */
  readonly memberAreas?: readonly DemoNamed[];
  /** Over its pages; what it does not say stays as it is at first. */
  readonly popup?: Partial<PopupSettings>;
  /** Whether visitors are asked about cookies. */
  readonly hasCookieBanner?: boolean;
  readonly forms?: readonly DemoForm[];
}

/** Something that pages and forms name by its key. */
export interface DemoNamed {
  readonly key: string;
  readonly name: string;
  readonly description: string;
}

export interface DemoLink {
  readonly page?: string;
  readonly url?: string;
  readonly title?: string;
  /** What it holds, where it is a folder or an index. */
  readonly items?: readonly DemoLink[];
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
  readonly termsOfService?: string;
  readonly privacyPolicy?: string;
  readonly pricing: { readonly priceTaxInterpretation: 'INCLUSIVE' | 'EXCLUSIVE' };
  readonly taxRules: readonly {
    readonly name: string;
    readonly jurisdiction: string;
    readonly ratePpm: number;
    readonly places: readonly Place[];
  }[];
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
  readonly type: 'page' | 'products' | 'blog' | 'events' | DemoListType | 'index' | 'folder' | 'cover-page';
  readonly urlId: string;
  readonly title: string;
  readonly isHomepage?: boolean;
  readonly navigationTitle?: string;
  readonly mainImage?: string;
  readonly description?: string;
  readonly body?: string;
  /** Its sections and blocks, instead of a body. */
  readonly document?: string;
  readonly seoDescription?: string;
  readonly products?: string;
  /** What buyers say of them: a file as other programs export it. */
  readonly reviews?: string;
  /** What buyers of digital products download: files that the art script writes, by the product's address. */
  readonly downloads?: Readonly<Record<string, readonly string[]>>;
  readonly pageSize?: number;
  readonly posts?: readonly string[];
  readonly events?: readonly string[];
  /** Of the lists that are ordered by hand. */
  readonly entries?: readonly DemoEntry[];
  /** Of a cover page: keys of page data. */
  readonly screen?: Readonly<Record<string, unknown>>;
  /** Who sees it; absent: everybody. `areas`: their members, by key. */
  readonly access?: { readonly password: string } | { readonly areas: readonly string[] };
}

/** Lists whose entries are pictures, works, tracks, films or lessons. */
export type DemoListType = 'portfolio' | 'gallery' | 'album' | 'videos' | 'course';

export interface DemoEntry {
  readonly urlId: string;
  readonly title: string;
  /** What it looks like; of a work the first of its pictures. */
  readonly image: string;
  readonly pictures?: readonly string[];
  readonly excerpt?: string;
  readonly body?: string;
  readonly author?: string;
  readonly tags?: readonly string[];
  /** A page of a provider, and how long it plays in seconds. */
  readonly recording?: { readonly url: string; readonly seconds: number };
  /** Of a lesson. */
  readonly chapter?: string;
}

/** A form: fields and settings as the product keeps them, without what stays as it is at first. */
export interface DemoForm {
  readonly key: string;
  readonly name: string;
  readonly kind?: FormKind;
  /** Key of the list its people join. */
  readonly mailingList?: string;
  readonly fields: readonly (Partial<FormField> & Pick<FormField, 'id' | 'type' | 'title'>)[];
  readonly settings?: Partial<FormSettings>;
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

/** The JSON comment a file of an event begins with. Days count from the day the demo is made, so that it is never over. */
export interface DemoEvent extends Omit<DemoPost, 'publishOn'> {
  readonly inDays: number;
  /** `19:00`, on a clock where it happens. */
  readonly from: string;
  readonly to: string;
  readonly timeZone?: string;
  /** Keys of page data. */
  readonly location: Readonly<Record<string, string | number>>;
}

export async function readDemoSite(folder: string): Promise<DemoSite> {
  return JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as DemoSite;
}

export async function readDemoPost<Head = DemoPost>(
  folder: string,
  file: string,
): Promise<{ head: Head; body: string }> {
  const text = await readFile(join(folder, file), 'utf8');
  const match = /^<!--([\s\S]*?)-->\s*/.exec(text);
  if (!match) throw new Error(`${file} does not begin with its JSON comment.`);
  return { head: JSON.parse(match[1]!) as Head, body: text.slice(match[0].length) };
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
