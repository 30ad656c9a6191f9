import type { WireVersion } from '@quoin/contract/endpoints/content';
import { differenceWords, type PageDifference, recordKey, type SiteRecords } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/versionCompare';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { useActWorld, useEditorState } from '../editorContext.ts';
import { PageShot } from '../panels/PageShot.tsx';
import css from './VersionCompare.module.css';

export interface VersionCompareProps {
  readonly version: WireVersion;
  readonly records: SiteRecords;
  /** The whole site, or one page of it. */
  onRestore(page?: string): void;
  onBack(): void;
}

const LOOKS = [
  { value: 'beside', text: texts.sideBySide },
  { value: 'slider', text: texts.overlay },
] as const;
type Look = (typeof LOOKS)[number]['value'];

/** What would change by going back to a version: in words, and page by page as it was and as it is (ED-29). */
export function VersionCompare({ version, records, onRestore, onBack }: VersionCompareProps) {
  const now = useEditorState((state) => state.records);
  const open = useEditorState((state) => state.page);
  const differences = useMemo(() => differenceWords(records, now), [records, now]);
  const pages = differences.filter(({ page }) => page !== '');
  const first = pages.find(({ page }) => page === open) ?? pages[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const page = chosen ?? first?.page ?? open;
  const [look, setLook] = useState<Look>('beside');
  const shownOnPage = pages.some((each) => each.page === page);
  return (
    <div className={css.compare}>
      <div className={css.bar}>
        <Button onPress={onBack}>{texts.allVersions}</Button>
        {pages.length > 1 ? (
          <SelectField
            label={commonTexts.page}
            isLabelHidden
            choices={pages.map((each) => ({ value: each.page, text: each.title }))}
            value={page}
            onChange={setChosen}
          />
        ) : null}
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons that belong together, no form */}
        <div role="group" aria-label={texts.show} className={css.looks}>
          {LOOKS.map(({ value, text }) => (
            <button key={value} type="button" aria-pressed={look === value} onClick={() => setLook(value)}>
              {text}
            </button>
          ))}
        </div>
        {differences.length === 0 ? null : (
          <div className={css.acts}>
            {shownOnPage && differences.length > 1 ? (
              <Button onPress={() => onRestore(page)}>{texts.restoreThisPage}</Button>
            ) : null}
            <Button look="primary" onPress={() => onRestore()}>
              {texts.restoreEverything}
            </Button>
          </div>
        )}
      </div>
      <Words differences={differences} />
      <Shots key={`${page}${look}`} {...{ version, page, look }} wasThere={records.has(recordKey('page', page))} />
    </div>
  );
}

function Words({ differences }: { readonly differences: readonly PageDifference[] }) {
  if (differences.length === 0) return <p>{texts.noDifferences}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, for those without a pointer too
    <ul className={css.words} aria-label={texts.changesSinceThen} tabIndex={0}>
      {differences.map(({ page, title, lines }) => (
        <li key={page}>
          <strong>{title}</strong>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface ShotsProps {
  readonly version: WireVersion;
  readonly page: string;
  readonly look: Look;
  readonly wasThere: boolean;
}

function Shots({ version, page, look, wasThere }: ShotsProps) {
  const { shell } = useActWorld();
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  /** Where, from the left, now begins; %. */
  const [split, setSplit] = useState(50);
  useEffect(() => {
    if (area.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  const grow = useMemo(() => (given: number) => setHeight((held) => Math.max(held, given)), []);
  const each = look === 'beside' ? (width - GAP) / 2 : width;
  const shared = { page, siteOrigin: shell.site, width: each, onHeight: grow };
  const then = version.name || texts.version(version.number);
  const before = wasThere ? <PageShot {...shared} title={`${then}`} version={version.number} /> : null;
  return (
    <>
      {look === 'slider' ? (
        <input
          type="range"
          className={css.slider}
          aria-label={texts.comparisonPosition}
          min={0}
          max={100}
          value={split}
          onChange={(event) => setSplit(Number(event.target.value))}
        />
      ) : null}
      <div ref={area} className={css.shots} data-look={look}>
        {width === 0 ? null : (
          <>
            <figure className={css.shot} style={{ width: each, height }}>
              <figcaption>{then}</figcaption>
              {before ?? <p className={css.missing}>{texts.thisPageDidNot}</p>}
            </figure>
            <figure
              className={css.shot}
              style={{ width: each, height, clipPath: look === 'slider' ? `inset(0 0 0 ${split}%)` : undefined }}
            >
              <figcaption>{texts.current}</figcaption>
              <PageShot {...shared} title={texts.current} version={null} />
            </figure>
            {look === 'slider' ? <div className={css.split} style={{ left: `${split}%` }} aria-hidden="true" /> : null}
          </>
        )}
      </div>
    </>
  );
}

const GAP = 12;
