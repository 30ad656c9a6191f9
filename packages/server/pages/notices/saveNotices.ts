import type { SaveNoticesRequest } from '@quoin/contract/endpoints/running';
import type { Problem } from '@quoin/domain/problem';
import { type AnnouncementSettings, type NoticeCode, noticeProblems, type PopupSettings } from '@quoin/domain/site';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { lockNotices, type StoredNotices, saveNotices } from '../storage/notices.ts';

export function loadNotices({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<StoredNotices | null> {
  return db.inSite({ websiteId }, (trx) => lockNotices(trx, websiteId));
}

/** The new revision, or everything that is wrong. What says something new is shown to everybody again (EDIT-03). */
export function changeNotices(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { popup, announcement, revision, actor }: SaveNoticesRequest & { readonly actor: Actor },
): Promise<{ readonly revision: number } | { readonly problems: readonly Problem<NoticeCode>[] }> {
  return db.inSite({ websiteId }, async (trx) => {
    const held = await lockNotices(trx, websiteId);
    if (held === null || held.revision !== revision) return { problems: [{ code: 'noticesChanged' }] };
    const problems = noticeProblems({ popup, announcement });
    if (problems.length > 0) return { problems };
    const next: StoredNotices = {
      popup,
      popupVersion: held.popupVersion + (saysTheSame(held.popup, popup, POPUP_WORDS) ? 0 : 1),
      announcement,
      announcementVersion: held.announcementVersion + (saysTheSame(held.announcement, announcement, BAR_WORDS) ? 0 : 1),
      revision: revision + 1,
    };
    await saveNotices(trx, websiteId, next);
    const details = {
      popup: popup.isShown ? popup.title : null,
      announcement: announcement.isShown ? announcement.text : null,
    };
    await recordAudit(trx, { websiteId, actor, action: 'notices.update', details });
    return { revision: next.revision };
  });
}

const POPUP_WORDS = ['title', 'text', 'buttonText', 'buttonUrl', 'form'] as const satisfies (keyof PopupSettings)[];
const BAR_WORDS = ['text', 'url'] as const satisfies (keyof AnnouncementSettings)[];

function saysTheSame<Notice>(before: Notice, after: Notice, names: readonly (keyof Notice)[]): boolean {
  return names.every((name) => before[name] === after[name]);
}
