import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/editorFrame';
import { FilePlus2, PanelLeft, PanelRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/states.tsx';
import { CanvasSlot } from './CanvasSlot.tsx';
import { ClashBox } from './ClashBox.tsx';
import { canvasPlace } from './canvasPlace.ts';
import { EditorDialogs } from './dialogs/EditorDialogs.tsx';
import css from './EditorFrame.module.css';
import { useEditorState } from './editorContext.ts';
import { keepFocus } from './keepFocus.ts';
import { Inspector } from './panels/Inspector.tsx';
import { LeftPanel } from './panels/LeftPanel.tsx';
import { RecoveredChangesNotice } from './RecoveredChangesNotice.tsx';
import type { ShellModel } from './shellModel.ts';
import { PreviewBar } from './topBar/PreviewBar.tsx';
import { PreviewFrame } from './topBar/PreviewFrame.tsx';
import { TopBar } from './topBar/TopBar.tsx';
import { useOneSheet } from './useOneSheet.ts';
import { useShellState } from './useShellState.ts';

/** Everything around the page: bar on top, panels at the sides, the page between them. */
export function EditorFrame({ model, siteOrigin }: { readonly model: ShellModel; readonly siteOrigin: string }) {
  const { left, right, isPreview, said } = useShellState(model);
  useOneSheet(model);
  useEffect(keepFocus, []);
  const page = useEditorState((state) => state.page);
  const hasLeft = left !== null && !isPreview;
  const mayEdit = useEditorState((state) => state.may.edit);
  const hasRight = right !== null && !isPreview && page !== '' && mayEdit;
  return (
    <div className={`${css.frame} ${hasLeft ? css.withLeft : ''} ${hasRight ? css.withRight : ''}`}>
      <a href="#editor-canvas" className={css.skip}>
        {texts.skipToThePage}
      </a>
      {isPreview ? <PreviewBar model={model} /> : <TopBar model={model} />}
      <RecoveredChangesNotice />
      {hasLeft ? <LeftPanel model={model} tab={left} /> : null}
      <main id="editor-canvas" tabIndex={-1} className={css.centre} onFocus={leadIn}>
        <h1 className={css.spoken}>{texts.website}</h1>
        {page === '' ? (
          <NoPages model={model} />
        ) : isPreview ? (
          <PreviewFrame siteOrigin={siteOrigin} />
        ) : (
          <CanvasSlot model={model} siteOrigin={siteOrigin} />
        )}
      </main>
      {hasRight ? <Inspector model={model} part={right} siteOrigin={siteOrigin} /> : null}
      {isPreview ? null : <PanelSwitches model={model} />}
      <EditorDialogs model={model} />
      <ClashBox />
      <p className={css.spoken} role="status" aria-live="polite">
        <span key={said.count}>{said.text}</span>
      </p>
    </div>
  );
}

/** Moves the focus to the element that handles the page's keys. */
function leadIn({ target, currentTarget }: React.FocusEvent): void {
  if (target === currentTarget) canvasPlace()?.focus({ preventScroll: true });
}

function NoPages({ model }: { readonly model: ShellModel }) {
  return (
    <div className={css.empty}>
      <EmptyState
        icon={FilePlus2}
        title={texts.noPagesYet}
        action={
          <Button look="primary" onPress={() => model.shell.show('addPage')}>
            {commonTexts.addPage}
          </Button>
        }
      >
        {texts.yourFirstPageBecomes}
      </EmptyState>
    </div>
  );
}

/** At the foot of narrow windows: panels are sheets there. */
function PanelSwitches({ model }: { readonly model: ShellModel }) {
  const { left, right } = useShellState(model);
  return (
    <nav aria-label={texts.panels} data-switches className={css.switches}>
      <Button
        look="quiet"
        aria-pressed={left !== null}
        onPress={() => model.set({ left: left === null ? 'pages' : null, right: null })}
      >
        <PanelLeft aria-hidden="true" /> {texts.pagesAndLayers}
      </Button>
      <Button
        look="quiet"
        aria-pressed={right !== null}
        onPress={() => model.set({ right: right === null ? 'selection' : null, left: null })}
      >
        <PanelRight aria-hidden="true" /> {commonTexts.settings}
      </Button>
    </nav>
  );
}
