import * as texts from '@quoin/messages/app/collaborators';
import { initialsOf } from '../../app/initials.ts';
import { useEditorState, useRecordsOf } from '../editorContext.ts';
import { listPages } from '../panels/pageList.ts';
import css from './Collaborators.module.css';
import { personColor } from './personColor.ts';

/** Who else has the site open, and where. */
export function Collaborators() {
  const people = useEditorState((state) => state.people);
  const records = useRecordsOf('page', 'link', 'site');
  if (people.length === 0) return null;
  const titles = new Map(listPages(records).map(({ id, title }) => [id, title]));
  return (
    <ul className={css.people} aria-label={texts.editingNow}>
      {people.map(({ id, name, page }) => {
        const place = titles.get(page);
        const text = place === undefined ? name : texts.on(name, place);
        return (
          <li key={id} title={text} style={{ background: personColor(id), color: '#fff' }}>
            <span aria-hidden="true">{initialsOf(name)}</span>
            <span className={css.spoken}>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
