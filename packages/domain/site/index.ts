export {
  AUTHOR_BIO,
  AUTHOR_IMAGE_GONE,
  AUTHORS_SETTING,
  type AuthorProfile,
  readAuthorProfile,
  readAuthors,
} from './authors.ts';
export { businessHoursOf, type DayHours, HOURS_LIMIT, WEEK_DAYS, type WeekDay } from './businessHours.ts';
export {
  BACKGROUND_SOURCES,
  COLLECTION_TYPES,
  type CollectionType,
  type CollectionTypeName,
  FOLDER_BEHAVIORS,
} from './collectionTypes.ts';
export {
  COMMENT_DAYS_MAX,
  COMMENT_LIMITS,
  COMMENT_MOVES,
  COMMENT_STATES,
  type CommentCode,
  type CommentSettings,
  type CommentState,
  commentProblems,
  firstState,
  readCommentSettings,
  takesComments,
  tidyComment,
  type WrittenComment,
} from './comments/comment.ts';
export {
  type CommentSettingsCode,
  commentSettingsSentence,
  DISQUS,
  type DisqusThread,
  disqusForum,
  disqusFrame,
  readShortname,
  shortnameProblem,
  tidyShortname,
} from './comments/disqus.ts';
export { type LikeWords, likeWords } from './comments/likeWording.ts';
export {
  type CommentMailWords,
  type CommentPageWords,
  commentMailWords,
  commentNoticeWording,
  commentPageWords,
} from './comments/mailWording.ts';
export { type CommentWords, commentSentence, commentWording, commentWords } from './comments/wording.ts';
export {
  DISCOVERY_SETTING,
  type DiscoverySettings,
  discoveryProblems,
  FEED_BRAND_LENGTH,
  FEED_KEY,
  feedLength,
  type ProductFeedSettings,
  readDiscovery,
} from './discovery/discovery.ts';
export { FEED_CONTENTS, FEED_ITEMS, FEED_SUMMARY_LENGTH, type ListFeedSettings } from './discovery/listFeed.ts';
export {
  NO_PODCAST,
  PODCAST_CATEGORIES,
  PODCAST_LIMITS,
  type PodcastSettings,
  podcastProblems,
  readPodcast,
} from './discovery/podcast.ts';
export {
  isAllClosed,
  mayCrawl,
  ROBOTS_LENGTH,
  type RobotsSettings,
  type RobotsSite,
  robotsProblems,
  robotsText,
  STANDARD_ROBOTS,
} from './discovery/robots.ts';
export { type DiscoveryCode, discoverySentence, discoveryWording } from './discovery/wording.ts';
export { isDomainName } from './domainName.ts';
export { type DomainRecord, type DomainStatus, domainRecords, domainStatus } from './domainRecords.ts';
export { type DomainCode, domainSentence, domainWording } from './domainWording.ts';
export {
  EVENT_LIMITS,
  type EventCode,
  type EventDraft,
  type EventSpan,
  eventDraftOf,
  eventProblems,
  eventSpans,
  type StoredEvent,
} from './events/eventDraft.ts';
export { type EventTexts, type EventTime, eventTexts, isTimeZone, isUpcoming } from './events/eventTime.ts';
export { addToMonth, type Month, monthDays, monthText, monthWeeks, parseMonth, weekStartOf } from './events/month.ts';
export { type EventPlace, placeText, readPlace } from './events/place.ts';
export {
  movedRepeat,
  REPEAT_LIMITS,
  REPEAT_UNITS,
  type Repeat,
  type RepeatUnit,
  readRepeat,
  repeatDays,
  repeatRule,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from './events/repeat.ts';
export { monthDayText, repeatText, weekdayName } from './events/repeatText.ts';
export { type EventWords, eventWords } from './events/wording.ts';
export {
  FOLDER_TYPE_NAMES,
  type FolderAnswer,
  type FolderBehavior,
  type FolderPage,
  type FolderSettings,
  folderAnswer,
  isFolderClickable,
  isFolderPage,
  isFolderType,
  pagesIn,
  readFolder,
  variationPages,
} from './folders/folder.ts';
export {
  type LeftOut,
  type LeftOutReason,
  leftOutReason,
  THEME_LIMITS,
  themeRoot,
} from './installedThemes/themePaths.ts';
export {
  DEV_NUMBER,
  type InstalledTheme,
  installedThemeName,
  readThemeReference,
  themeFamily,
  toThemeReference,
} from './installedThemes/themeReference.ts';
export { type ThemeCode, themeSentence, themeWording } from './installedThemes/themeWording.ts';
export { type CourseProgress, courseProgress } from './items/courseProgress.ts';
export { type CourseWords, courseWords } from './items/courseWording.ts';
export {
  CUSTOM_LIMITS,
  type CustomContent,
  type CustomValue,
  customImages,
  customValue,
  readCustomContent,
} from './items/customContent.ts';
export {
  ITEM_LIMITS,
  ITEM_STATUSES,
  type ItemDraft,
  type ItemDraftCode,
  type ItemStatus,
  isUnpublished,
  itemProblems,
  itemStatusOf,
  SEO_SHOWN,
  WORKFLOW_STATES,
  workflowStateOf,
} from './items/itemDraft.ts';
export {
  type EntryKind,
  entryKindOf,
  fallbackUrlId,
  ITEM_KIND_NAMES,
  ITEM_KINDS,
  ITEM_RECORD_TYPES,
  type ItemKind,
  type ItemKindName,
  type ItemPart,
  itemKind,
  itemKindNameOf,
  orderingOf,
} from './items/itemKinds.ts';
export {
  chaptersOf,
  type ItemMove,
  lastPlace,
  type MovedItem,
  movedItems,
  type OrderedItem,
} from './items/itemOrder.ts';
export {
  LESSON_OPENINGS,
  type LessonOpening,
  type LessonReader,
  lessonOpensAt,
  MAX_LESSON_DAYS,
  OPEN_LESSON,
} from './items/lessonOpening.ts';
export {
  durationCode,
  durationText,
  NO_RECORDING,
  type RecordingCode,
  type RecordingDraft,
  readDuration,
  recordingFile,
  recordingOf,
  recordingProblems,
} from './items/recording.ts';
export {
  addTextOf,
  CUSTOM_FIELD_TYPES,
  type CustomFieldType,
  isThemeType,
  readCollectionKind,
  readCustomTypes,
  readStaticPage,
  type ThemeCustomField,
  type ThemeCustomType,
  type ThemePageKind,
} from './items/themeKinds.ts';
export { type ItemEditCode, itemSentence, itemWording } from './items/wording.ts';
export { isLocalPath } from './localPath.ts';
export {
  hasPosts,
  hasSubscribers,
  IMPORT_KINDS,
  type ImportKind,
  MOVE_IN_KINDS,
  type MoveInChoices,
  type MoveInKind,
  NO_CHOICES,
  recogniseFile,
} from './moveIn/importFile.ts';
export {
  isSkipped,
  type MoveInCode,
  type MoveInFileCode,
  type MoveInProblem,
  moveInFileSentence,
  moveInFileWording,
  moveInSentence,
  moveInWording,
} from './moveIn/wording.ts';
export { EXPORT_KINDS, type ExportKind, exportFileName } from './moveOut/exportKinds.ts';
export {
  EMPTY_PANEL,
  isMenu,
  type MenuPanel,
  type Navigation,
  type NavigationItem,
  navigationAddress,
  PANEL_LIMITS,
  readMenuPanel,
  SPECIAL_NAMES,
} from './navigation.ts';
export {
  ANNOUNCEMENT_KEY,
  ANNOUNCEMENT_LIMITS,
  ANNOUNCEMENT_PLACES,
  ANNOUNCEMENT_SIZES,
  type AnnouncementSettings,
} from './notices/announcement.ts';
export {
  DEFAULT_POPUP,
  isPopupDue,
  mayShowPopup,
  POPUP_COLUMNS,
  POPUP_KEYS,
  POPUP_LIMITS,
  POPUP_ROWS,
  type PopupColumn,
  type PopupMemory,
  type PopupRow,
  type PopupRules,
  type PopupSettings,
} from './notices/popup.ts';
export { isNoticeUrl, noticeProblems, readAnnouncement, readPopup } from './notices/readNotices.ts';
export { type NoticeCode, noticeSentence, noticeWording, popupOpenedText } from './notices/wording.ts';
export { ORDER_LINK_TITLE, type OrderLink, readOrderLink } from './ordering/orderLink.ts';
export { PAGE_TYPES, type PageType, type PageTypeName } from './pageTypes.ts';
export { parseQueryString, QUERY_LIMITS, type Query, type QueryValue, queryText } from './queryString.ts';
export { RECORD_TYPES, type RecordType, type RecordTypeName, recordTypeLabel } from './recordTypes.ts';
export {
  type RedirectChain,
  redirectChains,
  redirectCircles,
  redirectFor,
  withoutChains,
} from './redirects/followRedirects.ts';
export {
  REDIRECT_FORM,
  type RedirectFile,
  readRedirectFile,
  readRedirectTable,
  redirectsCsv,
} from './redirects/redirectFile.ts';
export { withQuery } from './redirects/redirectPath.ts';
export { checkRedirect, REDIRECT_LIMITS, type Redirect, readRedirects } from './redirects/redirects.ts';
export { parseRedirects, type RedirectProblem, redirectsText } from './redirects/redirectText.ts';
export { type RedirectCode, redirectSentence, redirectWording } from './redirects/wording.ts';
export {
  COLUMN_LAYOUT,
  COVER_TYPE_NAME,
  isScreenMade,
  KEPT_LAYOUT,
  readScreen,
  SCREEN_LAYOUTS,
  SCREEN_LIMITS,
  type Screen,
  type ScreenBackground,
  type ScreenButton,
  type ScreenLayout,
  type ScreenType,
  SITE_SCREENS,
  type SiteScreenType,
  TEXT_LAYOUT,
} from './screens/screen.ts';
export {
  DEVICE_VIEWS,
  type EditorSliceType,
  hasSlice,
  SCREEN_SLICES,
  SECTION_TYPES,
  type SectionType,
  TEMPLATE_SLICE_TYPES,
  tweakPageType,
} from './screens/slices.ts';
export { type ScreenWords, screenWords } from './screens/wording.ts';
export { excerptAround, markHits, type TextPart } from './search/excerpt.ts';
export { type SearchWords, searchWords } from './search/wording.ts';
export {
  followLink,
  SHARE_SERVICES,
  type ShareLink,
  type ShareService,
  shareLinks,
} from './share/shareLinks.ts';
export { numberedShares, SHARE_KEYS, switchedOnShares } from './share/shareSettings.ts';
export { type ShareWords, shareWords } from './share/wording.ts';
export {
  isTakenDown,
  readTakeDown,
  TAKE_DOWN_LIMITS,
  type TakeDown,
  type TakeDownCode,
  takeDownProblems,
} from './takeDown/takeDown.ts';
export { systemWords, type TemplateWords } from './templateWords/wording.ts';
export {
  foldUrlId,
  freeUrlId,
  givenUrlId,
  isUrlId,
  RESERVED_URL_IDS,
  storeUrlId,
  toUrlId,
  typedUrlId,
} from './urlId.ts';
