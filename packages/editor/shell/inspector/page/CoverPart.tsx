import { type JsonRecord, recordIn, recordKey, textIn } from '@quoin/domain/document';
import { perform } from '../../../commands/acts/acting.ts';
import { changePage } from '../../../commands/pages/changePage.ts';
import { useActWorld } from '../../editorContext.ts';
import { ScreenFields } from '../site/ScreenFields.tsx';

/** What a cover page shows: it has no sections. */
export function CoverPart({ id, record }: { readonly id: string; readonly record: JsonRecord }) {
  const world = useActWorld();
  return (
    <ScreenFields
      type="cover-page"
      of={recordKey('page', id)}
      record={recordIn(record, 'screen')}
      heading={textIn(record, 'title')}
      change={(changes, key) =>
        void perform(
          world,
          changePage,
          { id, changes: changes.map((each) => ({ ...each, path: ['screen', ...each.path] })) },
          `page ${id} screen ${key}`,
        )
      }
    />
  );
}
