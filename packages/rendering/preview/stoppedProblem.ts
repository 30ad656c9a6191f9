import { COLLECTION_TYPES } from '@quoin/domain/site';
import type { PageContent, TemplateProblem } from '@quoin/rendering/page';
import { SENTENCES } from '@quoin/template';

/** Why a worker was ended before it had rendered anything. */
export type StopReason = 'time' | 'memory';

const MEMORY_SENTENCE = 'LimitError: Rendering needs more memory than it may have';

/** What the owner reads when the whole worker had to be ended: the engine itself could no longer say where it was. */
export function stoppedProblem(page: PageContent, reason: StopReason): TemplateProblem {
  return {
    code: reason === 'time' ? 'TIME_EXHAUSTED' : 'MEMORY_EXHAUSTED',
    severity: 'error',
    file: mainFile(page),
    line: 1,
    column: 1,
    message: reason === 'time' ? SENTENCES.TIME_EXHAUSTED : MEMORY_SENTENCE,
  };
}

/** The file that renders the page's own part; `template.conf` for a page whose part is stored HTML. */
export function mainFile({ system, collection, item }: PageContent): string {
  if (system !== null) return `system/${system.name}.page`;
  if (collection === null || collection.type === COLLECTION_TYPES.page) return 'template.conf';
  if (collection.type === COLLECTION_TYPES.templatePage) return `pages/${collection.typeName}.page`;
  return `collections/${collection.typeName}.${item === null ? 'list' : 'item'}`;
}
