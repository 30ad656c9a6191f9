import type { WireHelpPage } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/helpEntries';
import type { FoundEntry } from '../../parts/dialogs/PaletteDialog.tsx';
import type { HelpTarget } from './helpPage.ts';

/** Pages of help and the tasks they explain, for the palette. */
export function helpEntries(pages: readonly WireHelpPage[], open: (target: HelpTarget) => void): readonly FoundEntry[] {
  const entry = (target: HelpTarget, text: string, aside: string): FoundEntry => ({
    ...{ id: `help ${target.page} ${target.task ?? ''}`, text: texts.help(text), group: '', aside },
    choose: () => open(target),
  });
  return pages
    .filter(({ page }) => page !== '')
    .flatMap(({ page, title, tasks }) => [
      entry({ page }, title, ''),
      ...tasks.map((task) => entry({ page, task: task.id }, task.title, title)),
    ]);
}
