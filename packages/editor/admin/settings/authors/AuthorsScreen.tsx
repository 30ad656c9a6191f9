import type { WireAuthor } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
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
    <Page
      title="Authors"
      site={site.title}
      subtitle="Everyone named as the author of a post, event or other entry. Their image and biography are shown with what they wrote, where your theme has a place for them."
    >
      {query.isPending ? <SkeletonRows count={3} label="Loading authors…" /> : null}
      {query.isError ? (
        <ErrorState title="The authors could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
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
      <Card title="Authors" flush>
        {authors.length === 0 ? (
          <EmptyState icon={PenLine} title="No authors yet">
            Enter an author under Organization when you edit a post.
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label="Authors">
            {authors.map((author) => (
              <li key={author.name} className={`${css.row} ${css.steady}`}>
                <Thumbnail src={author.image === null ? null : `${author.image.url}?format=100w`} />
                <span className={css.words}>
                  <span className={css.name}>{author.name}</span>
                  <span className={css.soft}>{author.bio === '' ? 'No biography' : author.bio}</span>
                  <span className={css.soft}>
                    {author.entryCount === 1 ? '1 entry' : `${author.entryCount} entries`}
                  </span>
                </span>
                {mayChange ? (
                  <Button aria-label={`Edit ${author.name}`} onPress={() => setEdited(author)}>
                    Edit
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
