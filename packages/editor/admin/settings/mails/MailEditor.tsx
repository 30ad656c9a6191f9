import {
  type AppMailTemplateResponse,
  appMailTemplatePath,
  appTestMailPath,
  MAX_MAIL_SOURCE,
  type TestMailResponse,
} from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/mailEditorScreen';
import {
  findMailKind,
  type MailProblem,
  type MailSite,
  mailVariables,
  type RegisteredMail,
} from '@quoin/rendering/mail';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { act } from '../../../app/api.ts';
import { NotFoundScreen } from '../../../app/plainScreens.tsx';
import { mailTemplateQuery, mailTemplatesQuery } from '../../../app/queries/queries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import css from './MailEditor.module.css';
import { previewMail } from './previewMail.ts';
import { VariableList } from './VariableList.tsx';

/** One mail in the owner's own words: subject, HTML, what may be used in them, and how it looks. */
export function MailEditor() {
  const site = useSite();
  const { kind: name } = useParams({ from: '/$site/config/settings/mails/$kind' });
  const kind = findMailKind(name);
  const query = useQuery(mailTemplateQuery(site.identifier, name));
  const list = useQuery(mailTemplatesQuery(site.identifier));
  if (kind === null) return <NotFoundScreen />;
  const error = query.error ?? list.error;
  return (
    <Page
      title={kind.title}
      site={site.title}
      subtitle={kind.about}
      marks={query.data?.own ? <Badge text={texts.custom} tone="good" /> : <Badge text={texts.standard} tone="plain" />}
    >
      {query.data !== undefined && list.data !== undefined ? (
        <Editor key={query.data.own?.revision ?? 0} kind={kind} own={query.data.own} from={list.data.site} />
      ) : error !== null ? (
        <ErrorState title={texts.theEmailCouldNot} error={error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={8} label={texts.loadingTheEmail} />
      )}
    </Page>
  );
}

interface EditorProps {
  readonly kind: RegisteredMail;
  readonly own: AppMailTemplateResponse['own'];
  readonly from: MailSite;
}

function Editor({ kind, own, from }: EditorProps) {
  const site = useSite();
  const start = { subject: own?.subject ?? kind.template.subject, html: own?.html ?? kind.template.html };
  const [draft, setDraft] = useState(start);
  const acts = useMailActs(kind, own?.revision ?? 0);
  const shown = useDeferredValue(draft);
  const data = useMemo(() => kind.sampleData(from), [kind, from]);
  const { mail, problems } = useMemo(() => previewMail(shown, data), [shown, data]);
  const variables = useMemo(() => mailVariables(data), [data]);
  const mayEdit = isAllowed(site, 'commerceSettings.full');
  const isBroken = problems.some(({ severity }) => severity === 'error');
  const reset = async () => {
    const isConfirmed = await confirm({
      title: texts.resetToTheDefault,
      message: texts.yourCustomVersionIs,
      ...{ confirmLabel: texts.resetToDefault, isDangerous: true },
    });
    if (isConfirmed) acts.reset.mutate();
  };
  return (
    <>
      <div className={css.panes}>
        <div className={fields.column}>
          <Card title={texts.source} aside={<TestButton isBroken={isBroken} acts={acts} draft={draft} />}>
            <div className={fields.stack}>
              <TextField
                label={texts.subject}
                value={draft.subject}
                onChange={(subject) => setDraft({ ...draft, subject })}
                isReadOnly={!mayEdit}
              />
              <Problems problems={problems} />
              <TextField
                label={texts.htmlTemplateLanguage}
                rows={24}
                value={draft.html}
                onChange={(html) => setDraft({ ...draft, html })}
                isReadOnly={!mayEdit}
                spellCheck="false"
                maxLength={MAX_MAIL_SOURCE}
              />
              {own === null || !mayEdit ? null : (
                <Button isPending={acts.reset.isPending} onPress={() => void reset()}>
                  {texts.resetToDefault}
                </Button>
              )}
            </div>
          </Card>
          <VariableList variables={variables} />
        </div>
        <Card title={texts.preview} flush>
          <p className={css.subject}>
            <span>{texts.subject}</span> {mail.subject}
          </p>
          <iframe title={texts.previewOf(kind.title)} sandbox="" srcDoc={mail.html} className={css.frame} />
          <details className={css.text}>
            <summary>{texts.plainText}</summary>
            <pre>{mail.text}</pre>
          </details>
        </Card>
      </div>
      <SaveBar
        isChanged={draft.subject !== start.subject || draft.html !== start.html}
        isSaving={acts.save.isPending}
        onSave={() => acts.save.mutate(draft)}
        onDiscard={() => setDraft(start)}
      />
    </>
  );
}

interface TestButtonProps {
  readonly isBroken: boolean;
  readonly acts: ReturnType<typeof useMailActs>;
  readonly draft: { readonly subject: string; readonly html: string };
}

function TestButton({ isBroken, acts, draft }: TestButtonProps) {
  const site = useSite();
  if (!isAllowed(site, 'commerceSettings.full')) return null;
  return (
    <Button isDisabled={isBroken} isPending={acts.test.isPending} onPress={() => acts.test.mutate(draft)}>
      {texts.sendTestEmail}
    </Button>
  );
}

function Problems({ problems }: { readonly problems: readonly MailProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems} aria-label={texts.errors} aria-live="polite">
      {problems.slice(0, 20).map((problem) => (
        <li key={`${problem.file}|${problem.line}|${problem.column}|${problem.code}`} className={css[problem.severity]}>
          {texts.lineColumn(problem.file === 'subject', problem.line, problem.column, problem.message)}
        </li>
      ))}
    </ul>
  );
}

function useMailActs(kind: RegisteredMail, baseRevision: number) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const path = appMailTemplatePath(identifier, kind.name);
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['site', identifier, 'mailTemplate', kind.name] });
    await queries.invalidateQueries({ queryKey: ['site', identifier, 'mailTemplates'] });
  };
  const onError = (error: Error) => complain(error.message);
  return {
    save: useMutation({
      mutationFn: (draft: TestButtonProps['draft']) => act('PUT', path, { ...draft, baseRevision }),
      onSuccess: async () => {
        await refresh();
        announce(texts.saved(kind.title));
      },
      onError,
    }),
    reset: useMutation({
      mutationFn: () => act('DELETE', path),
      onSuccess: async () => {
        await refresh();
        announce(texts.resetToTheDefaultEmail);
      },
      onError,
    }),
    test: useMutation({
      mutationFn: (draft: TestButtonProps['draft']) =>
        act<TestMailResponse>('POST', appTestMailPath(identifier, kind.name), draft),
      onSuccess: ({ recipient }) => announce(texts.testEmailSentTo(recipient)),
      onError,
    }),
  };
}
