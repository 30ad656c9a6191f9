import { coreFormatters } from '@quoin/rendering/formatters';
import { corePredicates } from '@quoin/rendering/predicates';
import { FORMATTER_PROBES, NEVER_FALSE, NEVER_TRUE, PLACES, SILENT_FORMATTERS } from './probes.ts';

interface Found {
  /** What a formatter printed, on one line. */
  readonly output: (formatter: string) => string;
  /** Where a predicate says yes (`1`) or no (`0`); '' for nowhere. */
  readonly decided: (predicate: string, answer: '1' | '0') => string;
}

const SHOWN = 110;

/** The reference page: what each formatter and predicate makes of the demo sites. */
export function probeTable({ output, decided }: Found): string {
  const formatters = [...coreFormatters().keys()].sort().map((name) => {
    const [place, template] = FORMATTER_PROBES[name] ?? [];
    const reason = SILENT_FORMATTERS[name];
    const where = place === undefined ? '' : addressOf(place);
    return row([code(name), where, template ? code(template) : '', reason ?? code(shortened(output(name)))]);
  });
  const predicates = [...corePredicates().keys()].sort().map((name) => {
    const [yes, no] = [decided(name, '1'), decided(name, '0')];
    return row([code(name), yes || `– ${NEVER_TRUE[name] ?? ''}`, no || `– ${NEVER_FALSE[name] ?? ''}`]);
  });
  return [
    '# What formatters and predicates make of the demo sites',
    '',
    '<!-- Written by the test packages/server/storefront/demoProbes.test.ts with -u, and checked by it. -->',
    '',
    'Each formatter is tried on a page of a demo site, in the scope that templates of that page have; nothing is fed by hand.',
    'Ids and keys that differ each time are shown as `…`.',
    '',
    '## Formatters',
    '',
    row(['Formatter', 'Page', 'Template', 'Prints']),
    row(['---', '---', '---', '---']),
    ...formatters,
    '',
    '## Predicates',
    '',
    'The first page, and the place in its data, where each says yes and no.',
    '',
    row(['Predicate', 'Yes', 'No']),
    row(['---', '---', '---']),
    ...predicates,
    '',
    '## Pages',
    '',
    ...Object.entries(PLACES).map(([name, { site, path }]) => `- ${name}: \`${site}\` ${path}`),
    '',
  ].join('\n');
}

function addressOf(place: keyof typeof PLACES): string {
  const { site, path } = PLACES[place];
  return `${site} ${path}`;
}

function shortened(text: string): string {
  const stable = text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '…');
  return stable.length > SHOWN ? `${stable.slice(0, SHOWN)} …` : stable;
}

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text.replaceAll('|', '\\|')}${fence}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
