import type { WireProblemState } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/templatesScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Braces, CircleCheckBig } from 'lucide-react';
import { templateProblemsQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { ClearResolved } from './problems/ClearResolved.tsx';
import { ProblemList } from './problems/ProblemList.tsx';
import css from './TemplatesScreen.module.css';

/** What is wrong in the site's theme, by file: the list its owner reads and its visitors never see. */
export function TemplatesScreen() {
  const site = useSite();
  const { state = 'open' } = useSearch({ from: '/$site/config/templates' });
  return (
    <Page
      title={texts.themeErrors}
      site={site.title}
      subtitle={texts.errorsInTheThemes}
      actions={isAllowed(site, 'design.edit') ? <TryOutLink /> : undefined}
    >
      <Problems key={state} state={state} />
    </Page>
  );
}

function TryOutLink() {
  const { identifier } = useSite();
  return (
    <Link to="/$site/config/templates/try" params={{ site: identifier }} className={buttonLook('primary')}>
      <Braces aria-hidden="true" /> {texts.testAChange}
    </Link>
  );
}

function Problems({ state }: { readonly state: WireProblemState }) {
  const query = useProblems(state);
  const first = query.data?.pages[0];
  const open = first?.files.reduce((sum, file) => sum + file.errors + file.warnings + file.notes, 0);
  return (
    <div className={css.problems}>
      <div className={css.bar}>
        <nav aria-label={texts.problems} className={css.filters}>
          <StateLink state="open" text={texts.open} count={open} />
          <StateLink state="resolved" text={texts.resolved} count={first?.resolvedCount} />
        </nav>
        {state === 'resolved' && (first?.resolvedCount ?? 0) > 0 ? <ClearResolved /> : null}
      </div>
      <Found state={state} query={query} />
    </div>
  );
}

function StateLink(props: {
  readonly state: WireProblemState;
  readonly text: string;
  readonly count: number | undefined;
}) {
  const { identifier } = useSite();
  const search = props.state === 'open' ? {} : { state: props.state };
  return (
    <Link
      to="/$site/config/templates"
      params={{ site: identifier }}
      search={search}
      activeOptions={{ exact: true }}
      className={css.filter}
    >
      {props.text}
      {props.count === undefined ? null : <span className={css.count}>{props.count}</span>}
    </Link>
  );
}

function useProblems(state: WireProblemState) {
  return useInfiniteQuery(templateProblemsQuery(useSite().identifier, state));
}

type FoundQuery = ReturnType<typeof useProblems>;

function Found({ state, query }: { readonly state: WireProblemState; readonly query: FoundQuery }) {
  if (query.isPending) {
    return (
      <Card flush>
        <SkeletonRows count={5} label={texts.loadingProblems} />
      </Card>
    );
  }
  if (query.isError) {
    return (
      <Card flush>
        <ErrorState title={texts.theProblemsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  const problems = query.data.pages.flatMap((page) => page.problems);
  if (problems.length > 0) {
    return (
      <>
        <ProblemList problems={problems} files={query.data.pages[0]?.files ?? []} />
        <LoadMoreButton query={query} label={texts.showMoreProblems} />
      </>
    );
  }
  return <Card flush>{state === 'open' ? <NoProblems /> : <NothingResolved />}</Card>;
}

function NoProblems() {
  return (
    <EmptyState icon={CircleCheckBig} title={texts.noProblems}>
      {texts.templatesAndStylesheetsAre}
    </EmptyState>
  );
}

function NothingResolved() {
  return (
    <EmptyState icon={CircleCheckBig} title={texts.noResolvedProblems}>
      {texts.problemsAppearHereWhen}
    </EmptyState>
  );
}
