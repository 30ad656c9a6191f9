import type { BlockReportRequest, BlockReportResponse } from '@quoin/contract/endpoints/content';
import { edit, recordKey } from '@quoin/domain/document';
import type { ActWorld } from '../../commands/acts/act.ts';

export type SendReport = (request: BlockReportRequest) => Promise<BlockReportResponse>;

/** Asks the server to log why a block in its current state cannot be shown. Returns whether it did (ED-48). */
export async function reportBlock(
  { editor }: Pick<ActWorld, 'editor'>,
  send: SendReport | undefined,
  { section, block }: { readonly section: string; readonly block: string },
): Promise<boolean> {
  const { page, records } = editor.state();
  const keys = [recordKey('section', section), recordKey('block', block)];
  const edits = keys.map((key) => edit(key, [], undefined, records.get(key)));
  const answer = await send?.({ page, section, block, edits }).catch(() => null);
  return answer?.isKept === true;
}
