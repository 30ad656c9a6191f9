import { dismissProblemPath, type WireTemplateProblem } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/problemDetail';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Braces, ExternalLink } from 'lucide-react';
import { act } from '../../../app/api.ts';
import { SiteLink } from '../../../app/site/SiteLink.tsx';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { CodeExcerpt } from '../CodeExcerpt.tsx';
import css from '../TemplatesScreen.module.css';
import { useProblemsChanged } from './useProblemsChanged.ts';

/** One problem whole: the code, where and when it was seen, and what can be done. */
export function ProblemDetail({ id, problem }: { readonly id: string; readonly problem: WireTemplateProblem }) {
  return (
    <div id={id} className={css.detail}>
      {problem.excerpt === null ? (
        <p className={css.noCode}>{problem.isDismissed ? texts.dismissed : texts.theFileHasChanged}</p>
      ) : (
        <CodeExcerpt
          excerpt={problem.excerpt}
          line={problem.line}
          column={problem.column}
          severity={problem.severity}
          label={texts.line(problem.file, problem.line)}
        />
      )}
      <Facts problem={problem} />
      <Acts problem={problem} />
    </div>
  );
}

function Facts({ problem }: { readonly problem: WireTemplateProblem }) {
  const moments = useMoments();
  const { pagePath, pageUrl } = problem;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{commonTexts.page}</dt>
        <dd>
          {pagePath === null || pageUrl === null ? (
            texts.allPages
          ) : (
            <SiteLink url={pageUrl} className={css.pageLink}>
              {pagePath} <ExternalLink aria-label={texts.opensThePage} />
            </SiteLink>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.firstSeen}</dt>
        <dd>{moments.full(problem.firstSeenAt)}</dd>
      </div>
      <div>
        <dt>{texts.lastSeen}</dt>
        <dd>
          {moments.full(problem.lastSeenAt)}
          {problem.times > 1 ? texts.times(problem.times) : ''}
        </dd>
      </div>
      <div>
        <dt>{commonTexts.code}</dt>
        <dd className={css.code}>{problem.code}</dd>
      </div>
    </dl>
  );
}

function Acts({ problem }: { readonly problem: WireTemplateProblem }) {
  const site = useSite();
  const changed = useProblemsChanged();
  const dismiss = useMutation({
    mutationFn: () => act<void>('POST', dismissProblemPath(site.identifier, problem.id)),
    onSuccess: changed,
  });
  if (!isAllowed(site, 'design.edit') || problem.isDismissed) return null;
  const { file, line, column, pagePath } = problem;
  return (
    <div className={css.acts}>
      <Link
        to="/$site/config/templates/try"
        params={{ site: site.identifier }}
        search={{ file, line, ...(column > 0 ? { column } : {}), ...(pagePath === null ? {} : { page: pagePath }) }}
        className={buttonLook('plain')}
      >
        <Braces aria-hidden="true" /> {texts.testAFix}
      </Link>
      {problem.excerpt === null ? null : (
        <Button look="quiet" isPending={dismiss.isPending} onPress={() => dismiss.mutate()}>
          {texts.dismissUntilTheTheme}
        </Button>
      )}
      {dismiss.isError ? (
        <p role="alert" className={css.failed}>
          {dismiss.error.message}
        </p>
      ) : null}
    </div>
  );
}
