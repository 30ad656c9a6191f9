import type { WireThemeReport } from '@quoin/contract/endpoints/content';
import { formatFileSize } from '@quoin/domain/formats';
import { counted } from '../../app/formats.ts';
import { Card } from '../../parts/Card.tsx';
import css from './Themes.module.css';

/** What a theme consists of. */
export function ThemeFacts({ report }: { readonly report: WireThemeReport }) {
  const { layouts, navigations, collections, pages, languages, tweaks, files, size } = report;
  return (
    <Card title="Contents">
      <dl className={css.facts}>
        <Fact name="Layouts" values={layouts} />
        <Fact name="Navigations" values={navigations} />
        <Fact name="Collection types" values={collections} />
        <Fact name="Pages" values={pages} />
        <Fact name="Languages" values={languages} />
        <Fact name="Tweaks" values={tweaks === 0 ? [] : [String(tweaks)]} />
        <Fact name="Files" values={[`${counted(files, 'file', 'files')}, ${formatFileSize(size)}`]} />
      </dl>
    </Card>
  );
}

function Fact({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{values.length === 0 ? 'None' : values.join(', ')}</dd>
    </div>
  );
}
