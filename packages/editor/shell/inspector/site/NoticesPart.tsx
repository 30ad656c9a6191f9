import type { JsonRecord } from '@quoin/domain/document';
import { noticeProblems, noticeSentence, readAnnouncement, readPopup } from '@quoin/domain/site';
import { AnnouncementCard } from '../../../admin/marketing/notices/AnnouncementCard.tsx';
import { PopupCard, PopupRulesCard } from '../../../admin/marketing/notices/PopupCards.tsx';
import { perform } from '../../../commands/acts/acting.ts';
import { changeNotice } from '../../../commands/changeNotice.ts';
import { useActWorld, useRecord } from '../../editorContext.ts';
import css from '../inspector.module.css';
import { NamedField } from '../NamedField.tsx';

/** The line above every page and the message over it, as part of the draft: visitors see them once they are published. */
export function NoticesPart() {
  const world = useActWorld();
  const bar = useRecord('notice:announcement') ?? {};
  const popup = useRecord('notice:popup') ?? {};
  const announcement = readAnnouncement({ ...bar, plainText: bar.text });
  const shown = readPopup(popup);
  const found = noticeProblems({ popup: shown, announcement });
  const problems = Object.fromEntries(found.map((problem) => [problem.field ?? '', noticeSentence(problem)]));
  const changeOf = (notice: 'popup' | 'announcement') => (part: object) => {
    const changes = Object.entries(part as JsonRecord).map(([name, value]) => ({ path: [name], value }));
    perform(world, changeNotice, { notice, changes }, `notice ${notice} ${Object.keys(part).join()}`);
  };
  const ofPopup = { value: shown, problems, isReadOnly: false, onChange: changeOf('popup') };
  return (
    <div className={css.fields}>
      <NamedField name="text">
        <AnnouncementCard
          value={announcement}
          problems={problems}
          isReadOnly={false}
          onChange={changeOf('announcement')}
        />
      </NamedField>
      <PopupCard {...ofPopup} />
      <PopupRulesCard {...ofPopup} />
    </div>
  );
}
