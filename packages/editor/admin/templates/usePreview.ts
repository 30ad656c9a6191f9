import type { AppThemeResponse, TemplatePreviewResponse, WireTemplateFinding } from '@quoin/contract/endpoints/content';
import type { Wire } from '@quoin/rendering/preview';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { previewMaterialQuery } from '../../app/queries/queries.ts';
import { renderInWorker } from './renderInWorker.ts';

/** How a preview came to be, or why it is not there. */
export type PreviewState = 'waiting' | 'rendered' | 'stopped' | 'failed';

export interface PreviewView {
  readonly state: PreviewState;
  /** The last one that was rendered: it stays while the next is on its way. */
  readonly html: string;
  readonly problems: readonly WireTemplateFinding[];
  readonly source: 'browser' | 'server';
  /** False where the address leads to no public page: then this is the not-found page. */
  readonly isThere: boolean;
  /** Why the page itself could not be loaded; null when it could. */
  readonly error: Error | null;
}

export interface PreviewWish {
  readonly site: string;
  readonly page: string;
  readonly theme: AppThemeResponse;
  /** Source by path, of the files that differ from the theme's. */
  readonly changed: Readonly<Record<string, string>>;
}

/** After the last key: long enough for a word, short enough to feel at once. */
const PAUSE_MS = 180;
const NO_NEEDS: readonly unknown[] = [];
const FIRST: PreviewView = { state: 'waiting', html: '', problems: [], source: 'browser', isThere: true, error: null };

/** Renders while one types, in the browser; `show` puts the server's answer in its place until the next key. */
export function usePreview({ site, page, theme, changed }: PreviewWish) {
  const [needs, setNeeds] = useState(NO_NEEDS);
  const [view, setView] = useState<PreviewView>(FIRST);
  const isFirst = useRef(true);
  const material = useQuery(previewMaterialQuery(site, page, needs));
  const given = material.data?.material;
  useEffect(() => {
    if (given === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(
      async () => {
        isFirst.current = false;
        const { fallback, packs } = theme;
        const job = { files: { ...theme.files, ...changed }, fallback, packs, material: given as Wire };
        const outcome = await renderInWorker(job, abort.signal);
        if (abort.signal.aborted) return;
        if (outcome.kind !== 'rendered') {
          setView((last) => ({
            ...last,
            state: outcome.kind,
            problems: [],
            source: 'browser',
            isThere: true,
            error: null,
          }));
          return;
        }
        const { html, problems, missing } = outcome.result;
        setView({ state: 'rendered', html, problems, source: 'browser', isThere: true, error: null });
        setNeeds((last) => withMore(last, missing));
      },
      isFirst.current ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [given, theme, changed]);
  const show = (answer: TemplatePreviewResponse) =>
    setView((last) => ({
      state: answer.stopped === null ? 'rendered' : 'stopped',
      html: answer.stopped === null ? answer.html : last.html,
      problems: answer.problems,
      source: 'server',
      isThere: last.isThere,
      error: null,
    }));
  const isThere = material.data?.status !== 404;
  return { view: { ...view, isThere, error: material.error }, show, retry: material.refetch };
}

const MAX_NEEDS = 20;

/** Returns the same list while nothing new is needed, so nothing is loaded twice. */
function withMore(last: readonly unknown[], missing: readonly unknown[]): readonly unknown[] {
  const known = new Set(last.map((need) => JSON.stringify(need)));
  const more = missing.filter((need) => !known.has(JSON.stringify(need)));
  return more.length === 0 || last.length >= MAX_NEEDS ? last : [...last, ...more].slice(0, MAX_NEEDS);
}
