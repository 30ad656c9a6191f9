import {
  type AppFormResponse,
  appFormPath,
  appFormsPath,
  type WireFormSummary,
} from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import type { FormKind } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/formsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ClipboardList, Inbox, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { formsQuery } from '../../app/queries/formQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { orComplain, useSubmission } from '../orders/orderActs.ts';
import css from './forms.module.css';

/** Every form of the site, with what is new in it. */
export function FormsScreen() {
  const site = useSite();
  const [isMaking, setMaking] = useState(false);
  const mayEdit = isAllowed(site, 'content.full');
  return (
    <Page
      title={texts.forms}
      site={site.title}
      actions={
        <>
          <Link to="/$site/config/forms/submissions" params={{ site: site.identifier }} className={buttonLook('plain')}>
            <Inbox aria-hidden="true" /> {texts.submissions}
          </Link>
          {mayEdit ? (
            <Button look="primary" onPress={() => setMaking(true)}>
              <Plus aria-hidden="true" /> {texts.createForm}
            </Button>
          ) : null}
        </>
      }
    >
      <Card flush>
        <FormList mayEdit={mayEdit} onMake={() => setMaking(true)} />
      </Card>
      <NewForm isOpen={isMaking} onClose={() => setMaking(false)} />
    </Page>
  );
}

function FormList({ mayEdit, onMake }: { readonly mayEdit: boolean; readonly onMake: () => void }) {
  const site = useSite();
  const query = useQuery(formsQuery(site.identifier));
  const columns = useColumns(mayEdit);
  if (query.isPending) return <SkeletonRows count={4} label={texts.loadingForms} />;
  if (query.isError) {
    return <ErrorState title={texts.theFormsCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { forms } = query.data;
  if (forms.length === 0) {
    return (
      <EmptyState
        icon={ClipboardList}
        title={texts.createYourFirstForm}
        action={mayEdit ? <Button onPress={onMake}>{texts.createForm}</Button> : null}
      >
        {texts.buildAContactBooking}
      </EmptyState>
    );
  }
  return <RecordTable<WireFormSummary> label={texts.forms} columns={columns} rows={forms} keyOf={({ id }) => id} />;
}

function useColumns(mayEdit: boolean): readonly Column<WireFormSummary>[] {
  const moments = useMoments();
  const now = Date.now();
  return [
    { id: 'name', title: commonTexts.form, cell: (form) => <FormName form={form} /> },
    {
      id: 'kind',
      title: commonTexts.type,
      isExtra: true,
      cell: ({ kind }) => (
        <span className={css.soft}>{kind === 'newsletter' ? texts.newsletter : commonTexts.form}</span>
      ),
    },
    { id: 'new', title: texts.new, cell: (form) => <Unread form={form} /> },
    {
      id: 'all',
      title: texts.submissions,
      isNumber: true,
      isExtra: true,
      cell: ({ submissionCount }) => <span className={css.number}>{submissionCount}</span>,
    },
    {
      id: 'last',
      title: texts.lastSubmission,
      isExtra: true,
      cell: ({ lastAt }) => (
        <span className={css.soft}>{lastAt === null ? texts.never : moments.short(lastAt, now)}</span>
      ),
    },
    ...(mayEdit
      ? [{ id: 'menu', title: texts.actions, isMenu: true, cell: (form: WireFormSummary) => <FormMenu form={form} /> }]
      : []),
  ];
}

function FormName({ form }: { readonly form: WireFormSummary }) {
  const site = useSite();
  return (
    <Link
      to="/$site/config/forms/$formId"
      params={{ site: site.identifier, formId: form.id }}
      className={table.rowLink}
    >
      {form.name}
    </Link>
  );
}

function Unread({ form }: { readonly form: WireFormSummary }) {
  const site = useSite();
  if (form.unreadCount === 0) return <span className={css.soft}>–</span>;
  return (
    <Link
      to="/$site/config/forms/submissions"
      params={{ site: site.identifier }}
      search={{ form: form.id, unread: 'yes' }}
      style={{ position: 'relative' }}
    >
      <Badge text={texts.new2(form.unreadCount)} tone="note" />
    </Link>
  );
}

/** Undone from the note, or never. */
function FormMenu({ form }: { readonly form: WireFormSummary }) {
  const site = useSite();
  const queries = useQueryClient();
  const path = appFormPath(site.identifier, form.id);
  const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier] });
  const restore = async () => {
    await act('POST', `${path}/restore`);
    await refresh();
  };
  const remove = async () => {
    await act('DELETE', path);
    await refresh();
    announce(texts.deletedItsSubmissionsAre(form.name), () => orComplain(restore()));
  };
  return (
    <ActionMenu
      label={texts.moreActionsFor(form.name)}
      actions={[
        { id: 'delete', text: texts.deleteForm, icon: Trash2, isDangerous: true, act: () => orComplain(remove()) },
      ]}
    />
  );
}

const KINDS = [
  { value: 'form', text: commonTexts.form, hint: texts.contactBookingSurvey },
  { value: 'newsletter', text: texts.newsletter, hint: texts.peopleJoinAMailing },
] as const;

function NewForm({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const site = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useSubmission();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<FormKind>('form');
  const make = () =>
    form.submit(async () => {
      const body = { name, kind, mailingListId: null };
      const answer = await act<AppFormResponse>('POST', appFormsPath(site.identifier), body);
      await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
      onClose();
      await navigate({
        to: '/$site/config/forms/$formId',
        params: { site: site.identifier, formId: answer.form.id },
      });
    });
  return (
    <DialogBox
      title={texts.createForm}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={form.isPending} onPress={() => void make()}>
            {texts.create}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField
          label={commonTexts.name}
          value={name}
          onChange={setName}
          hint={texts.shownInYourInbox}
          error={form.error?.message}
          autoFocus
        />
        <SelectField label={commonTexts.type} choices={KINDS} value={kind} onChange={setKind} />
      </div>
    </DialogBox>
  );
}
