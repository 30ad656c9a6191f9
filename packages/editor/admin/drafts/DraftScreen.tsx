import {
  type AppDraftResponse,
  appDraftPath,
  type DraftRequest,
  type WireDraft,
} from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/draftScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { NotFoundScreen } from '../../app/plainScreens.tsx';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import css from '../orders/OrderScreen.module.css';
import { orComplain } from '../orders/orderActs.ts';
import { CompleteBox, SendBox, useDiscardDraft } from './DraftBoxes.tsx';
import { AddressFields, DraftTotals, LinkCard } from './DraftCards.tsx';
import { DraftLines } from './DraftLines.tsx';
import { type DraftEdit, draftEdit, toDraftRequest } from './draftEdit.ts';
import { draftQuery } from './draftQuery.ts';

export function DraftScreen() {
  const site = useSite();
  const { draftId } = useParams({ from: '/$site/config/drafts/$draftId' });
  const search = useSearch({ from: '/$site/config/drafts/$draftId' });
  const query = useQuery({ ...draftQuery(site.identifier, draftId), enabled: search.new !== 'yes' });
  // State is kept above the page, which remounts with every saved revision: the question asked after saving must
  // outlive that.
  const [asks, setAsks] = useState<DraftQuestion | null>(null);
  const question = { asks, setAsks };
  if (search.new === 'yes') return <DraftPage key={draftId} draftId={draftId} draft={null} {...question} />;
  if (query.data !== undefined)
    return (
      <DraftPage
        key={`${draftId}:${query.data.draft.revision}`}
        draftId={draftId}
        draft={query.data.draft}
        {...question}
      />
    );
  if (query.error instanceof Refusal && query.error.status === 404) return <NotFoundScreen />;
  return (
    <Page title={texts.draft} site={site.title}>
      <Card flush>
        {query.isError ? (
          <ErrorState title={texts.theDraftCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows count={4} label={texts.loadingTheDraft} />
        )}
      </Card>
    </Page>
  );
}

type DraftQuestion = 'complete' | 'send';

interface DraftPageProps {
  readonly draftId: string;
  /** Null: a new one. */
  readonly draft: WireDraft | null;
  readonly asks: DraftQuestion | null;
  readonly setAsks: (question: DraftQuestion | null) => void;
}

function DraftPage({ draftId, draft, asks, setAsks }: DraftPageProps) {
  const site = useSite();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [edit, setEdit] = useState<DraftEdit>(() => draftEdit(draft));
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isPending, setPending] = useState(false);
  const isOpen = draft === null || draft.status === 'open' || draft.status === 'sent';
  const isChanged = draft === null || JSON.stringify(edit) !== JSON.stringify(draftEdit(draft));
  const path = appDraftPath(site.identifier, draftId);
  const discard = useDiscardDraft(draft);
  const save = async (): Promise<WireDraft | null> => {
    setPending(true);
    setProblem(null);
    try {
      const body: DraftRequest = toDraftRequest(edit, draft?.revision ?? null);
      const answer = await act<AppDraftResponse>('PUT', path, body);
      queries.setQueryData(draftQuery(site.identifier, draftId).queryKey, answer);
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'drafts'] });
      if (draft === null)
        await navigate({
          to: '/$site/config/drafts/$draftId',
          params: { site: site.identifier, draftId },
          search: {},
          replace: true,
        });
      return answer.draft;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      setProblem(fault);
      return null;
    } finally {
      setPending(false);
    }
  };
  const errorOf = (field: string) => (problem?.problem.field === field ? problem.message : undefined);
  const set = (change: Partial<DraftEdit>) => setEdit({ ...edit, ...change });
  return (
    <Page
      title={draft === null ? texts.newDraft : texts.draft2(draft.name)}
      site={site.title}
      actions={
        isOpen ? (
          <>
            {draft === null ? null : (
              <ActionMenu
                label={commonTexts.moreActions}
                actions={[
                  {
                    id: 'discard',
                    text: commonTexts.discard,
                    icon: Trash2,
                    isDangerous: true,
                    act: () => orComplain(discard()),
                  },
                ]}
              />
            )}
            <Button isPending={isPending} isDisabled={!isChanged} onPress={() => void save()}>
              {texts.saveDraft}
            </Button>
            <Button
              isDisabled={isPending || edit.lines.length === 0}
              onPress={() =>
                void (isChanged ? save() : Promise.resolve(draft)).then((saved) => saved && setAsks('send'))
              }
            >
              {texts.sendPaymentLink}
            </Button>
            <Button
              look="primary"
              isDisabled={isPending || edit.lines.length === 0}
              onPress={() =>
                void (isChanged ? save() : Promise.resolve(draft)).then((saved) => saved && setAsks('complete'))
              }
            >
              {texts.createOrder}
            </Button>
          </>
        ) : draft.orderId === null ? undefined : (
          <Link
            to="/$site/config/orders/$orderId"
            params={{ site: site.identifier, orderId: draft.orderId }}
            className={css.mail}
          >
            {texts.viewOrder}
          </Link>
        )
      }
    >
      {problem === null ? null : (
        <p role="alert" className={css.problem}>
          {problem.message}
        </p>
      )}
      <fieldset disabled={!isOpen} className={css.columns} style={{ border: 0, padding: 0, margin: 0 }}>
        <div className={css.stack}>
          <DraftLines
            lines={edit.lines}
            currency={site.currency}
            errorOf={errorOf}
            onChange={(lines) => set({ lines })}
          />
          <DraftTotals draft={isChanged ? null : draft} />
          {draft === null || draft.linkUrl === null ? null : <LinkCard draft={draft} isChanged={isChanged} />}
        </div>
        <div className={css.stack}>
          <Card title={commonTexts.customer}>
            <div className={fields.stack}>
              <TextField
                label={commonTexts.email}
                type="email"
                value={edit.email}
                onChange={(email) => set({ email })}
                error={errorOf('email')}
                hint={texts.theConfirmationIsSent}
              />
              <AddressFields edit={edit} onChange={set} errorOf={errorOf} />
            </div>
          </Card>
          <Card title={commonTexts.shipping}>
            <div className={fields.stack}>
              <TextField
                label={commonTexts.name}
                placeholder={texts.courier}
                value={edit.shippingName}
                onChange={(shippingName) => set({ shippingName })}
              />
              <DecimalField
                label={commonTexts.price}
                unit={site.currency}
                value={edit.shipping}
                onChange={(shipping) => set({ shipping })}
              />
            </div>
          </Card>
          <Card title={texts.note}>
            <TextField label={texts.orderNote} rows={3} value={edit.note} onChange={(note) => set({ note })} />
          </Card>
        </div>
      </fieldset>
      {asks === 'complete' && draft !== null ? <CompleteBox draft={draft} onClose={() => setAsks(null)} /> : null}
      {asks === 'send' && draft !== null ? <SendBox draft={draft} onClose={() => setAsks(null)} /> : null}
    </Page>
  );
}
