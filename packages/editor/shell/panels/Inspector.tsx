import { entryOfPage, isProductPage, systemPageOf } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/inspector';
import { useEffect, useRef } from 'react';
import { fieldName } from '../../canvas/fieldName.ts';
import { blockName } from '../../commands/records.ts';
import { useEditor, useEditorState } from '../editorContext.ts';
import { EntryFields } from '../entry/EntryFields.tsx';
import { BlockPart } from '../inspector/BlockPart.tsx';
import { CodePart } from '../inspector/CodePart.tsx';
import { FieldPart } from '../inspector/FieldPart.tsx';
import { MarkPart } from '../inspector/MarkPart.tsx';
import { MultiBlockPart } from '../inspector/MultiBlockPart.tsx';
import { ProductPart } from '../inspector/ProductPart.tsx';
import { PagePart } from '../inspector/page/PagePart.tsx';
import { SystemPagePart } from '../inspector/page/SystemPagePart.tsx';
import { SectionPart } from '../inspector/SectionPart.tsx';
import { NoticesPart } from '../inspector/site/NoticesPart.tsx';
import { ScreensPart } from '../inspector/site/ScreensPart.tsx';
import { SitePart } from '../inspector/site/SitePart.tsx';
import { useMarkTitle } from '../inspector/useMarkTitle.ts';
import { type RightPart, requestsOf, type ShellModel } from '../shellModel.ts';
import { systemGroupOf } from '../systemPages.ts';
import { isSheet } from '../useOneSheet.ts';
import { useShellState } from '../useShellState.ts';
import { Panel } from './Panel.tsx';

const TITLES: Readonly<Record<RightPart, string>> = {
  ...{
    selection: commonTexts.settings,
    page: commonTexts.page,
    site: commonTexts.site,
    code: commonTexts.code,
    notices: texts.announcementAndPopup,
  },
  ...{ screens: texts.lockAndSignOn, mark: texts.themeContent },
};

/** Shows what a user selects on the page, whatever the panel showed before. */
function useFollow(model: ShellModel, part: RightPart): void {
  const chosen = useEditorState((state) => state.selection);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    const isSomething = chosen.blocks.length > 0 || chosen.section !== null;
    if (isSomething && part !== 'selection') model.set({ right: 'selection' });
  }, [chosen, model, part]);
  const page = useEditorState((state) => state.page);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // What was pressed is on another page.
    if (part === 'mark') model.set({ right: 'selection', mark: null });
  }, [page, model, part]);
}

function frontTitle(page: string): string {
  const system = systemGroupOf(page);
  if (system !== null) return system.title;
  return entryOfPage(page) === null ? TITLES.page : isProductPage(page) ? commonTexts.product : texts.entry;
}

/** The page in front, or the entry. */
function FrontPart({ model, page }: { readonly model: ShellModel; readonly page: string }) {
  const entry = entryOfPage(page);
  if (systemPageOf(page) !== null) return <SystemPagePart page={page} />;
  if (entry === null) return <PagePart id={page} />;
  if (isProductPage(page)) return <ProductPart id={entry} title={model.itemTitle} onSaved={model.refreshCanvas} />;
  return <EntryFields id={entry} title={model.itemTitle} onSaved={model.refreshCanvas} />;
}

const FIELDS =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button:not([aria-expanded], [aria-haspopup], [aria-description])';

/** Preferred among the fields of one thing, because a switch may come above them. */
const WRITTEN = 'input[type="text"], input:not([type]), textarea, [contenteditable="true"]';

/** What was pressed on the page is set here: the focus is in its field, ready to be written, as soon as that is there. */
function useWantedField(model: ShellModel): void {
  const { wantedField } = useShellState(model);
  useEffect(() => {
    const body = document.querySelector('[data-region="right"] [data-panel-body]');
    if (wantedField === null || wantedField.isSeenOnly || body === null || focusField(body, wantedField.name)) return;
    // Its code or its values are still loading. If the user moves the focus elsewhere meanwhile, it stays there.
    const changes = new MutationObserver(() => {
      const isElsewhere = document.activeElement?.closest('[data-region="right"]') === null;
      if ((isElsewhere && document.activeElement !== document.body) || focusField(body, wantedField.name))
        changes.disconnect();
    });
    changes.observe(body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [wantedField]);
}

/** Whether there is such a field; '' means the first one. */
function focusField(body: Element, name: string): boolean {
  const within = name === '' ? body : body.querySelector(`[data-field~="${CSS.escape(name)}"]`);
  const fields = [...(within?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const ready = fields.filter((each) => each.offsetParent !== null && !each.matches(':disabled'));
  const field = (name === '' ? undefined : ready.find((each) => each.matches(WRITTEN))) ?? ready[0];
  field?.focus();
  return field !== undefined;
}

/** Next to the page, returns the focus to what was pressed there. A sheet over the page closes instead. */
function backToMark(): boolean {
  const item = isSheet() ? null : document.querySelector<HTMLElement>('[data-mark-item][aria-pressed="true"]');
  item?.focus({ preventScroll: true });
  return item !== null;
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
  const { mark } = useShellState(model);
  const markTitle = useMarkTitle(mark);
  useFollow(model, part);
  useWantedField(model);
  const { blocks, section } = chosen;
  const [only] = blocks;
  const isOfSelection = part === 'selection';
  const front = frontTitle(page);
  const title = !isOfSelection
    ? part === 'mark' && mark !== null
      ? markTitle
      : part === 'page'
        ? front
        : TITLES[part]
    : only !== undefined
      ? blocks.length === 1
        ? blockName(editor.state().records, only)
        : texts.blocks(blocks.length)
      : section !== null
        ? field === undefined
          ? commonTexts.section
          : fieldName(field)
        : front;
  return (
    <Panel
      label={commonTexts.settings}
      side="right"
      asked={requestsOf(model, 'right')}
      onClose={() => model.set({ right: null })}
      {...(part === 'mark' ? { onLeaveField: backToMark } : {})}
      head={<h2>{title}</h2>}
    >
      {isOfSelection && only !== undefined && blocks.length === 1 ? <BlockPart key={only} id={only} /> : null}
      {isOfSelection && blocks.length > 1 ? <MultiBlockPart key={blocks.join()} ids={blocks} /> : null}
      {isOfSelection && only === undefined && field !== undefined ? <FieldPart field={field} /> : null}
      {isOfSelection && only === undefined && section !== null && field === undefined ? (
        <SectionPart key={section} id={section} />
      ) : null}
      {part === 'page' || (isOfSelection && section === null) ? <FrontPart key={page} {...{ model, page }} /> : null}
      {part === 'mark' && mark !== null ? <MarkPart model={model} mark={mark} /> : null}
      {part === 'site' ? <SitePart /> : null}
      {part === 'code' ? <CodePart /> : null}
      {part === 'notices' ? <NoticesPart /> : null}
      {part === 'screens' ? <ScreensPart siteOrigin={siteOrigin} /> : null}
    </Panel>
  );
}
