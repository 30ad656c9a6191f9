import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { corePredicates } from '@quoin/rendering/predicates';
import { THEMES_FOLDER } from '../../../platform/folders.ts';
import { FORMATTER_PROBES, PREDICATE_ARGUMENTS, PREDICATE_SCOPES } from './probes.ts';

/** `units-metric?` only reports an error, wherever it is used. */
export const ASKED_PREDICATES: readonly string[] = [...corePredicates().keys()].filter(
  (name) => name !== 'units-metric?',
);

/** A probe's output is between its name and this character. */
const END = '⟧';
const mark = (name: string, text: string): string => `⟦${name}⟦${text}${END}`;

/** Every predicate at one place of the data: 1 for yes, 0 for no. */
const asked = (scope: string): string =>
  ASKED_PREDICATES.map((name) =>
    mark(`${name} ${scope}`, `{.${name}${PREDICATE_ARGUMENTS[name] ?? ''}}1{.or}0{.end}`),
  ).join('');

const LINK = `${asked('link of a menu')}{.section collection}${asked('page in a menu')}{.end}`;

/** A theme whose pages hold nothing but what formatters and predicates say of them. */
const FILES: Readonly<Record<string, string>> = {
  'template.conf': JSON.stringify({
    name: 'Probes',
    layouts: { default: { name: 'Default', regions: ['site'] } },
    navigations: [{ title: 'Main', name: 'mainNav' }],
  }),
  'site.region': [
    '{squarespace.main-content}',
    ...Object.entries(FORMATTER_PROBES).map(([name, [, template]]) => mark(name, template)),
    ...Object.entries(PREDICATE_SCOPES).map(([scope, [before, after]]) => `${before}${asked(scope)}${after}`),
    '<squarespace:navigation navigationId="mainNav" template="menu" />',
  ].join('\n'),
  'blocks/probe-title.block': '{title}',
  'blocks/menu.block': `{.repeated section items}${LINK}{.repeated section items}${LINK}{.end}{.end}`,
  'blocks/gallery.block': asked('gallery'),
  'blocks/gallery.block.conf': '{ "type": "gallery" }',
  'blocks/summary-v2.block': asked('summary'),
  'blocks/summary-v2.block.conf': '{ "type": "summary-v2" }',
};

/** Writes a themes folder with this theme and the house theme. */
export async function writeProbeTheme(folder: string): Promise<void> {
  await cp(join(THEMES_FOLDER, 'quoin'), join(folder, 'quoin'), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(folder, 'probes', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Returns what the probes of a page printed, by name. A probe may occur several times. */
export function readProbes(html: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', text = ''] of html.matchAll(/⟦([^⟦⟧]+)⟦([^⟦⟧]*)⟧/g)) {
    found.set(name, [...(found.get(name) ?? []), text]);
  }
  return found;
}
