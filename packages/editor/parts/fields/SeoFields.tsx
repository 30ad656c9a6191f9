import { SEO_SHOWN } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/seoFields';
import { CheckField } from './CheckField.tsx';
import fields from './fields.module.css';
import css from './SeoFields.module.css';
import { TextField } from './TextField.tsx';

const MOST_TITLE = 250;

export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly isHidden: boolean;
}

export interface SeoFieldsProps {
  readonly seo: Seo;
  readonly onChange: (seo: Seo) => void;
  /** What is shown where nothing was entered; plain texts, not longer than shown. */
  readonly initial: Pick<Seo, 'title' | 'description'>;
  /** The last part of the page's address as entered, and what it is otherwise. */
  readonly urlId: string;
  readonly initialUrlId: string;
  readonly onUrlId: (urlId: string) => void;
  /** Address of what it is part of. */
  readonly baseUrl: string;
  /** It had another address, to which there may be links. */
  readonly isMoved: boolean;
  readonly problemAt: (field: string) => string | undefined;
}

export interface SearchPreviewProps {
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

/** A page among the results of a search, cut as search engines cut it. */
export function SearchPreview({ address, title, description }: SearchPreviewProps) {
  const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
  return (
    <figure className={css.preview} aria-label={texts.searchResultPreview}>
      <span className={css.address}>{address}</span>
      <span className={css.title}>{cut(title || commonTexts.title, SEO_SHOWN.title)}</span>
      <span className={css.text}>{cut(description, SEO_SHOWN.description) || texts.theBeginningOfThe}</span>
    </figure>
  );
}

/** Title, description and address as search engines show them. */
export function SeoFields(props: SeoFieldsProps) {
  const { seo, onChange, initial, urlId, initialUrlId, onUrlId, baseUrl, isMoved, problemAt } = props;
  const set = (parts: Partial<Seo>) => onChange({ ...seo, ...parts });
  return (
    <div className={fields.stack}>
      <SearchPreview
        address={`${baseUrl}/${urlId.trim() || initialUrlId}`}
        title={seo.title || initial.title}
        description={seo.description || initial.description}
      />
      <TextField
        label={commonTexts.title}
        value={seo.title}
        onChange={(title) => set({ title })}
        placeholder={initial.title}
        error={problemAt('seo.title')}
        hint={texts.ofAboutCharacters(seo.title.length, SEO_SHOWN.title)}
        maxLength={MOST_TITLE}
      />
      <TextField
        label={commonTexts.description}
        rows={3}
        value={seo.description}
        onChange={(description) => set({ description })}
        placeholder={initial.description}
        error={problemAt('seo.description')}
        hint={texts.ofAboutCharacters2(seo.description.length, SEO_SHOWN.description)}
      />
      <TextField
        label={commonTexts.urlSlug}
        value={urlId}
        onChange={onUrlId}
        placeholder={initialUrlId}
        error={problemAt('urlId')}
        hint={isMoved ? texts.theOldUrlRedirects : texts.theLastPartOf}
      />
      <CheckField isSelected={seo.isHidden} onChange={(isHidden) => set({ isHidden })}>
        {texts.hideThisPageFrom}
      </CheckField>
    </div>
  );
}
