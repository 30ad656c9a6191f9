import type { WireAuthor } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/authorsScreen';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { Thumbnail } from '../../../parts/tables/Thumbnail.tsx';
import css from '../settingsRows.module.css';
import { AuthorBox } from './AuthorBox.tsx';
import { authorsQuery } from './authorsQuery.ts';

/** What visitors see of those whom posts and other entries name as their authors. */
export function AuthorsScreen() {
  const site = useSite();
  const query = useQuery(authorsQuery(site.identifier));
  return (
    <Page title={texts.authors} site={site.title} subtitle={texts.everyoneNamedAsThe}>
      {query.isPending ? <SkeletonRows count={3} label={texts.loadingAuthors} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theAuthorsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Authors authors={query.data.authors} />}
    </Page>
  );
}

function Authors({ authors }: { readonly authors: readonly WireAuthor[] }) {
  const mayChange = isAllowed(useSite(), 'content.full');
  const [edited, setEdited] = useState<WireAuthor | null>(null);
  return (
    <>
      <Card title={texts.authors} flush>
        {authors.length === 0 ? (
          <EmptyState icon={PenLine} title={texts.noAuthorsYet}>
            {texts.enterAnAuthorUnder}
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label={texts.authors}>
            {authors.map((author) => (
              <li key={author.name} className={`${css.row} ${css.steady}`}>
                <Thumbnail src={author.image === null ? null : `${author.image.url}?format=100w`} />
                <span className={css.words}>
                  <span className={css.name}>{author.name}</span>
                  <span className={css.soft}>{author.bio === '' ? texts.noBiography : author.bio}</span>
                  <span className={css.soft}>{texts.entries(author.entryCount)}</span>
                </span>
                {mayChange ? (
                  <Button aria-label={texts.edit(author.name)} onPress={() => setEdited(author)}>
                    {commonTexts.edit}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {edited === null ? null : <AuthorBox author={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
