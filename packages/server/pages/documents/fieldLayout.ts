import { type Block, blockNumber } from '@quoin/domain/blocks';
import { fieldSectionId, type JsonRecord } from '@quoin/domain/document';
import { GRID_COLUMNS, type LaidRow, rowsOfColumns } from '@quoin/domain/layout';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import { loadFields } from '../storage/pageDocuments.ts';

/** A block field as the format stores it (page-data 11). */
export interface FieldLayout {
  readonly layout: { readonly columns: number; readonly rows: readonly LaidRow<StoredBlock>[] };
  /** Milliseconds; 0 for a field nothing was ever put into. */
  readonly updatedOn: number;
}

interface StoredBlock {
  readonly id: string;
  /** The number of its type. */
  readonly type: number;
  readonly value: Block['value'];
}

/** What visitors see of a block field, by the id its theme gives it. A field nobody filled is an empty row. */
export async function fieldLayout(deps: Pick<Deps, 'db'>, site: Site, fieldId: string): Promise<FieldLayout> {
  const fields = await deps.db.inSite({ websiteId: site.id }, (trx) =>
    loadFields(trx, site.id, site.settings as JsonRecord),
  );
  const section = fields.sections.get(fieldSectionId(fieldId));
  const rows = rowsOfColumns(section?.blocks ?? []).map(({ columns }) => ({
    columns: columns.map(({ span, blocks }) => ({ span, blocks: blocks.map(stored) })),
  }));
  return { layout: { columns: GRID_COLUMNS, rows }, updatedOn: section === undefined ? 0 : fields.updatedOn };
}

function stored({ id, type, value }: Block): StoredBlock {
  return { id, type: blockNumber(type), value };
}
