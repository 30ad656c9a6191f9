import type { MediaKind } from '@quoin/domain/media';
import type { ItemKindName } from '@quoin/domain/site';
import {
  CalendarDays,
  Clapperboard,
  Disc3,
  GalleryThumbnails,
  GraduationCap,
  type LucideIcon,
  Newspaper,
  PanelsTopLeft,
} from 'lucide-react';

/** What people read of a kind of collection. */
export interface KindLook {
  /** In the choice of kinds, with what it is for. */
  readonly name: string;
  readonly hint: string;
  /** A title it might have. */
  readonly example: string;
  /** One of its items, and several. */
  readonly one: string;
  readonly many: string;
  readonly icon: LucideIcon;
  /** Where there is none yet. */
  readonly first: string;
  readonly about: string;
  /** Files of the library that become items at once, where that makes sense. */
  readonly files: { readonly kind: MediaKind; readonly text: string } | null;
}

export const KIND_LOOKS: Readonly<Record<ItemKindName, KindLook>> = {
  blog: {
    ...{ name: 'Posts', hint: 'News, stories, notes: the latest first.', example: 'Journal' },
    ...{ one: 'post', many: 'posts', icon: Newspaper, files: null, first: 'Write the first post' },
    about: 'Posts appear the latest first. A draft is seen by nobody but you and your team.',
  },
  events: {
    ...{ name: 'Events', hint: 'What happens when and where, with calendar files.', example: 'Events' },
    ...{ one: 'event', many: 'events', icon: CalendarDays, files: null, first: 'What happens next?' },
    about: 'Visitors see what is coming, put it into their calendars, and find the way.',
  },
  portfolio: {
    ...{ name: 'Portfolio', hint: 'Works, each with its pictures and a text, in your order.', example: 'Work' },
    ...{ one: 'work', many: 'works', icon: PanelsTopLeft, files: null, first: 'Show the first work' },
    about: 'Each work has a page of its own with its pictures one below the other. You put them in order.',
  },
  gallery: {
    ...{ name: 'Gallery', hint: 'Pictures beside each other, up to 250, in your order.', example: 'Gallery' },
    ...{ one: 'picture', many: 'pictures', icon: GalleryThumbnails, first: 'Hang the first pictures' },
    ...{ files: { kind: 'image', text: 'Add pictures' } },
    about: 'Choose several at once. Each one opens large on a page of its own.',
  },
  album: {
    ...{ name: 'Album', hint: 'Recordings with a cover, up to 60 tracks.', example: 'Album' },
    ...{ one: 'track', many: 'tracks', icon: Disc3, first: 'Add the first tracks' },
    ...{ files: { kind: 'audio', text: 'Add recordings' } },
    about:
      'Recordings of your library, or tracks of Spotify and SoundCloud. The cover is the picture in the page’s settings.',
  },
  videos: {
    ...{ name: 'Videos', hint: 'Films of your own, or of YouTube, Vimeo and Dailymotion.', example: 'Videos' },
    ...{ one: 'video', many: 'videos', icon: Clapperboard, first: 'Show the first video' },
    ...{ files: { kind: 'video', text: 'Add files' } },
    about: 'What plays at a provider loads only once a visitor agrees.',
  },
  course: {
    ...{ name: 'Course', hint: 'Lessons with films and texts, in chapters.', example: 'Course' },
    ...{ one: 'lesson', many: 'lessons', icon: GraduationCap, files: null, first: 'Begin with the first lesson' },
    about: 'Lessons of the same chapter stand together. You put lessons and chapters in order.',
  },
};
