import type { PreviewLinksResponse, WirePreviewLink } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/previewLinksDialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2 } from 'lucide-react';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import type { DialogProps } from '../dialogs/EditorDialogs.tsx';
import { useEditorState } from '../editorContext.ts';
import css from './PreviewLinksDialog.module.css';
import { makePreviewLink, previewLinksQuery, takeBackPreviewLink } from './previewLinkQueries.ts';

/** Addresses that show the draft to people without an account: made, passed on, taken back. */
export function PreviewLinksDialog({ onClose }: DialogProps) {
  const { identifier } = useSite();
  const unsaved = useEditorState((state) => state.unsaved);
  const queries = useQueryClient();
  const query = useQuery(previewLinksQuery(identifier));
  const { queryKey } = previewLinksQuery(identifier);
  const change = (to: (links: readonly WirePreviewLink[]) => readonly WirePreviewLink[]) =>
    queries.setQueryData<PreviewLinksResponse>(queryKey, (now) => now && { links: to(now.links) });
  const make = useMutation({
    mutationFn: () => makePreviewLink(identifier),
    onSuccess: (made) => change((links) => [made, ...links]),
  });
  const takeBack = useMutation({
    mutationFn: (id: string) => takeBackPreviewLink(identifier, id),
    onSuccess: (_, id) => {
      change((links) => links.filter((link) => link.id !== id));
      announce(texts.previewLinkDeleted);
    },
  });
  const links = query.data?.links;
  const problem = make.error ?? takeBack.error;
  return (
    <DialogBox
      title={texts.previewLinks}
      isOpen
      onClose={onClose}
      actions={
        <Button
          look="primary"
          isPending={make.isPending}
          isDisabled={links === undefined}
          onPress={() => {
            takeBack.reset();
            make.mutate();
          }}
        >
          {texts.createLink}
        </Button>
      }
    >
      <div className={fields.stack}>
        <p className={fields.soft}>{texts.anyoneWithALink}</p>
        {unsaved > 0 ? <p role="status">{texts.someChangesAreNot}</p> : null}
        {make.isSuccess ? <p role="status">{texts.linkCreatedCopyAnd}</p> : null}
        {problem === null ? null : <p role="alert">{problem.message}</p>}
        {query.isPending ? <SkeletonRows count={2} label={texts.loadingPreviewLinks} /> : null}
        {query.isError ? (
          <ErrorState title={texts.thePreviewLinksCould} error={query.error} onRetry={() => void query.refetch()} />
        ) : null}
        {links?.length === 0 ? (
          <EmptyState icon={Link2} title={texts.noPreviewLinks}>
            {texts.createALinkTo}
          </EmptyState>
        ) : null}
        <ul aria-label={texts.previewLinks} className={css.links}>
          {links?.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isPending={takeBack.isPending && takeBack.variables === link.id}
              onTakeBack={() => {
                make.reset();
                takeBack.mutate(link.id);
              }}
            />
          ))}
        </ul>
      </div>
    </DialogBox>
  );
}

interface LinkRowProps {
  readonly link: WirePreviewLink;
  readonly isPending: boolean;
  readonly onTakeBack: () => void;
}

function LinkRow({ link, isPending, onTakeBack }: LinkRowProps) {
  const moments = useMoments();
  const { url, author, madeAt, expiresAt } = link;
  const made = texts.createdBy(author, moments.full(Date.parse(madeAt)));
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => announce(texts.linkCopied),
      () => complain(texts.yourBrowserBlockedCopying),
    );
  return (
    <li className={css.link}>
      <input
        className={css.address}
        readOnly
        value={url}
        aria-label={texts.previewLink(made)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={css.soft}>
        {made}
        <br />
        {texts.expires(moments.full(Date.parse(expiresAt)))}
      </p>
      <div className={css.acts}>
        <Button aria-label={texts.copyLink(made)} onPress={copy}>
          <Copy aria-hidden="true" /> {commonTexts.copy}
        </Button>
        <Button look="quiet" isPending={isPending} aria-label={texts.deleteLink(made)} onPress={onTakeBack}>
          {commonTexts.delete}
        </Button>
      </div>
    </li>
  );
}
