import { type AppMissingPagesResponse, appMissingPagesPath } from '@quoin/contract/endpoints/content';
import { documentSentence, type Json, linkProblem, type SiteRecords } from '@quoin/domain/document';
import {
  parseRedirects,
  type Redirect,
  type RedirectProblem,
  readRedirects,
  redirectChains,
  redirectSentence,
  redirectsText,
  withoutChains,
} from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/redirectsDialog';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, load } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { perform } from '../../commands/acts/acting.ts';
import { changeSite } from '../../commands/changeSite.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { useActWorld, useEditorState } from '../editorContext.ts';
import type { DialogProps } from './EditorDialogs.tsx';
import { RedirectFiles } from './RedirectFiles.tsx';
import css from './RedirectsDialog.module.css';

const missingQuery = (site: string) =>
  queryOptions({
    queryKey: ['site', site, 'missingPages'],
    queryFn: ({ signal }) => load<AppMissingPagesResponse>(appMissingPagesPath(site), signal),
  });
const MOST_PROBLEMS = 5;
const MOST_LETTERS = 250_000;

/** Old addresses and where they lead, as one text that lists can be pasted into; and what visitors looked for in vain. */
export function RedirectsDialog({ onClose }: DialogProps) {
  const world = useActWorld();
  const records = useEditorState((state) => state.records);
  const [text, setText] = useState(() => redirectsText(readRedirects(world.editor.record('site:site')?.redirects)));
  const { redirects, problems } = parseRedirects(text);
  const save = () => {
    const value = redirects.length === 0 ? undefined : (withoutChains(redirects) as unknown as Json);
    if (perform(world, changeSite, { changes: [{ path: ['redirects'], value }] })) onClose();
  };
  return (
    <DialogBox
      title={texts.redirectsAndBrokenLinks}
      look="wide"
      isOpen
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isDisabled={problems.length > 0} onPress={save}>
            {texts.saveRedirects(redirects.length)}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <p className={fields.soft}>{texts.pagesWhoseUrlYou}</p>
        <div className={css.text}>
          <TextField
            label={texts.oldUrlNewUrl}
            rows={10}
            value={text}
            onChange={setText}
            maxLength={MOST_LETTERS}
            placeholder={texts.oldPageNewPage}
            hint={texts.youCanPasteTwo}
          />
        </div>
        <Problems problems={problems} />
        {problems.length === 0 ? <Remarks redirects={redirects} records={records} /> : null}
        <RedirectFiles
          redirects={redirects}
          isWhole={problems.length === 0}
          onRedirects={(all) => setText(redirectsText(all))}
        />
        <LostAddresses
          known={redirects.map(({ from }) => from)}
          onRedirect={(path) => setText((now) => `${now.trimEnd()}${now.trim() === '' ? '' : '\n'}${path} -> /`)}
        />
      </div>
    </DialogBox>
  );
}

function Problems({ problems }: { readonly problems: readonly RedirectProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems} role="status">
      {problems.slice(0, MOST_PROBLEMS).map((problem) => (
        <li key={problem.line}>{texts.line(problem.line, redirectSentence(problem))}</li>
      ))}
      {problems.length > MOST_PROBLEMS ? <li>{texts.andMore(problems.length - MOST_PROBLEMS)}</li> : null}
    </ul>
  );
}

interface RemarksProps {
  readonly redirects: readonly Redirect[];
  readonly records: SiteRecords;
}

/** What is odd about redirects that can be kept: they lead to one that leads on, or to a page that is not there. */
function Remarks({ redirects, records }: RemarksProps) {
  const chains = redirectChains(redirects).map(({ redirect: { from, to }, to: end }) => ({
    from,
    text: texts.redirectsToWhichRedirects(from, to, end),
  }));
  const chained = new Set(chains.map(({ from }) => from));
  const dead = redirects.flatMap(({ from, to }) => {
    const problem = chained.has(from) || to.endsWith('/*') ? null : linkProblem(records, to);
    return problem === null ? [] : [{ from, text: `${from} -> ${to}: ${documentSentence(problem)}` }];
  });
  const all = [...chains, ...dead];
  if (all.length === 0) return null;
  return (
    <ul className={css.remarks} role="status" aria-label={texts.notes}>
      {all.slice(0, MOST_PROBLEMS).map(({ from, text }) => (
        <li key={from}>{text}</li>
      ))}
      {all.length > MOST_PROBLEMS ? <li>{texts.andMore(all.length - MOST_PROBLEMS)}</li> : null}
    </ul>
  );
}

interface LostProps {
  /** Addresses that lead somewhere by now. */
  readonly known: readonly string[];
  readonly onRedirect: (path: string) => void;
}

function LostAddresses({ known, onRedirect }: LostProps) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const query = useQuery(missingQuery(identifier));
  const forget = useMutation({
    mutationFn: () => act<AppMissingPagesResponse>('DELETE', appMissingPagesPath(identifier)),
    onSuccess: (answer) => queries.setQueryData(missingQuery(identifier).queryKey, answer),
  });
  const pages = (query.data?.pages ?? []).filter(({ path }) => !known.includes(path));
  return (
    <section aria-label={texts.brokenLinks}>
      <header className={css.head}>
        <h3>{texts.requestsForMissingPages}</h3>
        {pages.length === 0 ? null : (
          <Button look="quiet" isPending={forget.isPending} onPress={() => forget.mutate()}>
            {texts.clearList}
          </Button>
        )}
      </header>
      {query.isPending ? <SkeletonRows count={2} label={texts.loadingBrokenLinks} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theBrokenLinksCould} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isSuccess && pages.length === 0 ? (
        <p className={fields.soft}>{query.data.pages.length === 0 ? texts.noBrokenLinks : texts.allBrokenLinksAre}</p>
      ) : null}
      <ul className={css.list}>
        {pages.map(({ path, hits }) => (
          <li key={path} className={css.row}>
            <code>{path}</code>
            <span className={fields.soft}>{texts.visits(hits)}</span>
            <Button aria-label={texts.redirect(path)} onPress={() => onRedirect(path)}>
              {texts.redirect2}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
