import {
  entryOfPage,
  isFieldSection,
  type JsonRecord,
  recordKey,
  sectionsOf,
  systemPageOf,
} from '@quoin/domain/document';
import { COLLECTION_TYPES, isFolderPage } from '@quoin/domain/site';
import type { Command, EditorState } from '../../document/editor.ts';
import type { ActWorld } from './act.ts';

/** Runs a command and says why, when it does nothing. */
export function perform<Params>(
  { editor, shell }: ActWorld,
  command: Command<Params>,
  params: Params,
  mergeKey?: string,
): boolean {
  const outcome = editor.run(command, params, mergeKey === undefined ? {} : { mergeKey });
  if (!outcome.ok) shell.refuse(outcome.problem);
  return outcome.ok;
}

export const always = () => true;
export const hasPage = ({ page }: EditorState) => page !== '';
/** An entry is in front whose text is not made of sections, or not any more. */
export const isTextOfEntry = ({ records, page }: Pick<EditorState, 'records' | 'page'>) =>
  entryOfPage(page) !== null && sectionsOf(records, page).length === 0;
/** Covers have a screen, folders the sections of their pages, entries often a text, cart and checkout their parts: nothing is put on them. */
export const holdsSections = ({ records, page, isEntry }: EditorState) => {
  if (isTextOfEntry({ records, page }) || systemPageOf(page) !== null) return false;
  const record = records.get(recordKey('page', page)) ?? {};
  return page !== '' && !isEntry && record.type !== COLLECTION_TYPES.splashPage && !isFolderPage(record);
};
export const hasBlocks = ({ selection }: EditorState) => selection.blocks.length > 0;
export const hasOneBlock = ({ selection }: EditorState) => selection.blocks.length === 1;
export const hasSeveralBlocks = ({ selection }: EditorState) => selection.blocks.length > 1;
/** The chosen section of the page; null for none, and for a block field of the theme. */
export const ownSection = ({ selection: { section } }: EditorState): string | null =>
  section === null || isFieldSection(section) ? null : section;
export const hasSection = (state: EditorState) => ownSection(state) !== null;
export const hasSectionOrField = ({ selection }: EditorState) => selection.section !== null;
/** A block field is chosen that its theme arranges. */
export const isInLockedField = ({ selection: { section }, fields }: EditorState) =>
  section !== null && isFieldSection(section) && fields.get(section)?.isLocked === true;
/** Blocks can be put on the page, or into the block field that is chosen. */
export const holdsBlocks = (state: EditorState) => {
  const { section } = state.selection;
  if (section === null || !isFieldSection(section)) return holdsSections(state);
  return !isInLockedField(state);
};
/** A section is chosen, and no block in it. */
export const hasOnlySection = (state: EditorState) => hasSection(state) && !hasBlocks(state);

/** Records of the chosen blocks. */
export function chosenBlocks({ records, selection }: EditorState): readonly JsonRecord[] {
  return selection.blocks.map((id) => records.get(recordKey('block', id))).filter((record) => record !== undefined);
}
