import { type Arguments, type Terminal, UsageFault } from './arguments.ts';
import { checkTemplates } from './checkTemplates.ts';
import { renderTemplate } from './renderTemplate.ts';
import { printTemplateDocs } from './templateDocs.ts';

export const TEMPLATE_USAGE = `  template render FILE [--data JSON-OR-FILE] [--locale L] [--partials DIR] [--now MS]
      Prints what the template makes of the data. Partials are named by their path below DIR.

  template check DIR|FILE
      Says everything that is wrong in a theme's folder, or in one template. Exit code 1 on errors.

  template docs [NAME] [--write]
      The reference of the template language, or of one name; --write puts it into docs/reference/template.
`;

const VERBS: ReadonlyMap<string, (args: Arguments, terminal: Terminal) => Promise<number>> = new Map([
  ['render', renderTemplate],
  ['check', checkTemplates],
  ['docs', printTemplateDocs],
]);

/** The commands about templates; they need no installation. */
export function runTemplateCommand(args: Arguments, terminal: Terminal): Promise<number> {
  const act = VERBS.get(args.words[1] ?? '');
  if (act === undefined) throw new UsageFault(`template can render, check and print docs:\n\n${TEMPLATE_USAGE}`);
  return act(args, terminal);
}
