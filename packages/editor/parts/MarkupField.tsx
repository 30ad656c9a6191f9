import { type CleanMarkupResponse, cleanMarkupPath } from '@quoin/contract/endpoints/content';
import { useQuery } from '@tanstack/react-query';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { act } from '../app/api.ts';
import { useSite } from '../app/site.ts';
import css from './MarkupField.module.css';
import { type MarkupAct, markUp } from './markUp.ts';
import { savedText } from './savedText.ts';
import { ErrorState } from './states.tsx';
import { TextField } from './TextField.tsx';

const TOOLS: readonly { readonly mark: MarkupAct; readonly text: string; readonly icon: LucideIcon }[] = [
  { mark: 'strong', text: 'Bold', icon: Bold },
  { mark: 'em', text: 'Italic', icon: Italic },
  { mark: 'h3', text: 'Heading', icon: Heading2 },
  { mark: 'ul', text: 'List', icon: List },
  { mark: 'ol', text: 'Numbered list', icon: ListOrdered },
  { mark: 'a', text: 'Link', icon: Link2 },
];

export interface MarkupFieldProps {
  readonly label: string;
  /** HTML. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows: number;
  readonly error?: string | undefined;
  readonly placeholder?: string;
}

/** Text with a little HTML, and how visitors will see it. */
export function MarkupField({ label, value, onChange, rows, error, placeholder }: MarkupFieldProps) {
  const [isPreview, setPreview] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const run = (mark: MarkupAct) => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const next = markUp(value, { from: area.selectionStart, to: area.selectionEnd }, mark);
    flushSync(() => onChange(next.text));
    area.focus();
    area.setSelectionRange(next.from, next.to);
  };
  return (
    <div className={css.field} ref={box}>
      <div className={css.tools} role="toolbar" aria-label={label}>
        {TOOLS.map(({ mark, text, icon: Icon }) => (
          <button
            key={mark}
            type="button"
            className={css.tool}
            aria-label={text}
            disabled={isPreview}
            onClick={() => run(mark)}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
        <button
          type="button"
          className={`${css.tool} ${css.preview}`}
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          Preview
        </button>
      </div>
      {isPreview ? (
        <Preview label={label} html={value} />
      ) : (
        <TextField
          label={label}
          rows={rows}
          value={value}
          onChange={onChange}
          error={error}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      )}
    </div>
  );
}

/** As the server would keep it: only what it has cleaned is drawn. */
function Preview({ label, html }: { readonly label: string; readonly html: string }) {
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const cleaned = useQuery({
    queryKey: ['site', site.identifier, 'markup', html],
    queryFn: () => act<CleanMarkupResponse>('POST', cleanMarkupPath(site.identifier), { html }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (place.current !== null && cleaned.data !== undefined) place.current.innerHTML = cleaned.data.html;
  }, [cleaned.data]);
  if (cleaned.isError) {
    return <ErrorState title="No preview" error={cleaned.error} onRetry={() => void cleaned.refetch()} />;
  }
  return (
    <>
      <div
        ref={place}
        className={css.previewBox}
        role="document"
        aria-label={`${label} as visitors see it`}
        aria-busy={cleaned.isPending}
      />
      {cleaned.data === undefined || cleaned.data.removed.length === 0 ? null : (
        <p className={css.removed}>{savedText('', cleaned.data.removed).trim()}</p>
      )}
    </>
  );
}
