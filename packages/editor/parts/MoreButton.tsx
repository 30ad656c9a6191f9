import { Button } from './Button.tsx';
import css from './table.module.css';

export interface MoreButtonProps {
  readonly query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  readonly label: string;
}

/** The next page of a list, below what is already there. */
export function MoreButton({ query, label }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={css.more}>
      <Button isPending={query.isFetchingNextPage} onPress={() => query.fetchNextPage()}>
        {query.isFetchingNextPage ? 'Loading…' : label}
      </Button>
    </div>
  );
}
