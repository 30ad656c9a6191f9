import { DEFAULT_LIMITS, type Limits } from '@quoin/template';
import type { Entry, Example, Group, Page } from './entry.ts';
import { REFERENCE } from './pages.ts';

/** File name → content of docs/reference/template. */
export function referenceFiles(): ReadonlyMap<string, string> {
  return new Map([['README.md', indexText()], ...REFERENCE.map((page) => [page.file, pageText(page)] as const)]);
}

/** The entries of that name, ready to read; several families may know one name. A predicate may be asked for without its mark. */
export function entryTexts(name: string): readonly string[] {
  const wanted = name.toLowerCase();
  return REFERENCE.flatMap(({ title, groups }) =>
    groups
      .flatMap(({ entries }) => entries)
      .filter((entry) => namesOf(entry).some((known) => known.toLowerCase() === wanted))
      .map((entry) => `${title}\n\n${entryText(entry)}`),
  );
}

function namesOf({ name }: Entry): readonly string[] {
  return [name, name.replace(/\?$/, ''), name.replace(/^\./, '')];
}

const GENERATED = '<!-- Written by `npm run quoin -- template docs --write` from packages/rendering/reference. -->';

function indexText(): string {
  const lines = REFERENCE.map((page) => {
    const count = page.groups.reduce((sum, { entries }) => sum + entries.length, 0);
    return `- [${page.title}](${page.file}) (${count})\n  ${page.intro}`;
  });
  return join([
    GENERATED,
    '# Reference of the template language',
    'Every example here is run by the tests. How to use the language from a program is said in the README of `packages/template`; how to add a formatter in `docs/guides/add-a-formatter.md`.',
    lines.join('\n'),
    'How to read the examples:',
    exampleText({ template: '{title|html}', data: { title: 'A & B' }, output: 'A &amp; B' }),
  ]);
}

function pageText(page: Page): string {
  return join([GENERATED, `# ${page.title}`, page.intro, contentsOf(page.groups), ...page.groups.map(groupText)]);
}

/** The names of each group, so that a page tells at a glance what is there. */
function contentsOf(groups: readonly Group[]): string {
  return groups
    .map(({ title, entries }) => `- ${title}: ${entries.map(({ name }) => code(name)).join(' ')}`)
    .join('\n');
}

function groupText({ title, intro, entries }: Group): string {
  return join([`## ${title}`, ...(intro === undefined ? [] : [intro]), ...entries.map(entryText)], '');
}

function entryText({ name, usage, summary, notes = [], examples }: Entry): string {
  return join(
    [
      `### ${code(name)}`,
      ...(usage === undefined || usage === name ? [] : [code(usage)]),
      Object.hasOwn(DEFAULT_LIMITS, name) ? `${summary} ${limitText(name as keyof Limits)}` : summary,
      ...(notes.length === 0 ? [] : [notes.map((note) => `- ${note}`).join('\n')]),
      ...examples.map(exampleText),
    ],
    '',
  );
}

function limitText(name: keyof Limits): string {
  return `Default: ${DEFAULT_LIMITS[name].toLocaleString('en-US')}.`;
}

const WIDTH = 10;

function exampleText({
  template,
  data,
  partials = {},
  options = {},
  output,
  errors = [],
  warnings = [],
}: Example): string {
  const rows: (readonly [label: string, text: string])[] = [
    ['template', template],
    ...Object.entries(partials).map(([name, source]) => ['partial', `${name}: ${source}`] as const),
    ...(data === undefined ? [] : [['data', dataText(data)] as const]),
    ...Object.entries(options).map(([name, value]) => ['option', optionText(name, value)] as const),
    ['output', output],
    ...errors.map((message) => ['error', message] as const),
    ...warnings.map((message) => ['warning', message] as const),
  ];
  return ['```text', ...rows.map(([label, text]) => rowText(label, text)), '```'].join('\n');
}

/** Places further lines of a text below its first one. */
function rowText(label: string, text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return [label.padEnd(WIDTH) + first, ...rest.map((line) => ' '.repeat(WIDTH) + line)]
    .map((line) => line.trimEnd())
    .join('\n');
}

const LONGEST_DATA = 400;
/** Of longer data only the beginning is shown. */
const SHOWN_DATA = 80;

function dataText(data: unknown): string {
  const text = JSON.stringify(data);
  return text.length > LONGEST_DATA ? `${text.slice(0, SHOWN_DATA)} …` : text;
}

function optionText(name: string, value: unknown): string {
  if (name === 'formatters') return 'formatters: of the host';
  return `${name}: ${typeof value === 'function' ? 'says yes' : JSON.stringify(value)}`;
}

/** As code, whatever backticks are in it. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function join(parts: readonly string[], end = '\n'): string {
  return parts.join('\n\n') + end;
}
