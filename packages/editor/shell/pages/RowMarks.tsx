import { isTakenDown, type ThemePageKind } from '@quoin/domain/site';
import { CalendarClock, CalendarX2, ExternalLink, File, Folder, Heading, House } from 'lucide-react';
import tree from '../tree/tree.module.css';
import type { TreeRow } from '../tree/treeModel.ts';
import { kindIcon } from './kindIcon.ts';
import { kindOfRow } from './pageTree.ts';
import type { RowFacts } from './rowFacts.ts';

interface RowIconProps {
  readonly row: TreeRow;
  readonly facts: RowFacts;
  /** Page types of the theme, with icons of their own. */
  readonly kinds: readonly ThemePageKind[];
}

/** In front of its name: what a row of the page tree is. */
export function RowIcon({ row, facts: { url, isHeading, typeName }, kinds }: RowIconProps) {
  if (kindOfRow(row.id) === 'navigation') return null;
  const kind = kinds.find((each) => each.typeName === typeName && each.icon !== '');
  const plain = row.isExpanded !== null ? Folder : isHeading ? Heading : File;
  const Icon = url !== '' ? ExternalLink : kind !== undefined ? kindIcon(kind) : plain;
  return <Icon aria-hidden="true" className={tree.mark} />;
}

interface RowMarksProps {
  readonly facts: RowFacts;
  /** When it is taken down, in words. */
  readonly endText: string;
}

/** Behind its name: the home page, and what is taken down at a time. */
export function RowMarks({ facts: { isHome, end }, endText }: RowMarksProps) {
  const End = end !== null && isTakenDown(end, Date.now()) ? CalendarX2 : CalendarClock;
  return (
    <>
      {isHome ? <House aria-hidden="true" className={tree.mark} /> : null}
      {end === null ? null : (
        <span title={endText.charAt(0).toUpperCase() + endText.slice(1)}>
          <End aria-hidden="true" className={tree.mark} />
        </span>
      )}
    </>
  );
}
