import type { PreviewLinksResponse, WirePreviewLink } from '@quoin/contract/endpoints/content';
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
      announce('Preview link deleted');
    },
  });
  const links = query.data?.links;
  const problem = make.error ?? takeBack.error;
  return (
    <DialogBox
      title="Preview links"
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
          Create link
        </Button>
      }
    >
      <div className={fields.stack}>
        <p className={fields.soft}>
          Anyone with a link can view the unpublished site without an account. Links expire after seven days or when you
          delete them.
        </p>
        {unsaved > 0 ? (
          <p role="status">Some changes are not saved yet. Preview links show saved changes only.</p>
        ) : null}
        {make.isSuccess ? <p role="status">Link created. Copy and share it.</p> : null}
        {problem === null ? null : <p role="alert">{problem.message}</p>}
        {query.isPending ? <SkeletonRows count={2} label="Loading preview links…" /> : null}
        {query.isError ? (
          <ErrorState
            title="The preview links could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {links?.length === 0 ? (
          <EmptyState icon={Link2} title="No preview links">
            Create a link to share your draft.
          </EmptyState>
        ) : null}
        <ul aria-label="Preview links" className={css.links}>
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
  const made = `Created by ${author}, ${moments.full(Date.parse(madeAt))}`;
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => announce('Link copied.'),
      () => complain('Your browser blocked copying. Select the link and copy it.'),
    );
  return (
    <li className={css.link}>
      <input
        className={css.address}
        readOnly
        value={url}
        aria-label={`Preview link. ${made}`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={css.soft}>
        {made}
        <br />
        Expires {moments.full(Date.parse(expiresAt))}
      </p>
      <div className={css.acts}>
        <Button aria-label={`Copy link. ${made}`} onPress={copy}>
          <Copy aria-hidden="true" /> Copy
        </Button>
        <Button look="quiet" isPending={isPending} aria-label={`Delete link. ${made}`} onPress={onTakeBack}>
          Delete
        </Button>
      </div>
    </li>
  );
}
