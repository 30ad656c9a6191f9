import { type JsonRecord, recordIn, recordKey, type SiteRecords } from '@quoin/domain/document';
import type { Outcome } from '@quoin/domain/problem';
import type { ActWorld } from '../../commands/acts/act.ts';
import { changeBlockValue } from '../../commands/blocks/changeBlockValue.ts';
import { type WrittenPlace, withWritten, writtenText } from '../../commands/writtenPlace.ts';

/** Where what is written on the page is kept. */
export interface TextSource {
  /** Null: it is gone. */
  read(place: WrittenPlace): string | null;
  /** `mergeKey`: with the letters before it is one step of undo. */
  write(place: WrittenPlace, text: string, options: { readonly mergeKey?: string }): Outcome<unknown>;
  /** Nobody writes there any more. */
  left(end: TextEnd): void;
}

export interface TextEnd {
  /** False if the text was not opened on the page: a theme may render it differently or not at all. */
  readonly wasOpened: boolean;
  /** The page shows what is kept. */
  readonly isKept: boolean;
}

export function blockSource({ editor, shell }: ActWorld, block: string): TextSource {
  return {
    read(place) {
      const { records } = editor.state();
      return records.has(recordKey('block', block)) ? writtenText(storedValue(records, block), place) : null;
    },
    write(place, text, options) {
      const values = withWritten(storedValue(editor.state().records, block), place.field, text);
      return editor.run(changeBlockValue, { id: block, values }, options);
    },
    left({ wasOpened }) {
      const { selection } = editor.state();
      if (selection.isText && selection.blocks[0] === block) editor.select({ blocks: [block], isText: false });
      // Then it is written in the panel.
      if (!wasOpened) shell.show('blockSettings');
    },
  };
}

function storedValue(records: SiteRecords, block: string): JsonRecord {
  return recordIn(records.get(recordKey('block', block)) ?? {}, 'value');
}
