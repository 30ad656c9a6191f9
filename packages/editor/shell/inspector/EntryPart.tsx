import { Link } from '@tanstack/react-router';
import { useSite } from '../../app/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import css from './inspector.module.css';
import { PagePart } from './PagePart.tsx';

export interface EntryPartProps {
  readonly id: string;
  /** The page it is listed on. */
  readonly page: string;
  readonly name: string;
}

/** An entry is written on a screen of its own; below it the page that lists it. */
export function EntryPart({ id, page, name }: EntryPartProps) {
  const { identifier } = useSite();
  return (
    <div className={css.fields}>
      <Link
        to="/$site/config/content/$journalId/$entryId"
        params={{ site: identifier, journalId: page, entryId: id }}
        className={buttonLook('primary')}
      >
        {name === '' ? 'Open the entry' : `Open “${name}”`}
      </Link>
      <PagePart key={page} id={page} />
    </div>
  );
}
