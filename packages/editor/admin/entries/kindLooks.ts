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
    ...{ name: 'Posts', hint: 'News and stories, newest first.', example: 'Journal' },
    ...{ one: 'post', many: 'posts', icon: Newspaper, files: null, first: 'Write your first post' },
    about: 'Posts appear newest first. Drafts are visible to contributors only.',
  },
  events: {
    ...{ name: 'Events', hint: 'Dates and venues, with calendar files.', example: 'Events' },
    ...{ one: 'event', many: 'events', icon: CalendarDays, files: null, first: 'Add your first event' },
    about: 'Visitors see upcoming events and can add them to their calendar.',
  },
  portfolio: {
    ...{ name: 'Portfolio', hint: 'Projects with images and text, in your order.', example: 'Work' },
    ...{ one: 'project', many: 'projects', icon: PanelsTopLeft, files: null, first: 'Add your first project' },
    about: 'Each project has its own page. Drag to change the order.',
  },
  gallery: {
    ...{ name: 'Gallery', hint: 'Up to 250 images in a grid, in your order.', example: 'Gallery' },
    ...{ one: 'image', many: 'images', icon: GalleryThumbnails, first: 'Add your first images' },
    ...{ files: { kind: 'image', text: 'Add images' } },
    about: 'Upload several at once. Each image opens on its own page.',
  },
  album: {
    ...{ name: 'Album', hint: 'Up to 60 audio tracks with a cover.', example: 'Album' },
    ...{ one: 'track', many: 'tracks', icon: Disc3, first: 'Add your first tracks' },
    ...{ files: { kind: 'audio', text: 'Add audio' } },
    about:
      'Audio files from your library, or tracks from Spotify and SoundCloud. The cover is the image in the page settings.',
  },
  videos: {
    ...{ name: 'Videos', hint: 'Your own videos, or videos from YouTube, Vimeo and Dailymotion.', example: 'Videos' },
    ...{ one: 'video', many: 'videos', icon: Clapperboard, first: 'Add your first video' },
    ...{ files: { kind: 'video', text: 'Add files' } },
    about: 'Embedded videos load after the visitor consents.',
  },
  course: {
    ...{ name: 'Course', hint: 'Lessons with videos and text, in chapters.', example: 'Course' },
    ...{ one: 'lesson', many: 'lessons', icon: GraduationCap, files: null, first: 'Add your first lesson' },
    about: 'Lessons are grouped by chapter. Drag to change the order.',
  },
};
