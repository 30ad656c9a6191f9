import type { WireHelpPage } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/helpContent';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import css from './HelpContent.module.css';
import type { HelpTarget } from './helpPage.ts';
import { helpQuery } from './helpQuery.ts';

export interface HelpContentProps {
  readonly target: HelpTarget;
  /** The page about the screen that is open. */
  readonly here: string;
  readonly onOpen: (target: HelpTarget) => void;
}

/** A page of help, from which one goes on to others. */
export function HelpContent(props: HelpContentProps) {
  const { data: pages, error, refetch } = useQuery(helpQuery);
  if (error !== null) return <ErrorState title={texts.helpCouldNotBe} error={error} onRetry={() => void refetch()} />;
  if (pages === undefined) return <SkeletonRows count={6} label={commonTexts.loading} />;
  const page = pages.find((each) => each.page === props.target.page) ?? pages.find((each) => each.page === '');
  return page === undefined ? null : <ShownPage {...props} page={page} pages={pages} />;
}

interface ShownPageProps extends HelpContentProps {
  readonly page: WireHelpPage;
  readonly pages: readonly WireHelpPage[];
}

function ShownPage({ target, here, onOpen, page, pages }: ShownPageProps) {
  const article = useTaskInSight(target);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [address, task] = (link.getAttribute('href') ?? '').split('#');
    const wanted = pages.find(({ path }) => addressOf(path) === address);
    if (wanted === undefined) return;
    event.preventDefault();
    onOpen({ page: wanted.page, ...(task === undefined ? {} : { task }) });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its links are pressed, by key as well */}
      <article ref={article} lang={page.language} className={css.page} onClick={follow}>
        <h3 tabIndex={-1}>{page.title}</h3>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build, of Markdown without HTML */}
        <div dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
      <div className={css.ways}>
        {page.page === here ? null : <Button onPress={() => onOpen({ page: here })}>{texts.helpForThisScreen}</Button>}
        {page.page === '' ? null : <Button onPress={() => onOpen({ page: '' })}>{texts.allHelpPages}</Button>}
        <a href={addressOf(page.path)} target="_blank" rel="noreferrer" className={buttonLook('quiet')}>
          {texts.openInANewTab}
        </a>
      </div>
    </>
  );
}

const addressOf = (path: string) => `/help/${path}`.replace(/\/$/, '');

/** Moves the focus to the title, or to the task that is looked for: screen readers begin there. */
function useTaskInSight({ page, task }: HelpTarget) {
  const article = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has the same elements
  useEffect(() => {
    const found = task === undefined ? null : article.current?.querySelector<HTMLElement>(`[id="${CSS.escape(task)}"]`);
    const heading = found ?? article.current?.querySelector('h3');
    if (found != null) found.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: found == null ? 'nearest' : 'start' });
  }, [page, task]);
  return article;
}
