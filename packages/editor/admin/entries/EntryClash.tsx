import { ClashDialog } from '../../parts/dialogs/ClashDialog.tsx';
import { clashingParts, joinedDraft } from '../../parts/saving/draftParts.ts';
import { BLANK_ENTRY, partName, partText } from './entryDraft.ts';
import { KIND_LOOKS } from './kindLooks.ts';
import type { EntryEditor } from './useEntryEditor.ts';

/** Shows conflicts with another user's save. */
export function EntryClash({ editor }: { readonly editor: EntryEditor }) {
  const { clash: theirs, draft, entry, journal } = editor;
  if (theirs === null) return null;
  const base = entry?.draft ?? BLANK_ENTRY;
  const clashes = clashingParts(base, draft, theirs.draft).map((part) => ({
    ...{ part, name: partName(part) },
    ...{ mine: partText(draft, part), theirs: partText(theirs.draft, part) },
  }));
  return (
    <ClashDialog
      key={theirs.revision}
      thing={KIND_LOOKS[journal.kind].one}
      clashes={clashes}
      onClose={editor.dropClash}
      onDrop={() => editor.settle(theirs, theirs.draft)}
      onJoin={(mine) => editor.settle(theirs, joinedDraft(base, draft, theirs.draft, mine))}
    />
  );
}
