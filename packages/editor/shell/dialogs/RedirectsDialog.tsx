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
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, load } from '../../app/api.ts';
import { counted } from '../../app/formats.ts';
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
      title="Redirects and broken links"
      look="wide"
      isOpen
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isDisabled={problems.length > 0} onPress={save}>
            Save {counted(redirects.length, 'redirect', 'redirects')}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <p className={fields.soft}>
          Pages whose URL you change redirect automatically. Add other redirects here; they take effect when you
          publish.
        </p>
        <div className={css.text}>
          <TextField
            label="Old URL -> new URL, one per line"
            rows={10}
            value={text}
            onChange={setText}
            maxLength={MOST_LETTERS}
            placeholder={'/old-page -> /new-page\n/blog/* -> /journal/*\n/sale -> /shop 302'}
            hint="You can paste two columns. Add 302 to a line for a temporary redirect. /* matches everything below. /shop.php?id=7 matches only that query."
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
        <li key={problem.line}>
          Line {problem.line}: {redirectSentence(problem)}
        </li>
      ))}
      {problems.length > MOST_PROBLEMS ? <li>And {problems.length - MOST_PROBLEMS} more.</li> : null}
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
    text: `${from} redirects to ${to}, which redirects again. It will be saved as ${from} -> ${end}`,
  }));
  const chained = new Set(chains.map(({ from }) => from));
  const dead = redirects.flatMap(({ from, to }) => {
    const problem = chained.has(from) || to.endsWith('/*') ? null : linkProblem(records, to);
    return problem === null ? [] : [{ from, text: `${from} -> ${to}: ${documentSentence(problem)}` }];
  });
  const all = [...chains, ...dead];
  if (all.length === 0) return null;
  return (
    <ul className={css.remarks} role="status" aria-label="Notes">
      {all.slice(0, MOST_PROBLEMS).map(({ from, text }) => (
        <li key={from}>{text}</li>
      ))}
      {all.length > MOST_PROBLEMS ? <li>And {all.length - MOST_PROBLEMS} more.</li> : null}
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
    <section aria-label="Broken links">
      <header className={css.head}>
        <h3>Requests for missing pages (404)</h3>
        {pages.length === 0 ? null : (
          <Button look="quiet" isPending={forget.isPending} onPress={() => forget.mutate()}>
            Clear list
          </Button>
        )}
      </header>
      {query.isPending ? <SkeletonRows count={2} label="Loading broken links…" /> : null}
      {query.isError ? (
        <ErrorState
          title="The broken links could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && pages.length === 0 ? (
        <p className={fields.soft}>
          {query.data.pages.length === 0 ? 'No broken links.' : 'All broken links are redirected.'}
        </p>
      ) : null}
      <ul className={css.list}>
        {pages.map(({ path, hits }) => (
          <li key={path} className={css.row}>
            <code>{path}</code>
            <span className={fields.soft}>{counted(hits, 'visit', 'visits')}</span>
            <Button aria-label={`Redirect ${path}`} onPress={() => onRedirect(path)}>
              Redirect
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
