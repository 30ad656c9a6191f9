import type { ThemePageKind } from '@quoin/domain/site';
import {
  CalendarDays,
  Disc3,
  FileText,
  Folder,
  GalleryThumbnails,
  LayoutGrid,
  type LucideIcon,
  Newspaper,
  PanelsTopLeft,
  Rows3,
  ShoppingBag,
} from 'lucide-react';

/** Pictures of types of pages, by the names that themes have for them (site-templates 3). */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['album', Disc3],
  ['blog', Newspaper],
  ['calendar', CalendarDays],
  ['folder', Folder],
  ['gallery', GalleryThumbnails],
  ['image', GalleryThumbnails],
  ['index', LayoutGrid],
  ['product', ShoppingBag],
  ['products', ShoppingBag],
  ['project', PanelsTopLeft],
  ['projects', PanelsTopLeft],
  ['splash-page', FileText],
  ['stacked', Rows3],
  ['template-page', FileText],
]);

/** The picture of a theme's type of page; one for what such pages hold, where the theme names none that we know. */
export function kindIcon({ icon, folder, entries }: Pick<ThemePageKind, 'icon' | 'folder' | 'entries'>): LucideIcon {
  return ICONS.get(icon) ?? (folder !== null ? Folder : entries !== null ? Rows3 : FileText);
}
