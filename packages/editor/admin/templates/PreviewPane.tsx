import {
  appTemplatePreviewPath,
  type TemplatePreviewResponse,
  type WirePreviewPage,
} from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/previewPane';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Monitor, ServerCog, Smartphone, TimerOff } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { previewPagesQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { ErrorState } from '../../parts/states.tsx';
import { PreviewFrame, type PreviewWidth } from './PreviewFrame.tsx';
import css from './TryOutScreen.module.css';
import type { PreviewView, usePreview } from './usePreview.ts';

export interface PreviewPaneProps {
  readonly preview: ReturnType<typeof usePreview>;
  readonly page: string;
  readonly changed: Readonly<Record<string, string>>;
  readonly onPage: (page: string) => void;
}

/** The page as the changed files render it: at once by the browser, and on demand by the server itself. */
export function PreviewPane({ preview, page, changed, onPage }: PreviewPaneProps) {
  const site = useSite();
  const [width, setWidth] = useState<PreviewWidth>(widthOfThisScreen);
  const check = useMutation({
    mutationFn: () =>
      act<TemplatePreviewResponse>('POST', appTemplatePreviewPath(site.identifier), { path: page, files: changed }),
    onSuccess: preview.show,
  });
  const { view } = preview;
  return (
    <section className={css.pane} aria-label={texts.preview}>
      <header className={css.paneHead}>
        <PageSelect page={page} onPage={onPage} />
        <WidthChoice width={width} onWidth={setWidth} />
        <Button look="plain" isPending={check.isPending} onPress={() => check.mutate()}>
          <ServerCog aria-hidden="true" /> {check.isPending ? texts.checking : texts.checkOnTheServer}
        </Button>
      </header>
      <p className={css.status} role="status">
        {check.isError ? texts.theServerDidNot(check.error.message) : statusText(view)}
      </p>
      <div className={css.previewBody}>
        {view.error !== null && view.html === '' ? (
          <ErrorState title={texts.thePageCouldNot} error={view.error} onRetry={() => void preview.retry()} />
        ) : (
          <PreviewFrame html={view.html} site={site.identifier} width={width} />
        )}
        {isTooMuch(view) ? <TooMuch view={view} /> : null}
      </div>
    </section>
  );
}

/** A phone shows what phones show; the other width is one tap away. */
function widthOfThisScreen(): PreviewWidth {
  return matchMedia('(max-width: 760px)').matches ? 'phone' : 'desktop';
}

function statusText({ state, source, problems, isThere }: PreviewView): string {
  if (!isThere) return texts.noPublicPageHas;
  if (state === 'waiting') return texts.rendering;
  if (state === 'failed') return texts.thisBrowserCouldNot;
  if (state === 'stopped') return source === 'server' ? texts.theServerStoppedRendering : texts.renderingWasStopped;
  if (source === 'browser') return texts.renderedInYourBrowser;
  const hasErrors = problems.some((problem) => problem.severity === 'error');
  return hasErrors ? texts.renderedByTheServer : texts.renderedByTheServerWithout;
}

/** Codes of templates that used up what one rendering may: steps, time, memory, output. */
const LIMIT_CODES = new Set(['STEPS_EXHAUSTED', 'TIME_EXHAUSTED', 'MEMORY_EXHAUSTED', 'OUTPUT_TOO_LONG']);

function isTooMuch({ state, problems }: PreviewView): boolean {
  return state === 'stopped' || problems.some(({ code }) => LIMIT_CODES.has(code));
}

function TooMuch({ view }: { readonly view: PreviewView }) {
  return (
    <div role="alert" className={css.stopped}>
      <TimerOff aria-hidden="true" strokeWidth={1.7} />
      <p>
        <strong>{texts.theTemplateTakesToo}</strong> {texts.renderingWasStoppedOn(view.source === 'server')}
      </p>
    </div>
  );
}

function PageSelect({ page, onPage }: { readonly page: string; readonly onPage: (page: string) => void }) {
  const pages = useQuery(previewPagesQuery(useSite().identifier)).data?.pages ?? [];
  const known = pages.some(({ path }) => path === page) ? pages : [{ path: page, title: page, group: '' }, ...pages];
  const groups = [...new Set(known.map(({ group }) => group).filter((group) => group !== ''))];
  return (
    <label className={css.pageSelect}>
      <span className={css.spoken}>{commonTexts.page}</span>
      <select value={page} onChange={(event) => onPage(event.target.value)} className={css.select}>
        <Options pages={known.filter(({ group }) => group === '')} />
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            <Options pages={known.filter((each) => each.group === group)} />
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function Options({ pages }: { readonly pages: readonly WirePreviewPage[] }) {
  return pages.map(({ path, title }) => (
    <option key={path} value={path}>
      {title}
    </option>
  ));
}

function WidthChoice({
  width,
  onWidth,
}: {
  readonly width: PreviewWidth;
  readonly onWidth: (to: PreviewWidth) => void;
}) {
  return (
    <fieldset className={css.widths}>
      <legend className={css.spoken}>{texts.width}</legend>
      <button
        type="button"
        aria-label={commonTexts.desktop}
        aria-pressed={width === 'desktop'}
        onClick={() => onWidth('desktop')}
      >
        <Monitor aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={commonTexts.phoneDevice}
        aria-pressed={width === 'phone'}
        onClick={() => onWidth('phone')}
      >
        <Smartphone aria-hidden="true" />
      </button>
    </fieldset>
  );
}
