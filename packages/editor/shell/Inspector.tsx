import { useEffect, useRef } from 'react';
import { fieldName } from '../canvas/fieldName.ts';
import { blockName } from '../commands/records.ts';
import { useEditor, useEditorState } from './editorContext.ts';
import { BlockPart } from './inspector/BlockPart.tsx';
import { CodePart } from './inspector/CodePart.tsx';
import { FieldPart } from './inspector/FieldPart.tsx';
import { ManyPart } from './inspector/ManyPart.tsx';
import { NoticesPart } from './inspector/NoticesPart.tsx';
import { PagePart } from './inspector/PagePart.tsx';
import { ScreensPart } from './inspector/ScreensPart.tsx';
import { SectionPart } from './inspector/SectionPart.tsx';
import { SitePart } from './inspector/SitePart.tsx';
import { Panel } from './Panel.tsx';
import { askedOf, type RightPart, type ShellModel } from './shellModel.ts';
import { useShellState } from './useShellState.ts';

const TITLES: Readonly<Record<RightPart, string>> = {
  ...{ selection: 'Settings', page: 'Page', site: 'Site', code: 'Code', notices: 'Announcement and popup' },
  screens: 'Screens in front',
};

/** Whoever chooses something on the page wants to see it here, whatever stood here before. */
function useFollow(model: ShellModel, part: RightPart): void {
  const chosen = useEditorState((state) => state.selection);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    const isSomething = chosen.blocks.length > 0 || chosen.section !== null;
    if (isSomething && part !== 'selection') model.set({ right: 'selection' });
  }, [chosen, model, part]);
}

const FIELDS =
  'input:not([type="hidden"]), textarea, select, button:not([aria-expanded], [aria-haspopup], [aria-description])';

/** A block that was pressed twice is set here: the focus is in its first field, ready to be written. */
function useWantedField(model: ShellModel): void {
  const { isFieldWanted } = useShellState(model);
  useEffect(() => {
    if (!isFieldWanted) return;
    model.set({ isFieldWanted: false });
    const body = document.querySelector('[data-region="right"] [data-panel-body]');
    const fields = [...(body?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    fields.find((each) => each.offsetParent !== null && !each.matches(':disabled'))?.focus();
  }, [isFieldWanted, model]);
}

export interface InspectorProps {
  readonly model: ShellModel;
  readonly part: RightPart;
  readonly siteOrigin: string;
}

/** Settings of what is chosen, made from the fields of its definition; or of the page, the site, its notices. */
export function Inspector({ model, part, siteOrigin }: InspectorProps) {
  const chosen = useEditorState((state) => state.selection);
  const page = useEditorState((state) => state.page);
  const editor = useEditor();
  const field = useEditorState(({ fields }) => (chosen.section === null ? undefined : fields.get(chosen.section)));
  useFollow(model, part);
  useWantedField(model);
  const { blocks, section } = chosen;
  const [only] = blocks;
  const isOfSelection = part === 'selection';
  const title = !isOfSelection
    ? TITLES[part]
    : only !== undefined
      ? blocks.length === 1
        ? blockName(editor.state().records, only)
        : `${blocks.length} blocks`
      : section !== null
        ? field === undefined
          ? 'Section'
          : fieldName(field)
        : TITLES.page;
  return (
    <Panel
      label="Settings"
      side="right"
      asked={askedOf(model, 'right')}
      onClose={() => model.set({ right: null })}
      head={<h2>{title}</h2>}
    >
      {isOfSelection && only !== undefined && blocks.length === 1 ? <BlockPart key={only} id={only} /> : null}
      {isOfSelection && blocks.length > 1 ? <ManyPart key={blocks.join()} ids={blocks} /> : null}
      {isOfSelection && only === undefined && field !== undefined ? <FieldPart field={field} /> : null}
      {isOfSelection && only === undefined && section !== null && field === undefined ? (
        <SectionPart key={section} id={section} />
      ) : null}
      {part === 'page' || (isOfSelection && section === null) ? <PagePart key={page} id={page} /> : null}
      {part === 'site' ? <SitePart /> : null}
      {part === 'code' ? <CodePart /> : null}
      {part === 'notices' ? <NoticesPart /> : null}
      {part === 'screens' ? <ScreensPart siteOrigin={siteOrigin} /> : null}
    </Panel>
  );
}
