import {
  type AppMediaResponse,
  appEntriesPath,
  appJournalsPath,
  appMediaPath,
  type CreateJournalRequest,
  type CreateJournalResponse,
} from '@quoin/contract/endpoints/content';
import type { ItemDraft } from '@quoin/domain/site';
import { BLANK_DRAFT } from '../../../packages/server/testing/blankDraft.ts';
import type { Owner } from '../owner.ts';
import { bodyOf } from '../visitor.ts';
import { accepted } from './purchase.ts';

type Kind = CreateJournalRequest['kind'];

/** The kinds of lists that the demo shop has none of, and how many entries each gets. */
export const MADE_LISTS: readonly (readonly [kind: Kind, title: string, count: number])[] = [
  ['events', 'Dates', 2],
  ['portfolio', 'Works', 3],
  ['gallery', 'Pictures', 5],
  ['album', 'Record', 3],
  ['videos', 'Films', 2],
  ['course', 'Lessons', 4],
];

const FILM = { url: 'https://youtu.be/abc123', duration: '4:05' };
const TRACK = { url: 'https://soundcloud.com/workshop/evening', duration: '3:10' };

/** Adds them to the shop with the shop's own pictures, at `/dates` and so on. */
export async function makeLists({ visitor }: Owner): Promise<void> {
  const media = bodyOf<AppMediaResponse>(accepted(await visitor.get(`${appMediaPath('demo')}?kinds=image`)));
  const pictures = media.assets.map(({ id }) => id);
  for (const [kind, title, count] of MADE_LISTS) {
    const wanted = { kind, title, addToMainNav: false };
    const made = accepted(await visitor.send('POST', appJournalsPath('demo'), wanted));
    const { id: journalId } = bodyOf<CreateJournalResponse>(made);
    for (let index = 0; index < count; index += 1) {
      const draft = draftOf(kind, index, pictures);
      accepted(await visitor.send('POST', appEntriesPath('demo'), { journalId, draft }));
    }
  }
}

function draftOf(kind: Kind, index: number, pictures: readonly string[]): ItemDraft {
  const imageId = pictures[index % pictures.length] ?? null;
  const film = kind === 'videos' || kind === 'course' ? FILM : null;
  const place = { title: 'The workshop', line1: 'Am Hang 4', line2: '', country: 'DE', point: null };
  const times = { start: `2030-0${index + 3}-04T19:00`, end: `2030-0${index + 3}-04T21:00` };
  return {
    ...BLANK_DRAFT,
    title: `${kind} ${index + 1}`,
    body: '<p>One evening, and what came of it. The sheets were still wet.</p>',
    excerpt: '<p>What came of one evening.</p>',
    authorName: 'Ida',
    imageId,
    event: kind === 'events' ? { ...times, timeZone: '', isAllDay: false, place, repeat: null } : null,
    pictures: kind === 'portfolio' && imageId !== null ? [imageId] : [],
    recording: kind === 'album' ? TRACK : film,
    chapter: kind === 'course' ? (index < 2 ? 'Tools' : 'Printing') : '',
  };
}
