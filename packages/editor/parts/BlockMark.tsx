import type { BlockIcon } from '@quoin/domain/blocks';
import {
  Archive,
  AudioLines,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Code,
  CreditCard,
  Disc3,
  FileCode,
  Frame,
  Gem,
  HeartHandshake,
  Image,
  Images,
  KeyRound,
  LayoutGrid,
  Link,
  List,
  ListCollapse,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Minus,
  MoveHorizontal,
  Play,
  Plug,
  Quote,
  Rss,
  Search,
  Shapes,
  Share2,
  Space,
  SquareMousePointer,
  Tag,
  Tags,
  TicketCheck,
  Type,
  Utensils,
} from 'lucide-react';

const MARKS: Readonly<Record<BlockIcon, LucideIcon>> = {
  ...{ text: Type, picture: Image, pictures: Images, video: Play, audio: AudioLines, album: Disc3 },
  ...{ button: SquareMousePointer, quote: Quote, code: Code, markdown: FileCode, embed: Frame, line: Minus },
  ...{ spacer: Space, shape: Shapes, accordion: ListCollapse, marquee: MoveHorizontal, chart: ChartColumn },
  ...{ map: MapPin, calendar: CalendarDays, dates: CalendarClock, menu: Utensils, social: Share2, search: Search },
  ...{ archive: Archive, tags: Tags, list: List, product: Tag, plan: CreditCard, donation: HeartHandshake },
  ...{ members: KeyRound, feed: Rss, form: ClipboardList, newsletter: Mail, summary: LayoutGrid },
  ...{ comments: MessageSquare, link: Link, logo: Gem, booking: TicketCheck, service: Plug },
};

/** The sign of a type of block in menus. */
export function BlockMark({ icon }: { readonly icon: BlockIcon }) {
  const Mark = MARKS[icon];
  return <Mark aria-hidden="true" size={20} strokeWidth={1.75} />;
}
