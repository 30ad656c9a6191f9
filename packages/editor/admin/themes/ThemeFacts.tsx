import type { WireThemeReport } from '@quoin/contract/endpoints/content';
import { formatFileSize } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/themeFacts';
import { Card } from '../../parts/Card.tsx';
import css from './Themes.module.css';

/** What a theme consists of. */
export function ThemeFacts({ report }: { readonly report: WireThemeReport }) {
  const { layouts, navigations, collections, pages, languages, tweaks, files, size } = report;
  return (
    <Card title={texts.contents}>
      <dl className={css.facts}>
        <Fact name={texts.layouts} values={layouts} />
        <Fact name={texts.navigations} values={navigations} />
        <Fact name={texts.collectionTypes} values={collections} />
        <Fact name={commonTexts.pages} values={pages} />
        <Fact name={texts.languages} values={languages} />
        <Fact name={texts.tweaks} values={tweaks === 0 ? [] : [String(tweaks)]} />
        <Fact name={texts.files} values={[`${texts.files2(files)}, ${formatFileSize(size)}`]} />
      </dl>
    </Card>
  );
}

function Fact({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{values.length === 0 ? texts.none : values.join(', ')}</dd>
    </div>
  );
}
