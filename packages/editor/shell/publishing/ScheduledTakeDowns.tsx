import { flagIn, recordsOf, textIn } from '@quoin/domain/document';
import { isTakenDown, readTakeDown } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/scheduledTakeDowns';
import { useMoments, useSite } from '../../app/site/site.ts';
import { perform } from '../../commands/acts/acting.ts';
import { changePage } from '../../commands/pages/changePage.ts';
import { Button } from '../../parts/Button.tsx';
import { useActWorld, useRecordsOf } from '../editorContext.ts';
import css from './PublishDialog.module.css';

/** Pages with an end that is still to come: what is published now is taken down then. */
export function ScheduledTakeDowns() {
  const world = useActWorld();
  const records = useRecordsOf('page');
  const { timeZone } = useSite();
  const moments = useMoments();
  const ends = recordsOf(records, 'page').flatMap(([id, page]) => {
    const end = flagIn(page, 'isDeleted') ? null : readTakeDown(page.takeDown);
    return end === null || isTakenDown(end, Date.now()) ? [] : [{ id, end, title: textIn(page, 'title') }];
  });
  return ends
    .sort((a, b) => a.end.on - b.end.on)
    .map(({ id, end, title }) => (
      <p key={id} className={css.planned}>
        <span>{texts.unpublishes(title, moments.full(end.on), timeZone)}</span>
        <Button
          aria-label={texts.cancelUnpublishing(title)}
          onPress={() => void perform(world, changePage, { id, changes: [{ path: ['takeDown'] }] })}
        >
          {texts.cancelUnpublishing2}
        </Button>
      </p>
    ));
}
