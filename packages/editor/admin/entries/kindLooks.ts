import type { MediaKind } from '@quoin/domain/media';
import type { ItemKindName } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/kindLooks';
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
    ...{ name: texts.posts, hint: texts.newsAndStoriesNewest, example: texts.journal },
    ...{ one: texts.post, many: texts.posts2, icon: Newspaper, files: null, first: texts.writeYourFirstPost },
    about: texts.postsAppearNewestFirst,
  },
  events: {
    ...{ name: texts.events, hint: texts.datesAndVenuesWith, example: texts.events },
    ...{ one: texts.event, many: texts.events2, icon: CalendarDays, files: null, first: texts.addYourFirstEvent },
    about: texts.visitorsSeeUpcomingEvents,
  },
  portfolio: {
    ...{ name: texts.portfolio, hint: texts.projectsWithImagesAnd, example: texts.work },
    ...{ one: texts.project, many: texts.projects, icon: PanelsTopLeft, files: null, first: texts.addYourFirstProject },
    about: texts.eachProjectHasIts,
  },
  gallery: {
    ...{ name: texts.gallery, hint: texts.upTo250Images, example: texts.gallery },
    ...{ one: texts.image, many: texts.images, icon: GalleryThumbnails, first: texts.addYourFirstImages },
    ...{ files: { kind: 'image', text: commonTexts.addImages } },
    about: texts.uploadSeveralAtOnce,
  },
  album: {
    ...{ name: texts.album, hint: texts.upTo60Audio, example: texts.album },
    ...{ one: texts.track, many: texts.tracks, icon: Disc3, first: texts.addYourFirstTracks },
    ...{ files: { kind: 'audio', text: texts.addAudio } },
    about: texts.audioFilesFromYour,
  },
  videos: {
    ...{ name: texts.videos, hint: texts.yourOwnVideosOr, example: texts.videos },
    ...{ one: texts.video, many: texts.videos2, icon: Clapperboard, first: texts.addYourFirstVideo },
    ...{ files: { kind: 'video', text: texts.addFiles } },
    about: texts.embeddedVideosLoadAfter,
  },
  course: {
    ...{ name: texts.course, hint: texts.lessonsWithVideosAnd, example: texts.course },
    ...{ one: texts.lesson, many: texts.lessons, icon: GraduationCap, files: null, first: texts.addYourFirstLesson },
    about: texts.lessonsAreGroupedBy,
  },
};
