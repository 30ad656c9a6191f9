import type { Binding } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/markPart';
import { FramePart } from '../../style/parts/FramePart.tsx';
import { useEditorState } from '../editorContext.ts';
import type { ShellModel } from '../shellModel.ts';
import { useShellState } from '../useShellState.ts';
import { EntryPart } from './EntryPart.tsx';
import css from './inspector.module.css';
import { LinkPart } from './LinkPart.tsx';
import { ListLooks } from './ListLooks.tsx';
import { WantedField } from './PanelGroup.tsx';
import { ProductPart } from './ProductPart.tsx';
import { PagePart } from './page/PagePart.tsx';
import { NoticesPart } from './site/NoticesPart.tsx';
import { SettingsLink } from './site/SettingsLink.tsx';
import { SitePart } from './site/SitePart.tsx';
import { TextOverridesPart } from './site/TextOverridesPart.tsx';

export interface MarkPartProps {
  readonly model: ShellModel;
  readonly mark: Binding;
}

/** The fields that something comes from which theme or system drew. */
export function MarkPart({ model, mark }: MarkPartProps) {
  const { wantedField } = useShellState(model);
  return (
    <WantedField value={wantedField}>
      <FieldsOf model={model} mark={mark} />
    </WantedField>
  );
}

function FieldsOf({ model, mark: { kind, id, field, within, isProduct, name } }: MarkPartProps) {
  const mayDesign = useEditorState(({ may }) => may.design);
  switch (kind) {
    case 'page':
      return <PagePart key={id} id={id} />;
    case 'list':
      return (
        <>
          {mayDesign ? <ListLooks page={id} /> : null}
          <PagePart key={id} id={id} isList />
        </>
      );
    case 'item':
      if (!isProduct) return <EntryPart key={id} id={id} page={within} name={name} model={model} />;
      return <ProductPart key={id} id={id} title={model.itemTitle} onSaved={model.refreshCanvas} />;
    case 'link':
      return <LinkPart key={id} id={id} />;
    case 'announcement':
      return <NoticesPart />;
    case 'words':
      return <TextOverridesPart key={id} id={id} shown={name} onSaved={model.refreshCanvas} />;
    case 'settings':
      return (
        <div className={css.fields}>
          <p className={css.soft}>{texts.thisIsSetFor}</p>
          <SettingsLink place={field} />
        </div>
      );
    default: {
      if (kind === 'site' && field !== 'logo') return <SitePart />;
      if (mayDesign) return <FramePart />;
      return <p className={css.soft}>{texts.yourRoleCannotChange}</p>;
    }
  }
}
