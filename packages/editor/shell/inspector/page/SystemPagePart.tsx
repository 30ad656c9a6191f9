import { systemPageId, systemPageOf } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/systemPagePart';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import { useEditor } from '../../editorContext.ts';
import { systemGroupOf } from '../../systemPages.ts';
import css from '../inspector.module.css';
import { SettingsLink } from '../site/SettingsLink.tsx';

/** A page that nobody made: which of its states is on the canvas, and where one sets what cannot be pressed there. */
export function SystemPagePart({ page }: { readonly page: string }) {
  const editor = useEditor();
  const group = systemGroupOf(page);
  const system = systemPageOf(page);
  if (group === null || system === null) return null;
  const { states, settings } = group;
  return (
    <div className={css.fields}>
      {states.length > 1 ? (
        <ChoiceField
          label={texts.onTheCanvas}
          choices={states.map(([value, text]) => ({ value, text }))}
          value={system}
          onChange={(state) => editor.openPage(systemPageId(state))}
        />
      ) : null}
      <p className={css.soft}>{texts.shownWithProductsFrom(group.isOfStore)}</p>
      {settings.map((place) => (
        <SettingsLink key={place} place={place} />
      ))}
    </div>
  );
}
