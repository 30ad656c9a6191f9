import type { WireForm } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/formScreen';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { formQuery } from '../../app/queries/formQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { buttonLook } from '../../parts/Button.tsx';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FormTabs } from './FormTabs.tsx';
import { useFormEdit } from './useFormEdit.ts';

/** One form: what it asks and what becomes of the answers. */
export function FormScreen() {
  const site = useSite();
  const { formId } = useParams({ from: '/$site/config/forms/$formId' });
  const query = useQuery(formQuery(site.identifier, formId));
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingTheForm} />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title={texts.theFormCouldNot} error={query.error} onRetry={retry} />;
  }
  return <FormEditor key={`${formId}-${query.data.form.revision}`} held={query.data.form} />;
}

function FormEditor({ held }: { readonly held: WireForm }) {
  const site = useSite();
  const { tab = 'build' } = useSearch({ from: '/$site/config/forms/$formId' });
  const navigate = useNavigate({ from: '/$site/config/forms/$formId' });
  const form = useFormEdit(held);
  return (
    <Page
      title={held.name}
      site={site.title}
      marks={held.kind === 'newsletter' ? <Badge text={texts.newsletter} tone="note" /> : null}
      actions={
        <Link
          to="/$site/config/forms/submissions"
          params={{ site: site.identifier }}
          search={{ form: held.id }}
          className={buttonLook('plain')}
        >
          <Inbox aria-hidden="true" /> {texts.submissions}
        </Link>
      }
    >
      <FormTabs
        form={form}
        tab={tab}
        onTab={(next) => void navigate({ search: next === 'build' ? {} : { tab: next }, replace: true })}
      />
      <SaveBar
        isChanged={form.isChanged && form.mayEdit}
        isSaving={form.isSaving}
        onSave={() => void form.save()}
        onDiscard={form.discard}
      />
    </Page>
  );
}
