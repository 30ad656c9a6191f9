import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { coreFormatters } from '@quoin/rendering/formatters';
import { createEngine } from '@quoin/rendering/node';
import { compileTheme, type TemplateProblem } from '@quoin/rendering/page';
import { corePredicates } from '@quoin/rendering/predicates';
import { readTheme, themeRequests } from '@quoin/rendering/theme';
import { THEMES_FOLDER } from '../platform/folders.ts';
import { byPlace, diagnoseTheme, HOUSE_THEME, missingPartials, readThemeFolder, templatesOf } from '../themes/index.ts';
import { type Arguments, type Terminal, UsageFault } from './arguments.ts';
import { hasErrors, problemText, summaryText } from './problemText.ts';
import { readTemplates, readText } from './templateFiles.ts';

interface Checked {
  /** By the name their problems give. */
  readonly sources: ReadonlyMap<string, string>;
  readonly problems: readonly TemplateProblem[];
}

/** `template check DIR|FILE`: everything that is wrong, in file order, and how much. 1 when there are errors. */
export async function checkTemplates({ words }: Arguments, terminal: Terminal): Promise<number> {
  const [, , path] = words;
  if (!path) throw new UsageFault('template check needs a folder or a FILE.');
  const { sources, problems } = await check(path);
  for (const problem of [...problems].sort(byPlace)) {
    terminal.out(`${problemText(problem, sources.get(problem.file))}\n`);
  }
  terminal.out(`${summaryText(sources.size, problems)}\n`);
  return hasErrors(problems) ? 1 : 0;
}

async function check(path: string): Promise<Checked> {
  if (!existsSync(path)) throw new UsageFault(`There is no ${path}.`);
  if (statSync(path).isFile()) return checkFiles(new Map([[path, await readText(path)]]));
  if (existsSync(join(path, 'template.conf'))) return checkTheme(path);
  const sources = await readTemplates(path);
  const { problems } = checkFiles(sources);
  return { sources, problems: [...problems, ...missingPartials(sources, (name) => sources.has(name))] };
}

/** Templates on their own: what each of them says is all there is. */
function checkFiles(sources: ReadonlyMap<string, string>): Checked {
  const engine = createEngine({ allow: { eval: true, include: true } });
  return { sources, problems: [...sources].flatMap(([file, source]) => engine.compile(source, file).diagnostics) };
}

async function checkTheme(folder: string): Promise<Checked> {
  const { files, scripts } = await readThemeFolder(folder);
  const { files: fallbackFiles } = await readThemeFolder(join(THEMES_FOLDER, HOUSE_THEME));
  const compiled = compileTheme(readTheme(files), {
    ...{ formatters: coreFormatters(), predicates: corePredicates() },
    fallback: readTheme(fallbackFiles),
  });
  // Which permission code needs plays no part here.
  const requests = () => themeRequests({ files, scripts, hash: () => '' });
  return { sources: templatesOf(files), problems: diagnoseTheme({ compiled, files, fallbackFiles, requests }) };
}
