import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/leftPanel';
import { StyleTab } from '../../style/StyleTab.tsx';
import { type LeftTab, requestsOf, type ShellModel } from '../shellModel.ts';
import { LayersTab } from './LayersTab.tsx';
import css from './LeftPanel.module.css';
import { PagesTab } from './PagesTab.tsx';
import { Panel } from './Panel.tsx';

const TABS: readonly (readonly [LeftTab, string])[] = [
  ['pages', commonTexts.pages],
  ['layers', texts.layers],
  ['style', texts.style],
];

/** The panel next to the page: pages, layers or style, one at a time. */
export function LeftPanel({ model, tab }: { readonly model: ShellModel; readonly tab: LeftTab }) {
  const shown = TABS.some(([name]) => name === tab) ? tab : 'pages';
  return (
    <Panel
      label={texts.pagesLayersAndStyle}
      side="left"
      asked={requestsOf(model, 'left')}
      onClose={() => model.set({ left: null })}
      head={
        <div role="tablist" aria-label={texts.panels} className={css.tabs}>
          {TABS.map(([name, text]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={shown === name}
              aria-controls="left-panel"
              tabIndex={shown === name ? 0 : -1}
              className={css.tab}
              onClick={() => model.set({ left: name })}
              onKeyDown={(event) => moveTab(event, model, shown)}
            >
              {text}
            </button>
          ))}
        </div>
      }
    >
      <div role="tabpanel" id="left-panel" aria-labelledby={`tab-${shown}`}>
        {shown === 'style' ? (
          <StyleTab model={model} />
        ) : shown === 'layers' ? (
          <LayersTab />
        ) : (
          <PagesTab model={model} />
        )}
      </div>
    </Panel>
  );
}

/** Arrow keys go from tab to tab, as tabs do everywhere. */
function moveTab(event: React.KeyboardEvent, model: ShellModel, shown: LeftTab): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const at = TABS.findIndex(([name]) => name === shown);
  const next = TABS[(at + step + TABS.length) % TABS.length]![0];
  model.set({ left: next });
  requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus());
}
