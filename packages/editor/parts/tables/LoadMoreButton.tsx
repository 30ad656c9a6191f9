import * as commonTexts from '@quoin/messages/app/common';
import { Button } from '../Button.tsx';
import css from './table.module.css';

export interface LoadMoreButtonProps {
  readonly query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  readonly label: string;
}

/** The next page of a list, below what is already there. */
export function LoadMoreButton({ query, label }: LoadMoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={css.more}>
      <Button isPending={query.isFetchingNextPage} onPress={() => query.fetchNextPage()}>
        {query.isFetchingNextPage ? commonTexts.loading : label}
      </Button>
    </div>
  );
}
