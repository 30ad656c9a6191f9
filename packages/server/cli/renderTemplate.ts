import { join } from 'node:path';
import { createEngine } from '@quoin/rendering/node';
import type { Diagnostic } from '@quoin/template';
import { byPlace } from '../themes/index.ts';
import { type Arguments, type Terminal, UsageFault } from './arguments.ts';
import { hasErrors, problemText } from './problemText.ts';
import { readTemplates, readText } from './templateFiles.ts';

/** `template render FILE`: the output, and on the other channel what is wrong. 1 when there are errors. */
export async function renderTemplate({ words, options }: Arguments, terminal: Terminal): Promise<number> {
  const [, , file] = words;
  if (!file) throw new UsageFault('template render needs a FILE.');
  const source = await readText(file);
  const folder = options.get('partials');
  const partials = folder === undefined ? new Map<string, string>() : await readTemplates(folder);
  const data = await readData(options.get('data') ?? '{}');
  const engine = createEngine({
    ...{ partials, allow: { eval: true, include: true } },
    locale: options.get('locale'),
    now: readMoment(options.get('now')),
  });
  const template = engine.compile(source, file);
  const { output, errors } = template.render(data);
  const warnings = template.diagnostics.filter(({ severity }) => severity === 'warning');
  terminal.out(output);
  for (const found of [...warnings, ...errors].sort(byPlace)) {
    const partial = partials.get(found.file);
    terminal.err(`${problemText(placed(found, partial === undefined ? undefined : folder), partial ?? source)}\n`);
  }
  return hasErrors(errors) ? 1 : 0;
}

/** Partials are named by their path below their folder; people look for them from where they are. */
function placed(found: Diagnostic, folder: string | undefined): Diagnostic {
  return folder === undefined ? found : { ...found, file: join(folder, found.file) };
}

/** JSON itself, else the name of a file that holds it. */
async function readData(text: string): Promise<unknown> {
  const own = parseJson(text);
  if (own.ok) return own.value;
  if (/^\s*[[{"]/.test(text)) throw new UsageFault('--data is not valid JSON.');
  const content = parseJson(await readText(text));
  if (!content.ok) throw new UsageFault(`The file ${text} is not valid JSON.`);
  return content.value;
}

function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

function readMoment(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const moment = Number(text);
  if (!Number.isSafeInteger(moment)) throw new UsageFault('--now needs a moment in milliseconds since 1970.');
  return moment;
}
