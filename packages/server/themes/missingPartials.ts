import type { TemplateProblem } from '@quoin/rendering/page';
import { SENTENCES } from '@quoin/template';

const APPLIED = /\|apply[ \t]([./A-Za-z0-9_-]+)/g;
const MACRO = /\{\.macro ([./A-Za-z0-9_-]+)\}/g;

/** Partials that are applied by name and are neither known nor defined as a macro in any of the sources. */
export function missingPartials(
  sources: ReadonlyMap<string, string>,
  isKnown: (name: string) => boolean,
): readonly TemplateProblem[] {
  const macros = new Set([...sources.values()].flatMap((text) => [...text.matchAll(MACRO)].map((match) => match[1])));
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(APPLIED)]
      .filter(([, name = '']) => !isKnown(name) && !macros.has(name))
      .map((match) => missing(file, text, text.lastIndexOf('{', match.index), match[1] ?? '')),
  );
}

function missing(file: string, text: string, offset: number, name: string): TemplateProblem {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const message = SENTENCES.APPLY_PARTIAL_MISSING.replace('{name}', () => name);
  return { code: 'APPLY_PARTIAL_MISSING', severity: 'error', file, line: before.length, column, message };
}
